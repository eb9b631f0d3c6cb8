import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Font, type Glyph, numbers, type Operators } from './pdf-operators.pdfjs.js'

const leastUnits = 1
const filling: readonly unknown[] = [OPS.fill, OPS.eoFill]
const harmless: readonly unknown[] = [OPS.save, OPS.restore, OPS.transform, OPS.dependency]

const known = new WeakMap<Operators, boolean>()

/** A glyph of a Type3 font is surely drawn: it fills a shape in the color of the text, and does nothing else. */
export function drawsShape({ charProcOperatorList }: Font, { operatorListId = '' }: Glyph): boolean {
  const operators = charProcOperatorList?.[operatorListId]
  if (!operators) return false
  const before = known.get(operators)
  if (before !== undefined) return before
  const draws = fillsOnly(operators)
  known.set(operators, draws)
  return draws
}

function fillsOnly({ fnArray, argsArray }: Operators): boolean {
  let fills = false
  return (
    fnArray.every((op, at) => {
      const args = argsArray[at]
      if (op === OPS.setCharWidthAndBounds) return hasArea(numbers(args).slice(2))
      if (op !== OPS.constructPath) return harmless.includes(op)
      fills ||= filling.includes(args?.[0]) && hasArea(numbers(args?.[2]))
      return filling.includes(args?.[0])
    }) && fills
  )
}

/** Of a box in the units of the font. */
const hasArea = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): boolean =>
  Math.abs(x1 - x0) >= leastUnits && Math.abs(y1 - y0) >= leastUnits
