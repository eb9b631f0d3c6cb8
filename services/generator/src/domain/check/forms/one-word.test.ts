import { describe, expect, it } from '@jest/globals'
import { formsOf, isForm } from './one-word.js'
import { normalForm } from './normal-form.js'

describe('forms of one word', () => {
  it.each([
    ['en', 'taught', 'teaches', true],
    ['en', 'managed', 'manages', true],
    ['en', 'managed', 'damaged', false],
    ['de', 'gearbeitet', 'arbeitete', true],
    ['nl', 'gemaakt', 'maakt', true],
    ['pl', 'wyremontował', 'remont', true],
    ['es', 'dirigió', 'dirige', true],
    ['es', 'dirigió', 'exige', false],
  ])('when %s has “%s” and “%s”, then they are forms of one word: %s', (language, one, other, are) => {
    const [said, known] = [normalForm(one), normalForm(other)]
    expect([isForm(said, known, language), formsOf(said, language)(known)]).toEqual([are, are])
  })
})
