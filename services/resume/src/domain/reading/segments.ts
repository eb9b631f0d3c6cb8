import { drawnBullets } from './drawn-bullets.js'
import { iconMark, Phrase, wideGap } from './phrase.js'
import { type PageText, right, type Run } from './page-text.js'

/** In parts of the text size. */
const sameLine = 0.28
const segmentGap = 1.2
const wideWordGap = 0.55
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

const phraseOf = (runs: readonly Run[]): Phrase => {
  const gaps = runs.map((_, at) => gapBefore(runs, at)).slice(1)
  const spelled = spelledOut(runs, gaps)
  const usual = median(gaps)
  const ordered = rightToLeft.test(runs.map((run) => run.text).join('')) ? turnAround(runs) : runs
  return Phrase.of(ordered, (run, at) => {
    const gap = gaps[at - 1] ?? 0
    if (spelled !== undefined) return gap < spelled ? '' : ' '
    if (!run.spaced && gap < 0.1 * run.size) return ''
    return gap > wideWordGap * run.size && gap > 1.7 * usual ? wideGap : ' '
  })
}

/** Glyphs come left to right as painted; people read such a line from its right end. */
const turnAround = (runs: readonly Run[]): Run[] =>
  [...runs]
    .reverse()
    .map((run) => (rightToLeft.test(run.text) ? { ...run, text: [...run.text].reverse().join('') } : run))

/** Pieces of lines: words no further apart than words are. A lone bullet belongs to what follows it. */
export const segmentsOf = (page: PageText): Phrase[] =>
  rowsOf([...page.runs, ...drawnBullets(page)]).flatMap((row) => {
    const parts: Run[][] = []
    row.forEach((run) => {
      const last = parts.at(-1)
      const before = last?.at(-1)
      const gap = before ? run.x - right(before) : 0
      const reach =
        last && last.length === 1 && before && (isBulletText(before.text) || before.icon)
          ? bulletReach
          : segmentGap
      if (
        last &&
        before &&
        gap <= reach * Math.min(run.size, Math.max(before.size, 0.6 * run.size)) &&
        gap > -run.size
      )
        last.push(run)
      else parts.push([run])
    })
    return parts
      .map(phraseOf)
      .filter((phrase) => phrase.text.replaceAll(iconMark, '') !== '' || phrase.text !== '')
  })
