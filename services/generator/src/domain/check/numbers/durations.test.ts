import { describe, expect, it } from '@jest/globals'
import { tokensOf } from '../tokens.js'
import { isSameTime, minutesAt } from './durations.js'

const isSame = (entry: string, text: string, language = 'en') => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  return isSameTime(tokens, at, [tokensOf(entry, language)])
}

describe('times in other units', () => {
  it.each([
    ['en', '90 minutes', 'an hour and a half'],
    ['en', '90 minutes', 'one and a half hours'],
    ['en', '150 minutes', 'two and a half hours'],
    ['en', '48 hours', 'two days'],
    ['de', '90 Minuten', '1,5 Stunden'],
    ['fr', '14 jours', 'deux semaines'],
    ['pl', '48 godzin', '2 dni'],
  ])('when %s has “%s” and says “%s”, then it is as long', (language, entry, text) => {
    expect(isSame(entry, text, language)).toBe(true)
  })

  it.each([
    ['en', '90 minutes', 'two hours'],
    ['en', '90 patients', '1.5 hours'],
    ['en', '90 minutes', '90 patients'],
    ['en', '30 days', 'a month and a half'],
  ])('when %s has “%s” and says “%s”, then it is not', (language, entry, text) => {
    expect(isSame(entry, text, language)).toBe(false)
  })

  it('when no unit stands behind an amount, then it is no time', () => {
    expect(minutesAt(tokensOf('90', 'en'), 0)).toBeUndefined()
  })
})
