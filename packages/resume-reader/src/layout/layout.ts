import { bestCut, type Cut, type Cutting } from './columns.js'
import { cardRow } from './cards.js'
import { markGrounds } from './grounds.js'
import { type Line, lineOf } from '../text/line.js'
import { bottom, type PageText, right, union } from '../text/page-text.js'
import { lookKey, Phrase, wideGap } from '../text/phrase.js'
import { segmentsOf } from './segments.js'
import { clustersOf, median } from './sides.js'
import { tableIn } from './tables.js'
import type { TextCues } from './text-cues.js'

/** Lines of one column, or of the page's full width. */
interface Strip {
  column: boolean
  /** It is as wide as its page, or as the area beside the margin. */
  wide: boolean
  lines: Line[]
}

const deepest = 6
/** Rows of cards follow one another down the page, each one level deeper. */
const deepestCards = 40

/** Cells beside each other make a line, also where a big title is beside small text. */
const linesOf = (cells: readonly Phrase[]): Line[] => {
  const rows: Phrase[][] = []
  for (const cell of [...cells].sort((a, b) => a.area.y - b.area.y || a.area.x - b.area.x)) {
    const { area } = cell
    const row = rows.findLast((candidate) =>
      candidate.every((other) => {
        const there = other.area
        const overlap = Math.min(bottom(area), bottom(there)) - Math.max(area.y, there.y)
        const beside = right(area) <= there.x + 1 || right(there) <= area.x + 1
        return beside && overlap >= 0.6 * Math.min(area.height, there.height)
      }),
    )
    if (row) row.push(cell)
    else rows.push([cell])
  }
  return rows.map(lineOf).sort((a, b) => a.y + a.height / 2 - (b.y + b.height / 2))
}

const strip = (cells: readonly Phrase[], column: boolean, wide: boolean): Strip[] =>
  cells.length === 0 ? [] : [stripOf(linesOf(cells), column, wide && !column)]

const markEdges = (lines: readonly Line[]): void => {
  const area = union(lines)
  const full = lines.filter((line) => right(line) > right(area) - 2.5 * line.look.size).length
  for (const line of lines) Object.assign(line, { left: area.x, edge: right(area), firm: full >= 3 })
}

const stripOf = (lines: Line[], column: boolean, wide: boolean): Strip => {
  markEdges(lines)
  lines.forEach((line, at) => {
    const before = lines[at - 1]
    line.startsColumn = column && at === 0
    line.above = before ? line.baseline - before.baseline : Infinity
  })
  markClosest(lines)
  return { column, wide, lines }
}

/** A page with short lines alone has its text end where the other pages have. */
const widenPages = (strips: readonly Strip[]): void => {
  const wide = strips.filter((part) => part.wide)
  const groups = new Map<number, Line[]>()
  for (const { lines } of wide) {
    const left = lines[0]?.left ?? 0
    const near = [...groups.keys()].find((x) => Math.abs(x - left) < 3) ?? left
    groups.set(near, [...(groups.get(near) ?? []), ...lines])
  }
  for (const lines of groups.values()) markEdges(lines)
}

const markClosest = (lines: readonly Line[]): void => {
  const closest = new Map<string, number>()
  const lookOf = ({ cells, look }: Line) => cells[0]?.look ?? look
  const fontOf = (line: Line): string => lookOf(line).font.replace(/[-,].*$/, '')
  const least = (line: Line): number => closest.get(fontOf(line)) ?? Infinity
  lines.forEach((line, at) => {
    const [before, look] = [lines[at - 1], lookOf(line)]
    const pitch = line.above / look.size
    if (before && lookKey(lookOf(before)) === lookKey(look) && pitch > 0.9)
      closest.set(fontOf(line), Math.min(least(line), pitch))
  })
  for (const line of lines) line.closest = least(line)
}

/** Dates above a place are two things; anything else goes on below. */
const wholeMargin = (rows: readonly Phrase[], { isOnlyDates }: TextCues): Phrase => {
  const [first, ...rest] = rows
  const isApart = first && rest.length > 0 && isOnlyDates(first.text) && !isOnlyDates(rest[0]?.text ?? '')
  return isApart ? Phrase.join([first, Phrase.wrap(rest)], wideGap) : Phrase.wrap(rows)
}

