import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
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

/** What the page paints, in the order of painting. Boxes are in points from the top left corner. */
export interface Painter {
  glyph(glyph: PaintedGlyph): void
  /** `color` is '' where it is not one colour. */
  fill(box: [number, number, number, number], color: string): void
  /** A filled shape with more than four edges, such as a letter; `fill` is called for it too. */
  outline(box: [number, number, number, number], color: string): void
  picture(box: [number, number, number, number]): void
  /** A line or an outline, with nothing painted inside. */
  stroke(box: [number, number, number, number]): void
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
}

interface State {
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
}

const start = (ctm: Matrix): State => ({
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
})

const filling: number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke]
const stroking: number[] = [OPS.stroke, OPS.closeStroke]
const pictures: number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]

/** Numbers in a path of four edges. What fills a rounder shape is unknown at its corners, so it hides nothing. */
const plainRectangle = 16

/** Plays a page's operators the way a canvas would, and tells the painter what appears where. */
export const paint = (
  operators: Operators,
  viewport: Matrix,
  fonts: Map<string, Font>,
  visible: (layer: unknown) => boolean,
  painter: Painter,
): void => {
  let state = start(viewport)
  const saved: State[] = []
  const layers: boolean[] = []
  const move = (dx: number, dy: number) => {
    state.x = state.lineX += dx
    state.y = state.lineY += dy
  }
  const boxOf = (x0: number, y0: number, x1: number, y1: number): [number, number, number, number] => {
    const [a, b, c, d, e, f] = state.ctm
    const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e, a * x0 + c * y1 + e, a * x1 + c * y0 + e]
    const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f, b * x0 + d * y1 + f, b * x1 + d * y0 + f]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
  }
  const show = (glyphs: (Glyph | number)[]) => {
    const font = fonts.get(state.font)
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
      painter.glyph({
        text: glyph.unicode,
        x: a * state.x + c * y + e,
        baseline: b * state.x + d * y + f,
        width: width * Math.hypot(a, b),
        size: Math.abs(tall),
        turn: Math.atan2(b * Math.sign(state.size || 1), a * Math.sign(state.size || 1)),
        font: state.font,
        color: state.mode % 4 === 1 ? state.stroke : state.fill,
        stroked: state.mode === 2,
        invisible: isInkless || isOff,
        transparent: isInkless && !isOff,
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
    } else if (op === OPS.beginAnnotation) {
      // What an annotation shows, such as a field's value, has its own place on the page whatever was set before.
      saved.push({ ...state })
      state = start(after(after(viewport, numbers(args?.[2])), numbers(args?.[3])))
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
    else if (op === OPS.shadingFill) painter.fill([0, 0, 1e4, 1e4], '')
    else if (op === OPS.setGState) {
      for (const [key, value] of (args?.[0] ?? []) as [string, unknown][]) {
        if (key === 'ca') state.opacity = finite(value)
        if (key === 'Font' && Array.isArray(value))
          [state.font, state.size] = [String(value[0]), finite(value[1])]
      }
    } else if (op === OPS.beginMarkedContentProps) layers.push(args?.[0] !== 'OC' || visible(args[1]))
    else if (op === OPS.beginMarkedContent) layers.push(true)
    else if (op === OPS.endMarkedContent) layers.pop()
    else if (op === OPS.constructPath && args?.[2] && state.opacity >= 0.05) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers(args[2])
      const plain = lengthOf((args[1] as unknown[] | null)?.[0]) <= plainRectangle
      if (filling.includes(Number(args[0]))) {
        painter.fill(boxOf(x0, y0, x1, y1), plain ? state.fill : '')
        if (!plain && !layers.includes(false)) painter.outline(boxOf(x0, y0, x1, y1), state.fill)
      } else if (stroking.includes(Number(args[0]))) painter.stroke(boxOf(x0, y0, x1, y1))
    } else if (pictures.includes(op)) painter.picture(boxOf(0, 0, 1, 1))
  })
}

const textOf = (argument: unknown): string => (typeof argument === 'string' ? argument : '')
