import { readFileSync } from 'node:fs'
import { reservedHosts } from './reserved-hosts.js'
import { isOneSlipFrom } from './name-skeleton.js'
import { refusalOf } from './refused-names.js'
import { SiteName } from './site-name.js'

const namesIn = (file: string): string[] =>
  readFileSync(new URL(`../../fixtures/names/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const allowed = namesIn('allowed.txt')
const refused = namesIn('refused.txt')

describe('names that nobody may have', () => {
  it('when the tables are read, then each has a hundred names that a site could have', () => {
    for (const names of [allowed, refused]) {
      expect(new Set(names).size).toBeGreaterThanOrEqual(100)
      expect(names.filter((name) => !SiteName.safeParse(name).success)).toEqual([])
    }
  })

  it.each(allowed)('when somebody is called %s, then they may be', (name) => {
    expect(refusalOf(name)).toBeUndefined()
  })

  it.each(refused)('when a name passes for a service (%s), then it is refused', (name) => {
    expect(refusalOf(name)).toMatch(/^(own-name|brand|trust-words)$/)
  })

  it('when a host of the product is asked for, then that is the reason', () => {
    for (const name of reservedHosts) expect(refusalOf(name)).toBe('host')
  })

  it.each([
    ['thumfolio', 'thumbfolio', true],
    ['tuhmbfolio', 'thumbfolio', true],
    ['thumbfolios', 'thumbfolio', true],
    ['portfolio', 'thumbfolio', false],
    ['thumb', 'thumbfolio', false],
  ])('when %s is compared with %s, then one slip apart is %s', (a, b, expected) => {
    expect(isOneSlipFrom(a, b)).toBe(expected)
  })
})
