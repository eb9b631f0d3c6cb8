import { describe, expect, it } from '@jest/globals'
import { normalForm } from './normal-form.js'
import { baseOf, stemOf } from './stem.js'

const stem = (word: string, language: string) => stemOf(normalForm(word), language)

describe('forms of one word', () => {
  it.each([
    ['en', 'managed', 'managing'],
    ['en', 'studies', 'studied'],
    ['en', 'studies', 'study'],
    ['en', 'planned', 'plans'],
    ['en', 'led', 'leads'],
    ['en', 'wrote', 'written'],
    ['en', "school's", 'schools'],
    ['de', 'aufgearbeitet', 'aufarbeiten'],
    ['de', 'gebaut', 'bauen'],
    ['de', 'Häuser', 'Haus'],
    ['es', 'trabajó', 'trabajaba'],
    ['fr', 'dirigeait', 'dirigeaient'],
    ['it', 'lavorato', 'lavorare'],
    ['nl', 'aangelegd', 'aanlegt'],
    ['pl', 'projektami', 'projektach'],
    ['pt', 'trabalhou', 'trabalhar'],
    ['xx', 'managed', 'manages'],
  ])('when %s has “%s” and “%s”, then their stem is one', (language, one, other) => {
    expect(stem(one, language)).toBe(stem(other, language))
  })
})

describe('words that are not of one kind', () => {
  it.each([
    ['en', 'manager', 'managed'],
    ['en', 'university', 'universal'],
    ['en', 'bus', 'bu'],
    ['de', 'Leiter', 'Leitung'],
    ['es', 'director', 'dirección'],
    ['fr', 'directeur', 'direction'],
    ['it', 'direttore', 'direzione'],
    ['nl', 'leider', 'leiding'],
    ['pl', 'kierownik', 'kierował'],
    ['pt', 'diretor', 'direção'],
  ])('when %s has “%s” and “%s”, then their stems differ', (language, one, other) => {
    expect(stem(one, language)).not.toBe(stem(other, language))
  })
})

describe('odd words', () => {
  it.each([
    ['en', '', ''],
    ['en', 'c++', 'c++'],
    ['en', 'qa', 'qa'],
    ['pl', 'rok', 'rok'],
    ['de', 'ge', 'ge'],
    ['nl', 'geld', 'geld'],
  ])('when %s has “%s”, then it is left as it is', (language, word, expected) => {
    expect(stemOf(word, language)).toBe(expected)
  })

  it.each(['de', 'nl', 'en'])(
    'when a word of %s is longer than any, then it is left as it is',
    (language) => {
      const word = `ge${'laufen'.repeat(300)}en`
      expect(stemOf(word, language)).toBe(word)
    },
  )

  it('when a word is asked for again, then the answer is the same, and another language has its own', () => {
    const once = stemOf('gemachtigt', 'de')
    expect(stemOf('gemachtigt', 'de')).toBe(once)
    expect(stemOf('gemachtigt', 'fr')).not.toBe(once)
  })

  it.each([
    ['oversaw', 'oversee'],
    ['rewrote', 'rewrite'],
    ['win', 'win'],
    ['table', 'table'],
  ])('when the word is “%s”, then it belongs to “%s”', (word, base) => {
    expect(baseOf(word)).toBe(base)
  })
})
