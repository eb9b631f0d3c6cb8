import type { Area, HiddenReason, Run } from '../text/page-text.js'
import type { PaintedGlyph } from './pdf-glyphs.pdfjs.js'

/** Where a letter has ink. */
export interface Letter extends Area {
  /** It has ink in most of its rows, as all of the Latin, Greek and Cyrillic scripts and their digits do. */
  readonly isFull: boolean
}

/** Where the ink of a run would be, and which operators paint it. */
export interface RunInk {
  readonly run: Run
  /** Of the operators that show text, in the order of painting. */
  readonly operators: number[]
  /** The middle of each letter and digit. */
  readonly letters: Letter[]
  /** The glyphs painted before it. */
  readonly order: number
  /** Why it may have no ink. */
  doubt: HiddenReason | undefined
  /** The known colors alone show that it is invisible. */
  isSurelyHidden: boolean
}

const letter = /[\p{L}\p{N}]/u
const fullLetter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9]/u
/** Of the size: from the baseline to the height of an x, where each letter has ink. */
const [low, high] = [0.02, 0.48]

/** The middle of a glyph, upright or turned, in a box on the page. */
const middleOf = ({ x, baseline, width, size, turn }: PaintedGlyph): Area => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const xs = [0, width].flatMap((along) => [low, high].map((up) => x + cos * along + sin * up * size))
  const ys = [0, width].flatMap((along) => [low, high].map((up) => baseline + sin * along - cos * up * size))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

export const inkOf = (run: Run, glyph: PaintedGlyph, order: number): RunInk => ({
  run,
  operators: [],
  letters: [],
  order,
  doubt: glyph.doubt,
  isSurelyHidden: false,
})

/** Adds a glyph's place; marks and signs have little ink of their own and are seen or not as the letters beside them. */
export const addGlyph = (ink: RunInk, glyph: PaintedGlyph): void => {
  addOperator(ink, glyph.operator)
  ink.doubt ??= glyph.doubt
  if (letter.test(glyph.text))
    ink.letters.push({ ...middleOf(glyph), isFull: isUpright(glyph) && fullLetter.test(glyph.text) })
}

const isUpright = ({ turn }: PaintedGlyph): boolean => Math.abs(turn) < 0.2

export const addOperator = ({ operators }: RunInk, operator: number): void => {
  if (operators.at(-1) !== operator) operators.push(operator)
}

/** Where most of a run's ink is. */
const coreOf = ({ run }: RunInk): Area => {
  const height = high * run.size
  return { x: run.x, y: run.baseline - height, width: run.width, height }
}

/** Of the smaller of two runs, what they share where one may hide the other. */
const mostShared = 0.3
/** In points: the rows that runs are sorted into to find those in one place. */
const rowHeight = 8
const mostRows = 100
const mostComparisons = 300_000

const isOver = (one: Area, other: Area): boolean => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return width > 0 && height > 0 && width * height > mostShared * smaller
}

/** Runs in one place that say different things, the one that is painted first before the other. */
export function* overprinted(inks: readonly RunInk[]): Generator<[RunInk, RunInk]> {
  const rows = new Map<number, RunInk[]>()
  let comparisons = 0
  for (const ink of [...inks].sort((one, other) => one.order - other.order)) {
    const core = coreOf(ink)
    const first = Math.floor(core.y / rowHeight)
    const last = Math.min(first + mostRows, Math.floor((core.y + core.height) / rowHeight))
    for (let row = first; row <= last; row += 1) {
      const others = rows.get(row) ?? []
      comparisons += others.length
      if (comparisons > mostComparisons) return
      for (const other of others)
        if (other.run.text !== ink.run.text && isOver(core, coreOf(other))) yield [other, ink]
      others.push(ink)
      rows.set(row, others)
    }
  }
}
