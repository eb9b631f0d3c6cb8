import { describe, expect, it } from '@jest/globals'
import { groundOf, type Ground } from '../ground.js'
import { isHalfYear, isLittleMore, spanAt } from './spans.js'
import { tokensOf } from '../tokens.js'

const lasting = (start?: string, end?: string, id = 'work/0'): Ground =>
  groundOf(id, ['Acme'], 'en', { dates: { start, end } })
const stands = (text: string, grounds: readonly Ground[], language = 'en') => {
  const tokens = tokensOf(text, language)
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  return spanAt(tokens, at, grounds)
}
/** Five years and eight months. */
const job = lasting('2013-05', '2018-12')

describe('a span that the dates of an entry bear out', () => {
  it.each([
    ['en', 'for six years'],
    ['en', 'for five years and eight months'],
    ['en', 'for five and a half years'],
    ['en', 'for more than five years'],
    ['en', 'for 68 months'],
    ['de', 'sechs Jahre lang'],
    ['de', 'fünf Jahre und acht Monate'],
    ['es', 'durante seis años'],
    ['fr', 'pendant plus de cinq ans'],
    ['it', 'per sei anni'],
    ['nl', 'zes jaar lang'],
    ['pl', 'przez sześć lat'],
    ['pt', 'durante cinco anos e oito meses'],
  ])('when %s says “%s” of 2013-05 to 2018-12, then it stands', (language, text) => {
    expect(stands(text, [job], language)).toBe(true)
  })
})

describe('a span that no dates bear out', () => {
  it.each([
    ['too long', 'for seven years', [job]],
    ['too short', 'for five years and three months', [job]],
    ['more than it was', 'for more than six years', [job]],
    ['far less than it was', 'for over four years', [job]],
    ['no span at all', 'for six people', [job]],
    ['of a job that goes on', 'for six years', [lasting('2013-05')]],
    ['of a job without a beginning', 'for six years', [lasting(undefined, '2018-12')]],
    ['of an entry without dates', 'for six years', [lasting()]],
    ['of nothing', 'for six years', []],
    ['a year of seven months', 'for 1 year', [lasting('2013-05', '2013-11')]],
    ['years of a job that ended before it began', 'for six years', [lasting('2018-12', '2013-05')]],
  ])('when it is %s, then it does not stand', (_what, text, grounds) => {
    expect(stands(text, grounds)).toBe(false)
  })
})

describe('a span over several entries', () => {
  const [first, second] = [lasting('2008-01', '2009-12'), lasting('2013-01', '2015-12', 'work/1')]
  it.each([
    ['of two jobs together', 'for five years', [first, second], true],
    ['of a job and a school together', 'for five years', [first, { ...second, section: 'education' }], false],
    ['between two jobs', 'five years later', [first, second], true],
    ['between two jobs, and another span', 'four years later', [first, second], false],
  ])('when it is %s, then it is judged so', (_what, text, grounds, isBorneOut) => {
    expect(stands(text, grounds)).toBe(isBorneOut)
  })
})

describe('the half of a year', () => {
  it.each([
    ['en', 'four and a half years', 'half', true],
    ['de', 'ein halbes Jahr', 'halbes', true],
    ['fr', 'un an et demi', 'demi', true],
    ['it', 'due anni e mezzo', 'mezzo', true],
    ['pl', 'pół roku', 'pol', true],
    ['en', 'half of the staff', 'half', false],
    ['en', 'four years and a day', 'day', false],
  ])('when %s says “%s”, then “%s” is one: %s', (language, text, half, isOne) => {
    const tokens = tokensOf(text, language)
    const at = tokens.findIndex(({ value }) => value === half)
    expect(isHalfYear(tokens, at)).toBe(isOne)
  })
})

describe('a little more than a span', () => {
  /** Five years and eight months, and five years and two. */
  const short = lasting('2013-05', '2018-06')
  const isLittle = (text: string, ground: Ground, language: string) => {
    const tokens = tokensOf(text, language)
    return isLittleMore(
      tokens,
      tokens.findIndex(({ value }) => /^(?:poco|pouco|peu|nieco)$/.test(value)),
      [ground],
    )
  }
  it.each([
    ['es', 'poco más de cinco años'],
    ['fr', 'un peu plus de cinq ans'],
    ['it', 'poco più di cinque anni'],
    ['pl', 'nieco ponad pięć lat'],
  ])('when %s says “%s”, then it was a few months longer', (language, text) => {
    expect(isLittle(text, short, language)).toBe(true)
    expect(isLittle(text, job, language)).toBe(false)
  })

  it.each([
    'poco más de seis años',
    'poco más de 40 rutas',
    'poco menos de cinco años',
    'poco de cinco años',
  ])('when it says “%s”, then it tells more', (text) => {
    expect(isLittle(text, short, 'es')).toBe(false)
  })
})
