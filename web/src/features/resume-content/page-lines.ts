import { valueAt, type ResumeReading } from '@thumbfolio/contracts'
import { placeKey } from './questions.js'
import type { Draft, DraftEntry } from './draft.js'

/** A piece of text on the page that can be put anywhere. */
export interface PageLine {
  readonly key: string
  readonly page: number
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly text: string
  /** JSON pointers of the values that were read from it; none where it has no place. */
  readonly pointers: readonly string[]
  /** A value that was read from it, where that is one alone. */
  readonly value?: string | undefined
}

/** Points by which the pieces of one printed line may differ in height. */
const sameRow = 4

/** All that was read, in the order of reading. */
export function pageLinesOf({ provenance, unplaced, replaced = [], content }: ResumeReading): PageLine[] {
  const lines = new Map<string, PageLine>()
  for (const [pointer, place] of Object.entries(provenance)) {
    const key = placeKey(place)
    const pointers = [...(lines.get(key)?.pointers ?? []), pointer]
    const value = pointers.length === 1 ? valueAt(content, pointer) : undefined
    lines.set(key, { ...place, key, pointers, value: typeof value === 'string' ? value : undefined })
  }
  for (const place of [...unplaced, ...replaced]) {
    const key = placeKey(place)
    if (!lines.has(key)) lines.set(key, { ...place, key, pointers: [] })
  }
  return inOrder([...lines.values()].filter(({ text }) => /[\p{L}\p{N}]/u.test(text)))
}

const rowOf = ({ box: [, y] }: PageLine): number => Math.round(y / sameRow)

const inOrder = (lines: PageLine[]): PageLine[] =>
  lines.sort((a, b) => a.page - b.page || rowOf(a) - rowOf(b) || a.box[0] - b.box[0])

/** From one line to another, without lines of other columns. */
export function rangeOf(lines: readonly PageLine[], one: string, other: string): string[] {
  const ends = [one, other].map((key) => lines.findIndex((line) => line.key === key))
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  const boxes = [lines[from], lines[to]].flatMap((line) => line?.box ?? [])
  if (from < 0 || boxes.length < 8) return [other]
  const left = Math.min(boxes[0]!, boxes[4]!)
  const right = Math.max(boxes[0]! + boxes[2]!, boxes[4]! + boxes[6]!)
  return lines
    .slice(from, to + 1)
    .filter(({ box: [x, , width] }) => x < right && x + width > left)
    .map(({ key }) => key)
}

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a line says: as its value was written, where it is one. */
export const textOf = ({ value, text }: PageLine): string => (value ?? text).trim()
export const isSameText = (one: string, other: string): boolean =>
  one.trim() === other.trim() || bare(one) === bare(other)

const textsOf = ({ basics, lists }: Draft): string =>
  [basics, ...Object.values(lists).flat()]
    .flatMap(({ values }: DraftEntry) => Object.values(values))
    .map((text) => ` ${bare(text)} `)
    .join('\n')

export interface Page {
  /** All its lines, in the order of reading. */
  readonly lines: readonly PageLine[]
  readonly language: string
}

export interface Placing {
  /** Keys of lines that their owner put somewhere or left out. */
  readonly settled: readonly string[]
  /** Keys of lines that had a place until another line took it. */
  readonly loose: readonly string[]
}

/** What has no place yet and is worth one. */
export function leftOversOf(
  lines: readonly PageLine[],
  { unplaced }: Pick<ResumeReading, 'unplaced'>,
  draft: Draft,
  { settled, loose }: Placing,
): PageLine[] {
  const placed = textsOf(draft)
  const worthy = unplaced.filter(({ isHeaderOrFooter = false }) => !isHeaderOrFooter)
  const open = new Set([...worthy.map((place) => placeKey(place)), ...loose])
  return lines.filter(
    (line) => open.has(line.key) && !settled.includes(line.key) && !placed.includes(` ${bare(line.text)} `),
  )
}