/** On the baseline of one of the lines. */
const isLevel = (row: readonly Phrase[], lines: readonly Line[]): boolean =>
  lines.some((line) => Math.abs(line.baseline - (row[0]?.baseline ?? 0)) < 1.5)

/** Rows of a margin that are whole periods, each beside a line: each dates the line beside it, so each is a cluster. */
const withPeriodsApart = (
  clusters: readonly Phrase[][][],
  lines: readonly Line[],
  { isPeriod }: TextCues,
): Phrase[][][] =>
  clusters.flatMap((rows) =>
    rows.every((row) => isPeriod(row.map(({ text }) => text).join(' ')) && isLevel(row, lines))
      ? rows.map((row) => [row])
      : [rows],
  )

/** Rows of a margin that return as they are, each beside a line of its own, are labels of a form: each is one. */
const withLabelsApart = (clusters: readonly Phrase[][][], lines: readonly Line[]): Phrase[][][] => {
  const textOf = (row: readonly Phrase[]) => row.map(({ value }) => value).join(' ')
  const texts = clusters.flat().map(textOf)
  const isLabel = (row: readonly Phrase[]): boolean => {
    const text = textOf(row)
    return isLevel(row, lines) && !/\d/.test(text) && texts.indexOf(text) !== texts.lastIndexOf(text)
  }
  return clusters.flatMap((rows) => (rows.every(isLabel) ? rows.map((row) => [row]) : [rows]))
}

/** Of two titles for one line, the nearer has it; the other becomes a line of its own. */
const withMargin = (cut: Cut, blocks: Strip[], cues: TextCues): Strip[] => {
  const lines = blocks.flatMap((block) => block.lines)
  const usual = median(lines.map((line) => line.above).filter(Number.isFinite))
  const starts = new Set(lines.filter((line) => line.above > 1.2 * usual))
  const clusters = withPeriodsApart(withLabelsApart(clustersOf(cut.left), lines), lines, cues)
  const titles = clusters.flatMap((cluster) => {
    const first = cluster[0]?.[0]
    if (!first) return []
    const title = wholeMargin(
      cluster.map((row) => Phrase.join(row, ' ')),
      cues,
    )
    const away = (line: Line) =>
      Math.min(Math.abs(line.y - first.area.y), Math.abs(line.baseline - first.baseline)) -
      (starts.has(line) ? line.look.size : 0)
    const home = [...lines].sort((a, b) => away(a) - away(b))[0]
    return home ? [{ title, home, away: away(home) }] : []
  })
  for (const { title, home } of titles.sort((a, b) => a.away - b.away)) {
    if (home.margin || isApart(title, home, cues)) standAlone(title, blocks)
    else
      Object.assign(home, {
        cells: [title, ...home.cells],
        x: Math.min(home.x, title.area.x),
        look: title.look,
        margin: true,
      })
  }
  return blocks
}

/** A section's title that no line is level with heads what is below it. */
const isApart = (title: Phrase, home: Line, cues: TextCues): boolean =>
  cues.isTitle(title.value) &&
  Math.min(Math.abs(home.y - title.area.y), Math.abs(home.baseline - title.baseline)) > title.look.size

const standAlone = (title: Phrase, blocks: readonly Strip[]): void => {
  const line = { ...lineOf([title]), margin: true }
  const block = blocks.find(({ lines }) => lines.some(({ y }) => y > line.y)) ?? blocks.at(-1)
  const at = block?.lines.findIndex(({ y }) => y > line.y) ?? -1
  block?.lines.splice(at < 0 ? block.lines.length : at, 0, line)
}

/**
 * The cells beside a margin of section titles, a part for each title that columns would run past: columns end where
 * their section does.
 */
const partsOf = (cut: Cut, { cues, cutting }: Paper): Phrase[][] => {
  const inner = cut.kind === 'margin' ? bestCut(cut.right, cues, cutting) : undefined
  if (!inner || inner.kind === 'margin') return [cut.right]
  const floors = cut.left
    .filter((title) => cues.isTitle(title.value))
    .map((title) => title.area.y)
    .filter((y) => y > inner.top + 1)
  const parts = new Map<number, Phrase[]>()
  for (const cell of cut.right) {
    const part = floors.filter((y) => cell.area.y + 0.6 * cell.area.height >= y).length
    parts.set(part, [...(parts.get(part) ?? []), cell])
  }
  return [...parts].sort(([one], [other]) => one - other).map(([, cells]) => cells)
}

