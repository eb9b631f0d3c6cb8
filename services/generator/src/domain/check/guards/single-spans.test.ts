import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherSingleSpan } from './single-spans.js'

const wrong = (language: string, text: string, dates: { start: string; end: string }, told = 'Acme') =>
  otherSingleSpan(saidOf(text, [groundOf('work/0', [told], language, { dates })], language))
const long = { start: '2015-01', end: '2018-12' }
const year = { start: '2015-01', end: '2015-12' }
const yearAndHalf = { start: '2015-01', end: '2016-06' }

const years: readonly (readonly [string, string])[] = [
  ['en', 'She was there for a year.'],
  ['en', 'She was there for one year.'],
  ['de', 'Sie war dort ein Jahr.'],
  ['es', 'Estuvo allí un año.'],
  ['fr', 'Elle y a passé un an.'],
  ['it', 'Ci è rimasta per un anno.'],
  ['nl', 'Ze werkte er een jaar.'],
  ['pt', 'Esteve lá um ano.'],
]

describe('a span that no digit tells', () => {
  it('when a year is told of another amount, then it is none of this one', () => {
    const told = 'Score up from 81 to 89 in two years, sales of 74,000 in 2025'
    const entry = groundOf('work/0', told.split(', '), 'en', { dates: long })
    const said = saidOf('In one year the score rose from 81 to 89.', [entry], 'en')
    expect(otherSingleSpan(said)).toBe('one year')
  })

  it('when an entry tells of “a year in industry”, then that is how long', () => {
    const told = 'Graduate with a year in industry at a plant.'
    expect(wrong('en', 'She has spent a year in industry.', long, told)).toBeUndefined()
  })

  it.each(years)('when it lasted four years, then “%s” “%s” does not stand', (language, text) => {
    expect(wrong(language, text, long)).toBeDefined()
  })

  it.each(years)('when it lasted a year, then “%s” “%s” stands', (language, text) => {
    expect(wrong(language, text, year)).toBeUndefined()
  })

  it.each([
    ['en', 'She was there for a year and a half.'],
    ['es', 'Estuvo allí un año y medio.'],
    ['fr', 'Elle y a passé un an et demi.'],
  ])(
    'when it lasted half a year more, then “%s” “%s” stands, and of four years it does not',
    (language, text) => {
      expect(wrong(language, text, yearAndHalf)).toBeUndefined()
      expect(wrong(language, text, long)).toBeDefined()
    },
  )

  it.each([
    ['en', 'She answered 45 calls a year.', '45 calls a year'],
    ['en', 'She left a year later.', 'Acme'],
    ['en', 'She gave 180 hours in one year.', '180 hours in 2017'],
    ['en', 'She was there for a year.', 'A stay of 12 months'],
    ['fr', 'Elle est partie il y a un an.', 'Acme'],
    ['es', 'Hace un año se marchó.', 'Acme'],
  ])('when it is a rate, a time or told, then “%s” “%s” of “%s” stands', (language, text, told) => {
    expect(wrong(language, text, long, told)).toBeUndefined()
  })
})
