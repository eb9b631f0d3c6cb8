import type { HiddenReason } from '../text/page-text.js'
import { drawsShape } from './pdf-drawn-glyphs.pdfjs.js'
import { after, type Font, type Glyph, type Matrix } from './pdf-operators.pdfjs.js'

/** Left, top, width and height, in points from the top left corner of the page. */
export type Box = [number, number, number, number]

/** What pdf.js keeps between two operators, as far as it matters to text and its ink. */
export interface PaintState {
  ctm: Matrix
  text: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
  font: string
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  fill: string
  stroke: string
  opacity: number
  strokeOpacity: number
  lineWidth: number
  /** Nothing is painted outside. */
  clip: Box
  /** The clip is of another shape, somewhere in its box. */
  clipIsRound: boolean
  /** A blend changes what ink does to the page; a mask, how much of it arrives. */
  blends: boolean
  isMasked: boolean
  /** It is painted into a group that is mixed with the page afterwards. */
  isVeiled: boolean
}

export const everywhere: Box = [-1e6, -1e6, 2e6, 2e6]

export const initialState = (ctm: Matrix): PaintState => ({
  ctm,
  text: [1, 0, 0, 1, 0, 0],
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
  font: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: '#000000',
  stroke: '#000000',
  opacity: 1,
  strokeOpacity: 1,
  lineWidth: 1,
  clip: everywhere,
  clipIsRound: false,
  blends: false,
  isMasked: false,
  isVeiled: false,
})

/** The box on the page around a rectangle of the current space. */
export const boxOf = (matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box => {
  const [a, b, c, d, e, f] = matrix
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e, a * x0 + c * y1 + e, a * x1 + c * y0 + e]
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f, b * x0 + d * y1 + f, b * x1 + d * y0 + f]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

export const shared = (one: Box, other: Box): Box => {
  const [left, top] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])]
  const right = Math.min(one[0] + one[2], other[0] + other[2])
  const foot = Math.min(one[1] + one[3], other[1] + other[3])
  return [left, top, Math.max(0, right - left), Math.max(0, foot - top)]
}

/** In points: a letter may stand out of its clip by so much. */
const clipSlack = 0.5
/** Through ink that is thinner than this share of all, what is below it is seen. */
const opaque = 0.95
/** Ink that is thinner is doubted. */
const faint = 0.1
/** Letters narrower or wider than so many times their height are no letters. */
const mostSqueezed = 8

/** What is painted now mixes with what is there. */
export const isMixed = (state: PaintState): boolean =>
  state.blends || state.isMasked || state.isVeiled || state.opacity < opaque

const isClipped = ({ clip, clipIsRound }: PaintState, x: number, y: number): boolean =>
  clipIsRound ||
  x < clip[0] - clipSlack ||
  y < clip[1] - clipSlack ||
  x > clip[0] + clip[2] + clipSlack ||
  y > clip[1] + clip[3] + clipSlack

/** Letters and digits, which always have ink. */
const letter = /[\p{L}\p{N}]/u

/** Why a glyph may have no ink at its place; only the painted page can say whether it has. */
export const doubtOf = (
  state: PaintState,
  glyph: Glyph,
  font: Font | undefined,
  isBlank: (font: string, char: string) => boolean,
  middle: readonly [number, number],
): HiddenReason | undefined => {
  if (isClipped(state, ...middle)) return 'clipped'
  const [a, b, c, d] = after(state.ctm, state.text)
  const squeeze = (Math.hypot(a, b) * Math.abs(state.scale)) / Math.hypot(c, d)
  const isOutlined = state.mode % 4 === 1
  const isBlended = state.blends || state.isMasked || state.isVeiled
  const isFaded = Math.min(state.opacity, isOutlined ? state.strokeOpacity : 1) < faint
  const isUndrawn =
    letter.test(glyph.unicode) &&
    ((glyph.isInFont === false && font?.missingFile !== true) ||
      (font?.isType3Font === true ? !drawsShape(font, glyph) : isBlank(state.font, glyph.fontChar ?? '')))
  const isPatterned = (isOutlined ? state.stroke : state.fill) === ''
  const isDoubted =
    isBlended ||
    isFaded ||
    isPatterned ||
    isUndrawn ||
    !(squeeze > 1 / mostSqueezed && squeeze < mostSqueezed)
  return isDoubted ? 'no-ink' : undefined
}
