import { singleLine } from '@thumbfolio/contracts'

/** A table for people: a heading and rows of texts, in columns. '' for no rows. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings.map((heading) => heading.toUpperCase()), ...rows]
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => widthOf(line[at] ?? ''))))
  return lines
    .map((line) =>
      line
        .map((cell, at) => singleLine(cell) + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names with what belongs to them, one a line. */
export function record(fields: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...fields.map(([name]) => name.length))
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${singleLine(value)}`.trimEnd()).join('\n')
}

/** The table, or what is said where there is nothing. */
export const listing = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  nothing: string,
): string => (rows.length === 0 ? nothing : table(headings, rows))

/** To the second, in UTC. */
export const time = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z')

/** What strangers wrote must not steer the terminal: every cell is a single line. */
const widthOf = (text: string): number => singleLine(text).length
