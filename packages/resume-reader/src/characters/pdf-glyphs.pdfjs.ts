import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { HiddenReason } from '../text/page-text.js'
import {
  after,
  finite,
  type Font,
  type Glyph,
  glyphsOf,
  lengthOf,
  type Matrix,
  numbers,
  type Operators,
} from './pdf-operators.pdfjs.js'
import {
  type Box,
  boxOf,
  doubtOf,
  everywhere,
  initialState,
  isMixed,
  type PaintState,
  shared,
} from './pdf-paint-state.pdfjs.js'

/** What the page paints, in the order of painting. Boxes are in points from the top left corner. */
export interface Painter {
  glyph(glyph: PaintedGlyph): void
  /** `color` is '' where it is not one color. A round shape is somewhere in its box. */
  fill(box: Box, color: string, isRound?: boolean): void
  /** A filled shape with more than four edges, such as a letter; `fill` is called for it too. */
  outline(box: Box, color: string): void
  picture(box: Box): void
  /** A line or an outline, with nothing painted inside. */
  stroke(box: Box): void
  /** Something may hide what was painted before in this box; it is called besides the others. */
  cover(box: Box): void
}

export interface PaintedGlyph {
  text: string
  x: number
  baseline: number
  width: number
  /** Points. */
  size: number
  /** Radians, clockwise; 0 is upright text. */
  turn: number
  font: string
  color: string
  stroked: boolean
  /** Nothing of it is painted: render mode 3 or 7, no opacity, or a layer that is switched off. */
  invisible: boolean
  /** It has a place on the page without any ink: render mode 3 or 7, or no opacity. */
  transparent: boolean
  /** 0 to 1. */
  opacity: number
  /** How many operators that show text come before its own. */
  operator: number
  /** Why it may have no ink. */
  doubt?: HiddenReason | undefined
}

const filling: number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke]
const stroking: number[] = [OPS.stroke, OPS.closeStroke]
const pictures: number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]
const masks: number[] = [
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]

/** Numbers in a path of four edges. What fills a rounder shape is unknown at its corners, so it hides nothing. */
const plainRectangle = 16

