import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { nounGoingOn } from './noun-tense.js'

const over = { start: '2012-01', end: '2015-01' }
const wrong = (
  language: string,
  entry: string,
  text: string,
  dates: { start?: string; end?: string } = over,
) => nounGoingOn(saidOf(text, [groundOf('work/0', [entry], language, { dates })], language))

describe('a job that is over, told by its nouns', () => {
  it.each([
    ['pl', 'Naprawa zegarów', 'Serwisuje i reperuje zegary.', 'Serwisuje'],
    ['pl', 'Badania gruntu', 'Jako technik bada grunt.', 'bada'],
    ['pl', 'Szycie sukien', 'Szyje suknie.', 'Szyje'],
    ['it', 'Traduzione di lettere', 'Traduce lettere.', 'Traduce'],
    ['it', 'Verifica delle forniture', 'Verifica le forniture.', 'Verifica'],
    ['it', 'Montaggio di orologi', 'Monta orologi.', 'Monta'],
    ['it', 'Gestione ordini, vendita di orologi', 'Gestisce ordini e vende orologi.', 'Gestisce'],
  ])('when %s has “%s”, then “%s” is wrong at %s', (language, entry, text, word) => {
    expect(wrong(language, entry, text)).toBe(word)
    expect(wrong(language, entry, text, { start: '2012-01' })).toBeUndefined()
  })

  it.each([
    ['it is told as over', 'pl', 'Naprawa zegarów', 'Naprawiał zegary.'],
    ['the entry has the word', 'pl', 'Bada grunt', 'Bada grunt.'],
    ['the noun is told', 'it', 'Verifica delle forniture', 'Verifica delle forniture a Como.'],
    ['the entry tells it so', 'it', 'Verifica le forniture', 'Verifica le forniture a Como.'],
    ['it is a noun among others', 'it', 'Consegne e vendita', 'Si occupava di vendita e consegna.'],
    ['a line is a noun', 'it', 'Consegne di pacchi', 'Consegna di pacchi a Como.'],
    ['it is a noun in Polish', 'pl', 'Przyjmowanie gościa', 'Obsługiwała gości.'],
    ['years are counted', 'pl', 'Technik', 'Był tam cztery lata.'],
    ['it is a noun', 'it', 'Montaggio e assistenza', 'Si occupava della cura.'],
    ['no verbs are known', 'en', 'Repair of clocks', 'Repairs clocks.'],
  ])('when %s, then it stands', (_what, language, entry, text) => {
    expect(wrong(language, entry, text)).toBeUndefined()
  })

  it('when something that goes on is told as well, then it stands', () => {
    const grounds = [
      groundOf('work/0', ['Badania gruntu'], 'pl', { dates: over }),
      groundOf('work/1', ['Analiza wody'], 'pl', { dates: { start: '2015-02' } }),
    ]
    expect(nounGoingOn(saidOf('Analizuje wodę.', grounds, 'pl'))).toBeUndefined()
  })
})
