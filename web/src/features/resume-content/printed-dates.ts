/** A period as the contract writes it. `rest` is the other text of the line. */
export interface PrintedDates {
  readonly start: string
  /** Absent where it goes on, or where one date alone is printed. */
  readonly end?: string
  readonly rest: string
}

const monthsIn = (language: string): [string, number][] =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at): [string, number] => [
      format
        .format(Date.UTC(2024, at, 15))
        .toLowerCase()
        .replace('.', ''),
      at + 1,
    ])
  })

function monthTable(language: string): ReadonlyMap<string, number> {
  try {
    return new Map([...monthsIn('en'), ['sept', 9], ...(language === 'und' ? [] : monthsIn(language))])
  } catch {
    // No language that the browser knows.
    return new Map(monthsIn('en'))
  }
}

const date =
  /(?<![\d./-])(?:(?<y>(?:19|20)\d\d)(?:[-./](?<m>0?[1-9]|1[0-2])(?![\d]))?|(?<m2>0?[1-9]|1[0-2])\s?[./-]\s?(?<y2>(?:19|20)\d\d)|(?<word>\p{L}{3,12})\.?,?\s+(?<y3>(?:19|20)\d\d))(?!\d)/gu

/** The dates that are printed in a line; absent where it has none. */
export function printedDates(text: string, language: string): PrintedDates | undefined {
  const months = monthTable(language)
  const found = [...text.matchAll(date)].slice(0, 2)
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return undefined
  const iso = ({ groups = {} }: RegExpMatchArray): string => {
    const year = groups['y'] ?? groups['y2'] ?? groups['y3'] ?? ''
    const month = groups['m'] ?? groups['m2'] ?? months.get((groups['word'] ?? '').toLowerCase())
    return month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`
  }
  const isMonth = ({ groups = {} }: RegExpMatchArray) =>
    groups['word'] === undefined || months.has(groups['word'].toLowerCase())
  const from = isMonth(first) ? first.index : first.index + first[0].length - 4
  const after = text.slice(last.index + last[0].length)
  // A word after the dash says that it goes on.
  const isOpen = found.length === 1 && /^\s*[-\u2010-\u2015~]\s*\p{L}{0,12}\.?(?=\W*$)/u.exec(after)
  const rest = [text.slice(0, from), isOpen ? '' : after]
    .map((part) => part.replace(/^[\s,;|·•()–-]+|[\s,;|·•()–-]+$/gu, ''))
    .filter((part) => part !== '')
    .join(', ')
  return { start: iso(first), ...(found.length > 1 && { end: iso(last) }), rest }
}