/** Runs a page's operators the way a canvas would, and reports to the painter what appears where. */
export const paint = (
  operators: Operators,
  viewport: Matrix,
  fonts: Map<string, Font>,
  visible: (layer: unknown) => boolean,
  isBlank: (font: string, char: string) => boolean,
  painter: Painter,
): void => {
  let state = initialState(viewport)
  const saved: PaintState[] = []
  const layers: boolean[] = []
  let shown = -1
  let clipsNext = false
  let clipsToText = false
  const move = (dx: number, dy: number) => {
    state.x = state.lineX += dx
    state.y = state.lineY += dy
  }
  const here = (x0: number, y0: number, x1: number, y1: number): Box => boxOf(state.ctm, x0, y0, x1, y1)
  const cover = (box: Box) => {
    if (!layers.includes(false)) painter.cover(shared(box, state.clip))
  }
  const clipTo = (box: Box, isRound: boolean) => {
    state.clip = shared(state.clip, box)
    state.clipIsRound ||= isRound || isTurned(state.ctm)
  }
  const show = (glyphs: (Glyph | number)[]) => {
    const font = fonts.get(state.font)
    shown += 1
    clipsToText ||= state.mode >= 4
    const unit = font?.fontMatrix?.[0] ?? 0.001
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        state.x -= (glyph / 1000) * state.size * state.scale
        continue
      }
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
      const width = finite(glyph.width) * unit * state.size * state.scale
      const [a, b, c, d, e, f] = after(state.ctm, state.text)
      const y = state.y + state.rise
      const isOff = layers.includes(false)
      const isInkless = state.mode === 3 || state.mode === 7 || state.opacity < 0.05
      const tall = Math.hypot(c, d) * Math.abs(state.size) * (unit > 0 ? 1 : -1)
      const [left, baseline] = [a * state.x + c * y + e, b * state.x + d * y + f]
      const [halfWide, halfTall] = [width / 2, 0.3 * state.size]
      const middle = [left + a * halfWide + c * halfTall, baseline + b * halfWide + d * halfTall] as const
      painter.glyph({
        text: glyph.unicode,
        x: left,
        baseline,
        width: width * Math.hypot(a, b),
        size: Math.abs(tall),
        turn: Math.atan2(b * Math.sign(state.size || 1), a * Math.sign(state.size || 1)),
        font: state.font,
        color: state.mode % 4 === 1 ? state.stroke : state.fill,
        stroked: state.mode === 2,
        invisible: isInkless || isOff,
        transparent: isInkless && !isOff,
        opacity: state.mode % 4 === 1 ? state.strokeOpacity : state.opacity,
        operator: shown,
        doubt: doubtOf(state, glyph, font, isBlank, middle),
      })
      state.x += width + spacing * state.scale
    }
  }
  operators.fnArray.forEach((op, at) => {
    const args = operators.argsArray[at]
    // Read where they are asked for: other operators have whole paths and texts there.
    const operand = (place: number) => finite(args?.[place])
    if (op === OPS.save) saved.push({ ...state })
    else if (op === OPS.restore) state = saved.pop() ?? state
    else if (op === OPS.transform) state.ctm = after(state.ctm, numbers(args))
    else if (op === OPS.paintFormXObjectBegin) {
      saved.push({ ...state })
      if (args?.[0]) state.ctm = after(state.ctm, numbers(args[0]))
      if (args?.[1]) clipTo(here(...corners(args[1])), false)
    } else if (op === OPS.beginGroup) {
      saved.push({ ...state })
      const group = (args?.[0] ?? {}) as { matrix?: unknown; bbox?: unknown; smask?: unknown }
      state.isVeiled ||= Boolean(group.smask) || isMixed(state)
      const space = group.matrix ? after(state.ctm, numbers(group.matrix)) : state.ctm
      if (group.bbox) clipTo(boxOf(space, ...corners(group.bbox)), isTurned(space))
    } else if (op === OPS.endGroup) state = saved.pop() ?? state
    else if (op === OPS.clip || op === OPS.eoClip) clipsNext = true
    else if (op === OPS.endText) {
      state.clipIsRound ||= clipsToText
      clipsToText = false
    } else if (op === OPS.setLineWidth) state.lineWidth = operand(0)
    else if (op === OPS.beginAnnotation) {
      // What an annotation shows, such as a field's value, has its own place on the page whatever was set before.
      saved.push({ ...state })
      state = initialState(after(after(viewport, numbers(args?.[2])), numbers(args?.[3])))
    } else if (op === OPS.endAnnotation) state = saved.pop() ?? state
    else if (op === OPS.paintFormXObjectEnd) state = saved.pop() ?? state
    else if (op === OPS.beginText)
      Object.assign(state, { text: [1, 0, 0, 1, 0, 0], x: 0, y: 0, lineX: 0, lineY: 0 })
    else if (op === OPS.setTextMatrix) {
      const matrix = args?.length === 6 ? numbers(args) : numbers(args?.[0])
      Object.assign(state, { text: matrix, x: 0, y: 0, lineX: 0, lineY: 0 })
    } else if (op === OPS.moveText) move(operand(0), operand(1))
    else if (op === OPS.setLeadingMoveText) {
      state.leading = operand(1)
      move(operand(0), operand(1))
    } else if (op === OPS.setLeading) state.leading = -operand(0)
    else if (op === OPS.nextLine) move(0, state.leading)
    else if (op === OPS.setCharSpacing) state.charSpacing = operand(0)
    else if (op === OPS.setWordSpacing) state.wordSpacing = operand(0)
    else if (op === OPS.setHScale) state.scale = operand(0) / 100
    else if (op === OPS.setTextRise) state.rise = operand(0)
    else if (op === OPS.setTextRenderingMode) state.mode = operand(0)
    else if (op === OPS.setFont) {
      state.font = textOf(args?.[0])
      state.size = operand(1)
    } else if (op === OPS.showText) show(glyphsOf(args?.[0]))
    else if (op === OPS.setFillRGBColor) state.fill = textOf(args?.[0])
    else if (op === OPS.setStrokeRGBColor) state.stroke = textOf(args?.[0])
    else if (op === OPS.setFillColorN) state.fill = ''
    else if (op === OPS.setStrokeColorN) state.stroke = ''
    else if (op === OPS.shadingFill) {
      painter.fill([0, 0, 1e4, 1e4], '')
      cover(everywhere)
    } else if (op === OPS.setGState) {
      for (const [key, value] of (args?.[0] ?? []) as [string, unknown][]) {
        if (key === 'ca') state.opacity = finite(value)
        if (key === 'CA') state.strokeOpacity = finite(value)
        if (key === 'LW') state.lineWidth = finite(value)
        if (key === 'BM') state.blends = value !== 'source-over'
        if (key === 'SMask') state.isMasked = value !== false
        if (key === 'Font' && Array.isArray(value))
          [state.font, state.size] = [String(value[0]), finite(value[1])]
      }
    } else if (op === OPS.beginMarkedContentProps) layers.push(args?.[0] !== 'OC' || visible(args[1]))
    else if (op === OPS.beginMarkedContent) layers.push(true)
    else if (op === OPS.endMarkedContent) layers.pop()
    else if (op === OPS.constructPath) {
      const corner = corners(args?.[2])
      const plain = lengthOf((args?.[1] as unknown[] | null)?.[0]) <= plainRectangle
      const box = here(...corner)
      if (args?.[2] && state.opacity >= 0.05 && filling.includes(Number(args[0]))) {
        // What is under a tint or a blend is seen through it.
        painter.fill(box, isMixed(state) ? '' : state.fill, !plain)
        if (!plain && !layers.includes(false)) painter.outline(box, state.fill)
        cover(box)
      } else if (args?.[2] && state.strokeOpacity >= 0.05 && stroking.includes(Number(args[0]))) {
        painter.stroke(box)
        const half = (state.lineWidth * lengthScale(state.ctm)) / 2
        cover([box[0] - half, box[1] - half, box[2] + 2 * half, box[3] + 2 * half])
      }
      if (clipsNext) clipTo(box, !plain)
      clipsNext = false
    } else if (pictures.includes(op)) {
      painter.picture(here(0, 0, 1, 1))
      cover(here(0, 0, 1, 1))
    } else if (masks.includes(op)) cover(op === OPS.paintImageMaskXObject ? here(0, 0, 1, 1) : state.clip)
  })
}

const corners = (value: unknown): [number, number, number, number] => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers(value)
  return [x0, y0, x1, y1]
}

/** The clip is then somewhere in its box. */
const isTurned = ([a, b, c, d]: Matrix): boolean =>
  Math.min(Math.abs(a) + Math.abs(d), Math.abs(b) + Math.abs(c)) > 1e-6

const lengthScale = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

const textOf = (argument: unknown): string => (typeof argument === 'string' ? argument : '')
