import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isTimeOfDay } from './times-of-day.js'

const isTold = (language: string, entry: string, text: string, word: string) => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ value }) => value === word)
  return isTimeOfDay(tokens, at, [groundOf('work/0', [entry], language)], language)
}

describe('the half of the day', () => {
  it.each([
    ['en', 'Loaded from 5 a.m.', 'from five in the morning', 'morning', true],
    ['en', 'Loaded from 5 p.m.', "from five o'clock in the afternoon", 'afternoon', true],
    ['de', 'Beladung ab 5 Uhr', 'ab fünf Uhr morgens', 'morgens', true],
    ['en', 'Loaded from 5 a.m.', 'from five in the evening', 'evening', false],
    ['en', 'Loaded from 5 p.m.', 'from five in the morning', 'morning', false],
    ['en', 'Loaded from 5 a.m.', 'loaded in the morning', 'morning', false],
    ['en', 'Loaded from 5 a.m.', 'from six in the morning', 'morning', false],
    ['en', 'Loaded 5 vans', 'loaded five in the morning', 'morning', false],
    ['de', 'Beladung ab 17 Uhr', 'ab fünf Uhr morgens', 'morgens', false],
  ])('when %s has “%s” and says “%s”, then “%s” is told: %s', (language, entry, text, word, expected) => {
    expect(isTold(language, entry, text, word)).toBe(expected)
  })
})
