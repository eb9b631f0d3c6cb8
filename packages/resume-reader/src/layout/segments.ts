import { drawnBullets } from './drawn-bullets.js'
import { readMirrored, withStretchesTurned } from './mirrored.js'
import { Phrase, wideGap } from '../text/phrase.js'
import { type PageText, right, type Run, union } from '../text/page-text.js'

/** In parts of the text size. */
const sameLine = 0.28
const segmentGap = 1.2
const wideWordGap = 0.5
const bulletReach = 5
/** Typesetters widen the space behind a mark. */
const behindMark = 1.5
const leastGutter = 0.6
/** A long word may reach into its gutter. */
const tightGutter = 0.45
/** In points: how far a comma or hyphen at the end of a line may stand out of its column. */
const hanging = 3
const leastFull = 3
const anyFont = '*'
/** Fewer agree by chance. */
const leastRows = 4

const bulletOnly = /^([•・●○◦▪■□▫‣⁃∙·◆◇►▶▸➢➤✓✔✦★*o–—-]|\uf0b7|\uf0a7)$/u

export const isBulletText = (text: string): boolean => bulletOnly.test(text)

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Runs that stand on one line, whatever lies between them. */
export const runRows = (runs: readonly Run[]): Run[][] => {
  const rows: { baseline: number; size: number; runs: Run[] }[] = []
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.findLast(
      (candidate) =>
        run.baseline - candidate.baseline < 40 &&
        Math.abs(run.baseline - candidate.baseline) <= sameLine * Math.min(run.size, candidate.size),
    )
    if (row) row.runs.push(run)
    else rows.push({ baseline: run.baseline, size: run.size, runs: [run] })
  }
  return rows.map((row) => row.runs.sort((a, b) => a.x - b.x))
}

/** The space between two words, as it would be were their letters not set apart. */
const spaceBetween = (before: Run, run: Run): number => run.x - right(before) - 2 * (before.tracking ?? 0)

const gapBefore = (runs: readonly Run[], at: number): number => {
  const [before, run] = [runs[at - 1], runs[at]]
  return before && run ? spaceBetween(before, run) : 0
}

/** L E T T E R S set wide are one word; the gaps between words are wider still. */
const spelledOut = (runs: readonly Run[], gaps: readonly number[]): number | undefined => {
  const singles = runs.filter((run) => run.text.length === 1 && !run.icon).length
  if (runs.length < 4 || singles < 0.7 * runs.length || runs.some((run) => run.text.length > 3))
    return undefined
  return 1.6 * median([...gaps])
}

/** Rows that end where several others do. */
const fullRows = (rows: readonly Run[][]): ((row: readonly Run[]) => boolean) => {
  const ends = rows.map((row) => right(union(row)))
  return (row) => {
    const end = right(union(row))
    return ends.filter((other) => Math.abs(other - end) < hanging).length >= leastFull
  }
}

/** The least space between words, in parts of their size, in a row and in each of its fonts; of few nothing is known. */
const leastSpaces = (row: readonly Run[]): Map<string, number> => {
  const spaces = new Map<string, number[]>()
  row.forEach((run, at) => {
    const gap = gapBefore(row, at) / run.size
    if (gap <= 0.1) return
    const fonts = row[at - 1]?.font === run.font ? [run.font, anyFont] : [anyFont]
    for (const font of fonts) spaces.set(font, [...(spaces.get(font) ?? []), gap])
  })
  const known = [...spaces].filter(([font, { length }]) => length > (font === anyFont ? 3 : 2))
  return new Map(known.map(([font, gaps]) => [font, Math.min(...gaps)]))
}

/** `usual`: the space between words; `least`: what it is where a row is stretched to its edge. */
const phraseOf = (
  runs: readonly Run[],
  usual: number,
  least: ReadonlyMap<string, number>,
  isMirrored: boolean,
): Phrase => {
  if (isMirrored) return mirroredPhrase(runs)
  const gaps = runs.map((_, at) => gapBefore(runs, at)).slice(1)
  const spelled = spelledOut(runs, gaps)
  const spaceAt = (at: number) =>
    Math.max(
      usual,
      ...[anyFont, runs[at - 1]?.font, runs[at]?.font].map((font) => least.get(font ?? '') ?? 0),
    )
  return Phrase.of(withStretchesTurned(runs), (run, at) => {
    const gap = gaps[at - 1] ?? 0
    if (spelled !== undefined) return gap < spelled ? '' : ' '
    if (!run.spaced && gap < 0.1 * run.size) return ''
    const slack = /[.:;,!?]$/.test(runs[at - 1]?.text ?? '') ? behindMark : 1
    return gap > Math.max(wideWordGap, 1.7 * spaceAt(at)) * slack * run.size ? wideGap : ' '
  })
}