/** The page before was cut here, and nothing on this page crosses the cut. */
const cutAgain = (cells: readonly Phrase[], gutters: readonly number[]): Cut | undefined => {
  for (const x of gutters) {
    const other = cells.filter((cell) => cell.area.x >= x - 3)
    const left = cells.filter((cell) => right(cell.area) < x)
    if (left.length === 0 || other.length === 0 || left.length + other.length < cells.length) continue
    return { kind: 'columns', left, right: other, top: 0, bottom: Infinity }
  }
  return undefined
}

type Paper = Pick<PageText, 'width' | 'height' | 'frames'> & {
  wide: boolean
  cues: TextCues
  cutting: Cutting
}

const arrange = (
  cells: readonly Phrase[],
  paper: Paper,
  column: boolean,
  depth: number,
  gutters: number[] = [],
): Strip[] => {
  const sorted = [...cells].sort((a, b) => a.baseline - b.baseline)
  const row = depth < deepestCards ? cardRow(sorted, paper.frames, paper) : undefined
  if (row)
    return [
      ...arrange(row.above, paper, column, depth, gutters),
      ...row.cards.flatMap((card) => arrange(card, { ...paper, frames: [], wide: false }, false, depth + 1)),
      ...arrange(row.below, paper, false, depth + 1),
    ]
  const table = depth < deepestCards ? tableIn(sorted, paper.cues) : undefined
  if (table)
    return [
      ...arrange(table.above, paper, column, depth + 1, gutters),
      stripOf(table.lines, false, false),
      ...arrange(table.below, paper, false, depth + 1, gutters),
    ]
  const found = depth < deepest && sorted.length >= 4 ? bestCut(sorted, paper.cues, paper.cutting) : undefined
  const cut = found ?? cutAgain(sorted, gutters)
  if (found?.kind === 'columns') gutters.push(Math.min(...found.right.map((cell) => cell.area.x)))
  if (!cut) return strip(sorted, column, paper.wide)
  const inside = new Set([...cut.left, ...cut.right])
  const outside = sorted.filter((cell) => !inside.has(cell))
  const middle = (cut.top + cut.bottom) / 2
  const [above, below] = [
    outside.filter((cell) => cell.baseline <= middle),
    outside.filter((cell) => cell.baseline > middle),
  ]
  const isColumn = cut.kind === 'columns'
  const first = arrange(above, paper, column, depth + 1)
  const last = arrange(below, paper, false, depth + 1)
  const side = { ...paper, wide: paper.wide && cut.kind === 'margin' }
  const body = partsOf(cut, paper).flatMap((part) => arrange(part, side, isColumn, depth + 1))
  if (cut.kind === 'margin') return [...first, ...withMargin(cut, body, paper.cues), ...last]
  return [...first, ...arrange(cut.left, side, isColumn, depth + 1), ...body, ...last]
}

const edges = (lines: readonly Line[]) => ({
  left: Math.min(...lines.map((line) => line.x)),
  right: Math.max(...lines.map(right)),
})

/** A column goes on where the page before left it. */
const goesOn = (before: Strip, next: Strip): boolean => {
  const [a, b] = [edges(before.lines), edges(next.lines)]
  return Math.abs(a.left - b.left) < 6 && b.right < a.right + 12
}

/** All lines in the order in which people read them. */
export const readingOrder = (
  pages: readonly PageText[],
  cues: TextCues,
  cutting: Cutting = 'usual',
): Line[] => {
  const strips: Strip[] = []
  const gutters: number[] = []
  for (const page of pages) {
    const next = arrange(segmentsOf(page), { ...page, wide: true, cues, cutting }, false, 0, gutters)
    const open = strips.filter(
      (candidate) => candidate.column && candidate.lines.at(-1)?.page === page.page - 1,
    )
    for (const [at, part] of next.entries()) {
      const home = part.column || at === 0 ? open.find((candidate) => goesOn(candidate, part)) : undefined
      if (!home) strips.push(part)
      else {
        for (const line of part.lines) line.startsColumn = false
        home.lines.push(...part.lines)
        // A page with short lines alone does not make the column narrower.
        markEdges(home.lines)
      }
    }
  }
  widenPages(strips)
  const lines = strips.flatMap((part) => part.lines)
  markGrounds(lines, pages)
  return lines
}
