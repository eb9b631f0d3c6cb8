import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { impliedBy } from '../words/implied-words.js'
import { wrongLevel } from './levels.js'
import { saidOf } from '../said.js'

const spoken = (language: string, ...listed: readonly (readonly [name: string, fluency: string])[]) =>
  listed.map(([name, fluency], index) =>
    groundOf(`languages/${index}`, [name, fluency], language, {
      implied: impliedBy('languages', { language: name, fluency }, language),
    }),
  )
const dutch = ['Dutch', 'Native speaker'] as const
const german = ['German', 'B2'] as const
const portuguese = ['Português', 'Língua materna'] as const
const english = ['Inglês', 'B2'] as const

const french = ['Français', 'Langue maternelle'] as const
const arabic = ['Arabe', 'Langue maternelle'] as const
const anglais = ['Anglais', 'C1'] as const
const inglese = ['Inglese', 'Buono'] as const
const two = 'sont ses deux langues maternelles.'

describe('levels of several languages', () => {
  it.each([
    ['en', 'Native in Dutch, and B2 in German.', [dutch, german]],
    ['pl', 'Włoski zna na poziomie B1/B2.', [['Włoski', 'B1/B2'] as const]],
    ['pl', 'Włoski zna na poziomie B1.', [['Włoski', 'B1/B2'] as const]],
    ['en', 'Speaks Dutch natively and German.', [german, dutch]],
    ['en', 'Speaks Dutch and German.', [dutch, german]],
    ['pt', 'Fala português (língua materna), inglês e francês.', [portuguese, english]],
    ['pt', 'O português é a sua língua nativa e o inglês é B2.', [portuguese, english]],
    [
      'fr',
      "Outre le français, sa langue maternelle, elle parle l'espagnol.",
      [['Français', 'Langue maternelle'] as const, ['Espagnol', 'B2'] as const],
    ],
    ['fr', 'De langue maternelle arabe, elle parle anglais (C1).', [arabic, anglais]],
    ['fr', "Elle a pour langue maternelle l'arabe et parle anglais (C1).", [arabic, anglais]],
    ['it', 'Parla bene inglese e tedesco.', [inglese, ['Tedesco', 'Buono'] as const]],
    ['fr', `Elle parle anglais, et le français et l'arabe ${two}`, [french, arabic, anglais]],
    ['en', 'Speaks Dutch, and German at B2.', [dutch, german]],
    ['en', 'Speaks fluent Dutch and reads Latin.', [dutch, ['Latin', 'Reading'] as const]],
    ['en', 'Speaks fluent Dutch and understands German.', [dutch, german]],
    [
      'en',
      'A native Dutch speaker with a conversational level of Swedish.',
      [dutch, ['Swedish', 'Conversational'] as const],
    ],
    ['en', 'Fluent in Dutch and German.', [german]],
    ['en', 'Fluent in Dutch and English.', [['Dutch', 'C1'] as const, ['English', 'C2'] as const]],
    [
      'de',
      'Englisch gut in Wort und Schrift, dazu Grundkenntnisse in Polnisch.',
      [['Englisch', 'gut in Wort und Schrift'] as const, ['Polnisch', 'Grundkenntnisse'] as const],
    ],
    [
      'de',
      'Polnisch ist ihre Muttersprache.',
      [['Polnisch', 'Muttersprache'] as const, ['Deutsch', 'C1'] as const],
    ],
    ['es', 'Domina el inglés y habla danés.', [['Inglés', 'C1'] as const, ['Danés', 'B1'] as const]],
    [
      'es',
      'El español es su lengua materna.',
      [['Español', 'Nativo'] as const, ['Lengua de signos', 'A2'] as const],
    ],
    ['en', 'Speaks German (B2) and Dutch (native).', [dutch, german]],
    [
      'en',
      'A native Dutch speaker with conversational Swedish.',
      [dutch, ['Swedish', 'Conversational'] as const],
    ],
    [
      'en',
      'Speaks native Dutch, conversational Swedish and German at B2.',
      [dutch, ['Swedish', 'Conversational'] as const, german],
    ],
    [
      'pl',
      'Mówię biegle po angielsku i po niemiecku na poziomie A2.',
      [['angielski', 'C1'] as const, ['niemiecki', 'A2'] as const],
    ],
    ['en', '', [dutch, german]],
    ['en', 'Speaks German and Polish, both at B2 level.', [german, ['Polish', 'B2'] as const]],
    ['en', 'Fluent in Dutch.', []],
  ])('when %s says “%s”, then it stands', (language, text, listed) => {
    expect(wrongLevel(saidOf(text, spoken(language, ...listed), language))).toBeUndefined()
  })

  it.each([
    ['it', 'Parla bene inglese e tedesco.', 'bene', [inglese, ['Tedesco', 'Discreto'] as const]],
    ['it', 'Parla benissimo francese e inglese.', 'benissimo', [['Francese', 'Ottimo'] as const, inglese]],
    ['fr', `L'anglais et l'arabe ${two}`, 'maternelles', [arabic, anglais]],
    ['en', 'Native in Dutch and German.', 'Native', [dutch, german]],
    ['en', 'Dutch and fluent German.', 'fluent', [dutch, german]],
    ['en', 'Speaks Dutch and German, both at B2 level.', 'B2', [dutch, german]],
    ['en', 'Speaks Dutch and German, both at native level.', 'native', [dutch, german]],
    ['en', 'Speaks German and Dutch natively.', 'natively', [dutch, german]],
    ['en', 'Speaks German at C1.', 'C1', [dutch, german]],
    [
      'en',
      'A conversational Dutch speaker with native Swedish.',
      'conversational',
      [dutch, ['Swedish', 'Conversational'] as const],
    ],
    ['en', 'Speaks German (native) and Dutch (native).', 'native', [dutch, german]],
    [
      'de',
      'Fließend in Polnisch und Deutsch.',
      'Fließend',
      [['Polnisch', 'C1'] as const, ['Deutsch', 'A2'] as const],
    ],
    [
      'es',
      'Nativo en español e inglés.',
      'Nativo',
      [['Español', 'Nativo'] as const, ['Inglés', 'B1'] as const],
    ],
    [
      'fr',
      'Courant en anglais et italien.',
      'Courant',
      [['Anglais', 'C1'] as const, ['Italien', 'A2'] as const],
    ],
    [
      'it',
      'Madrelingua italiano e francese.',
      'Madrelingua',
      [['Italiano', 'Madrelingua'] as const, ['Francese', 'B1'] as const],
    ],
    ['nl', 'Vloeiend in Duits en Frans.', 'Vloeiend', [['Duits', 'C1'] as const, ['Frans', 'A2'] as const]],
    [
      'pl',
      'Biegle angielski i niemiecki.',
      'Biegle',
      [['Angielski', 'C1'] as const, ['Niemiecki', 'A2'] as const],
    ],
    [
      'pl',
      'Mówię biegle po angielsku i niemiecku.',
      'biegle',
      [['angielski', 'C1'] as const, ['niemiecki', 'A2'] as const],
    ],
    [
      'pl',
      'Płynnie włada językiem angielskim i niemieckim.',
      'Płynnie',
      [['angielski', 'C1'] as const, ['niemiecki', 'A2'] as const],
    ],
    ['pt', 'Fala inglês (língua materna) e português.', 'materna', [portuguese, english]],
    [
      'pt',
      'Fluente em inglês e francês.',
      'Fluente',
      [['Inglês', 'C1'] as const, ['Francês', 'A2'] as const],
    ],
    ['pl', 'Włoski zna na poziomie B2.', 'B2', [['Włoski', 'B1/B2'] as const]],
    [
      'pl',
      'Angielski zna na poziomie C1, niemiecki na poziomie B2.',
      'C1',
      [['Angielski', 'B2/C1'] as const, ['Niemiecki', 'B2'] as const],
    ],
  ])('when %s says “%s”, then “%s” is wrong of one', (language, text, level, listed) => {
    expect(wrongLevel(saidOf(text, spoken(language, ...listed), language))).toBe(level)
  })
})

describe('a level in a phrase set apart', () => {
  const listed = spoken('pt', portuguese, english, ['Francês', 'A2'])
  const wrongIn = (text: string) => wrongLevel(saidOf(text, listed, 'pt'))
  it('when it stands behind a language, then it is of that one', () => {
    expect(wrongIn('Fala inglês, de nível B2, e francês, de nível A2.')).toBeUndefined()
    expect(wrongIn('Fala inglês, de nível A2, e francês, de nível B2.')).toBeDefined()
    expect(wrongIn('Fala francês, de nível B2, e inglês.')).toBeDefined()
  })
})
