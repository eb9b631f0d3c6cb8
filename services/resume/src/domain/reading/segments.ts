import { drawnBullets } from './drawn-bullets.js'
import { Phrase, wideGap } from './phrase.js'
import { type PageText, right, type Run } from './page-text.js'

/** In parts of the text size. */
const sameLine = 0.28
const segmentGap = 1.2
const wideWordGap = 0.5
const bulletReach = 5

const bulletOnly = /^([•●○◦▪■□▫‣⁃∙·◆◇►▶▸➢➤✓✔✦★*o–—-]|\uf0b7|\uf0a7)$/u
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

export const isBulletText = (text: string): boolean => bulletOnly.test(text)

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Runs that stand on one line, whatever lies between them. */
const rowsOf = (runs: readonly Run[]): Run[][] => {
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

const gapBefore = (runs: readonly Run[], at: number): number => {
  const [before, run] = [runs[at - 1], runs[at]]
  return before && run ? run.x - right(before) : 0
}

/** L E T T E R S set wide are one word; the gaps between words are wider still. */
const spelledOut = (runs: readonly Run[], gaps: readonly number[]): number | undefined => {
  const singles = runs.filter((run) => run.text.length === 1 && !run.icon).length
  if (runs.length < 4 || singles < 0.7 * runs.length || runs.some((run) => run.text.length > 3))
    return undefined
  return 1.6 * median([...gaps])
}

const phraseOf = (runs: readonly Run[], usual: number): Phrase => {
  const gaps = runs.map((_, at) => gapBefore(runs, at)).slice(1)
  const spelled = spelledOut(runs, gaps)
  const ordered = rightToLeft.test(runs.map((run) => run.text).join('')) ? turnAround(runs) : runs
  return Phrase.of(ordered, (run, at) => {
    const gap = gaps[at - 1] ?? 0
    if (spelled !== undefined) return gap < spelled ? '' : ' '
    if (!run.spaced && gap < 0.1 * run.size) return ''
    return gap > Math.max(wideWordGap, 1.7 * usual) * run.size ? wideGap : ' '
  })
}

/** Glyphs come left to right as painted; people read such a line from its right end. */
const turnAround = (runs: readonly Run[]): Run[] =>
  [...runs]
    .reverse()
    .map((run) => (rightToLeft.test(run.text) ? { ...run, text: [...run.text].reverse().join('') } : run))

/** Left edges that several lines share: where text starts there again after a gap, another column begins. */
const sharedEdges = (rows: readonly Run[][]): Set<number> => {
  const counts = new Map<number, number>()
  for (const row of rows) {
    for (const part of row) counts.set(Math.round(part.x), (counts.get(Math.round(part.x)) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= 4).map(([x]) => x))
}

const startsOf = (rows: readonly Run[][]): Run[][] =>
  rows.map((row) =>
    row.filter((_, at) => at === 0 || gapBefore(row, at) > segmentGap * (row[at]?.size ?? 10)),
  )

/** Pieces of lines: words no further apart than words are. A lone bullet belongs to what follows it. */
export const segmentsOf = (page: PageText): Phrase[] => {
  const rows = rowsOf([...page.runs, ...drawnBullets(page)])
  const edges = sharedEdges(startsOf(rows))
  const usual = median(
    rows
      .flatMap((row) => row.map((run, at) => gapBefore(row, at) / run.size))
      .filter((gap) => gap > 0.1 && gap < segmentGap),
  )
  return rows.flatMap((row) => {
    const parts: Run[][] = []
    row.forEach((run) => {
      const last = parts.at(-1)
      const before = last?.at(-1)
      const gap = before ? run.x - right(before) : 0
      const afterBullet = last && last.length === 1 && before && (isBulletText(before.text) || before.icon)
      const size = Math.min(run.size, Math.max(before?.size ?? 0, 0.6 * run.size))
      const aligned = !afterBullet && edges.has(Math.round(run.x)) && gap > Math.max(0.6, 2 * usual) * size
      const reach = afterBullet ? bulletReach : segmentGap
      if (last && before && gap <= reach * size && gap > -run.size && !aligned) last.push(run)
      else parts.push([run])
    })
    return parts.map((part) => phraseOf(part, usual)).filter((phrase) => phrase.text !== '')
  })
}
