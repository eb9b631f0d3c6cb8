import type { Area } from '../text/page-text.js'
import { numbers } from './pdf-operators.pdfjs.js'
import type { PageWords } from './pdf-words.pdfjs.js'

const mostFields = 500
const longestValue = 5_000
const fallbackSize = 10
const lineHeight = 1.2
/** Width of a letter in parts of its size, about that of Helvetica: the field's own font is not loaded. */
const letterWidth = 0.5
/** Bits of an annotation's flags: it is hidden, or not shown on screen. */
const unseen = 0b10_0010

/**
 * The values of a form's fields that the file draws nothing for, each in its box. A program that fills a form may leave
 * the drawing to the viewer.
 */
export function paintFieldValues(
  annotations: readonly Record<string, unknown>[],
  toPage: (x: number, y: number) => number[],
  words: PageWords,
): void {
  for (const field of annotations.slice(0, mostFields)) {
    const value = shownValue(field)
    if (value === undefined) continue
    const box = boxOf(field, toPage)
    if (!words.page.runs.some((run) => isIn(box, run))) paintValue(value, box, sizeOf(field, box), words)
  }
}

/** The boxes of fields that the file draws nothing for, and that a viewer fills with a color. */
export const fieldGrounds = (
  annotations: readonly Record<string, unknown>[],
  toPage: (x: number, y: number) => number[],
): Area[] =>
  annotations
    .slice(0, mostFields)
    .filter(
      ({ subtype, backgroundColor, hasAppearance, annotationFlags }) =>
        subtype === 'Widget' &&
        Boolean(backgroundColor) &&
        hasAppearance === false &&
        (Number(annotationFlags) & unseen) === 0,
    )
    .map((field) => boxOf(field, toPage))

const isIn = (box: Area, { x, y, width, height }: Area): boolean => {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return middleX > box.x && middleX < box.x + box.width && middleY > box.y && middleY < box.y + box.height
}

function shownValue(field: Record<string, unknown>): string | undefined {
  const { subtype, fieldType, fieldValue, annotationFlags, password } = field
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch') || password === true)
    return undefined
  if (typeof annotationFlags === 'number' && (annotationFlags & unseen) !== 0) return undefined
  const value: unknown = Array.isArray(fieldValue) ? fieldValue[0] : fieldValue
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, longestValue) : undefined
}

function boxOf(field: Record<string, unknown>, toPage: (x: number, y: number) => number[]): Area {
  const [x0, y0, x1, y1] = numbers(field['rect'])
  const [a = 0, b = 0] = toPage(x0, y0)
  const [c = 0, d = 0] = toPage(x1, y1)
  return { x: Math.min(a, c), y: Math.min(b, d), width: Math.abs(a - c), height: Math.abs(b - d) }
}

function sizeOf(field: Record<string, unknown>, { height }: Area): number {
  const look = field['defaultAppearanceData'] as { fontSize?: unknown } | undefined
  const size = typeof look?.fontSize === 'number' && look.fontSize > 0 ? look.fontSize : fallbackSize
  return Math.min(size, Math.max(4, 0.9 * height))
}

function paintValue(value: string, box: Area, size: number, words: PageWords): void {
  const rows = value.split(/\r\n?|\n/).flatMap((line) => wrapped(line, box.width / (letterWidth * size)))
  const isOneRow = rows.length === 1
  rows.forEach((row, at) => {
    const baseline = isOneRow
      ? box.y + box.height / 2 + 0.3 * size
      : box.y + 2 + (at + 0.8) * lineHeight * size
    let { x } = box
    for (const word of row.split(' ')) {
      const width = letterWidth * size * word.length
      words.glyph({ ...plainInk, text: ' ', x, baseline, width: 0, size })
      if (word !== '') words.glyph({ ...plainInk, text: word, x, baseline, width, size })
      x += width + letterWidth * size
    }
  })
}

const plainInk = {
  turn: 0,
  font: 'Helvetica',
  color: '#000000',
  stroked: false,
  invisible: false,
  transparent: false,
  opacity: 1,
  operator: -1,
}

const wrapped = (line: string, most: number): string[] => {
  const rows: string[] = []
  for (const word of line.split(/\s+/)) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length < most) rows.splice(-1, 1, `${last} ${word}`)
    else rows.push(word)
  }
  return rows
}