/** In parts of the size: no space between words is narrower. */
const leastSpace = 0.1

const mirroredPhrase = (runs: readonly Run[]): Phrase => {
  const ordered = readMirrored(runs)
  return Phrase.of(ordered, (run, at) => {
    const before = ordered[at - 1] ?? run
    const gap = Math.max(run.x - right(before), before.x - right(run))
    if (gap < leastSpace * run.size && !run.spaced) return ''
    return gap > 2 * wideWordGap * run.size && run.x > before.x ? wideGap : ' '
  })
}

/** Left edges that several lines share: where text starts there again after a gap, another column begins. */
const sharedEdges = (rows: readonly Run[][]): Set<number> => {
  const counts = new Map<number, number>()
  for (const row of rows) {
    for (const part of row) counts.set(Math.round(part.x), (counts.get(Math.round(part.x)) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 4).map(([x]) => x))
}

/**
 * Where text begins behind gaps with one end and one start in several rows, and different words before them: this
 * is a column of its own, however narrow the gutter.
 */
const gutterStarts = (rows: readonly Run[][]): Set<number> => {
  const words = new Map<string, Set<string>>()
  for (const row of rows)
    row.forEach((run, at) => {
      const before = row[at - 1]
      if (!before || isBulletText(before.text) || before.icon) return
      if (gapBefore(row, at) < leastGutter * run.size) return
      // Ends are as uneven as the letters that stand there.
      for (const near of [-1, 0, 1]) {
        const key = `${Math.round(run.x)}/${Math.round(right(before)) + near}`
        words.set(key, (words.get(key) ?? new Set()).add(before.text))
      }
    })
  const starts = [...words].filter(([, { size }]) => size >= leastRows).map(([key]) => parseInt(key))
  return new Set(starts.flatMap((x) => [x - 1, x, x + 1]))
}

const startsOf = (rows: readonly Run[][]): Run[][] =>
  rows.map((row) =>
    row.filter((_, at) => at === 0 || gapBefore(row, at) > segmentGap * (row[at]?.size ?? 10)),
  )

/** Pieces of lines: words no further apart than words are. A lone bullet belongs to what follows it. */
export const segmentsOf = (page: PageText): Phrase[] => {
  const rows = runRows([...page.runs, ...drawnBullets(page)])
  const edges = sharedEdges(startsOf(rows))
  const usual = median(
    rows
      .flatMap((row) => row.map((run, at) => gapBefore(row, at) / run.size))
      .filter((gap) => gap > 0.1 && gap < segmentGap),
  )
  const gutters = gutterStarts(rows)
  const isFull = fullRows(rows)
  return rows.flatMap((row) => {
    const parts: Run[][] = []
    row.forEach((run) => {
      const last = parts.at(-1)
      const before = last?.at(-1)
      const gap = before ? spaceBetween(before, run) : 0
      const afterBullet = last && last.length === 1 && before && (isBulletText(before.text) || before.icon)
      const size = Math.min(run.size, Math.max(before?.size ?? 0, 0.6 * run.size))
      const isEdge = edges.has(Math.round(run.x)) && gap > Math.max(leastGutter, 2 * usual) * size
      const isGutter = gutters.has(Math.round(run.x)) && gap > Math.max(tightGutter, 1.3 * usual) * size
      const aligned = !afterBullet && (isEdge || isGutter)
      const reach = afterBullet ? bulletReach : segmentGap
      if (last && before && gap <= reach * size && gap > -run.size && !aligned) last.push(run)
      else parts.push([run])
    })
    return parts
      .map((part) =>
        phraseOf(
          part,
          usual,
          isFull(part) ? leastSpaces(part) : new Map<string, number>(),
          page.mirrored === true,
        ),
      )
      .filter((phrase) => phrase.text !== '')
  })
}
