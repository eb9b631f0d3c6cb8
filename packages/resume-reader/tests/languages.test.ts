import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { findDates } from '../src/recognizers/dates.js'
import { titleKind } from '../src/recognizers/titles.js'

const { titles, open } = JSON.parse(readFileSync(new URL('languages.json', import.meta.url), 'utf8')) as {
  titles: Record<string, Record<string, string>>
  open: Record<string, string>
}
const months = Array.from({ length: 12 }, (_, at) => ({
  date: new Date(Date.UTC(2019, at, 15)),
  value: `2019-${String(at + 1).padStart(2, '0')}`,
}))

/** The Unicode CLDR, which Node carries, is the source of the names. */
const printed = (language: string, month: 'long' | 'short', date: Date) =>
  new Intl.DateTimeFormat(language, { month, year: 'numeric', timeZone: 'UTC' }).format(date)

describe.each(Object.keys(titles))('in the language %s', (language) => {
  it.each(Object.entries(titles[language] ?? {}))(
    'when a section is %s, then its title is known: %s',
    (kind, title) => {
      expect(titleKind(title)).toBe(kind)
      expect(titleKind(title.toUpperCase())).toBe(kind)
    },
  )

  it.each(['long', 'short'] as const)('when months are written %s, then every one is read', (style) => {
    const read = months.map(({ date }) => findDates(printed(language, style, date))[0]?.end)
    expect(read).toEqual(months.map(({ value }) => value))
  })

  it('when a range is open, then it has a start and no end; a lone year stays a year', () => {
    const [range] = findDates(`${printed(language, 'long', months[2]!.date)} – ${open[language]}`)
    expect(range).toMatchObject({ start: '2019-03', isRange: true })
    expect(range).not.toHaveProperty('end')
    expect(findDates(`2017 – 2019`)[0]).toMatchObject({ start: '2017', end: '2019' })
  })
})
