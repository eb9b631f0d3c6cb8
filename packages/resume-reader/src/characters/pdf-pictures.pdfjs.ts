import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { after, finite, numbers, type Matrix, type Operators } from './pdf-operators.pdfjs.js'

/** What pdf.js makes of an image, as far as it can be relied on. */
export interface Image {
  readonly width?: number
  readonly height?: number
  readonly kind?: number
  readonly data?: Uint8Array | Uint8ClampedArray | null
}

/** A picture on a page, as it is in the file and where it is painted. */
export interface PlacedPicture {
  /** What it is found by. The same one may be painted more than once. */
  readonly id: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Left, top, width and height in points. */
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

export interface Placed extends PlacedPicture {
  /** An image that is in the page's own stream. */
  readonly inline?: Image
  /** A stencil of one colour, as scanners make of text. */
  readonly isMask?: boolean
}

/** Every picture that the page paints. Follows the matrices and nothing else. */
export function picturesOf({ fnArray, argsArray }: Operators, viewport: Matrix): Placed[] {
  const found: Placed[] = []
  const saved: Matrix[] = []
  let matrix = viewport
  fnArray.forEach((op, at) => {
    const args = argsArray[at]
    switch (op) {
      case OPS.save:
        saved.push(matrix)
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = saved.pop() ?? matrix
        break
      case OPS.transform:
        matrix = after(matrix, numbers(args))
        break
      case OPS.paintFormXObjectBegin:
        saved.push(matrix)
        if (args?.[0]) matrix = after(matrix, numbers(args[0]))
        break
      case OPS.paintImageXObject: {
        const [width, height] = [finite(args?.[1]), finite(args?.[2])]
        found.push({ id: String(args?.[0]), width, height, box: boxOf(matrix) })
        break
      }
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject: {
        const inline = (args?.[0] ?? {}) as Image
        const size = { width: finite(inline.width), height: finite(inline.height) }
        const isMask = op === OPS.paintImageMaskXObject
        found.push({ id: `inline ${at}`, ...size, box: boxOf(matrix), inline, isMask })
      }
    }
  })
  return found
}

/** Where the unit square is painted. */
function boxOf([a, b, c, d, e, f]: Matrix): Placed['box'] {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** A page number and a running title: a page with no more words says nothing that can be read. */
const mostWords = 12
/** Of the page's area. Scanners cut a page into strips, so pictures count together. */
const leastShare = 0.4
/** Each letter of a text that was turned into outlines is a path. */
const leastPaths = 150

/** Does a page say in pictures or outlines what others say in text? A photo beside text, a logo and a blank page do not. */
export function isPicturePage(
  operators: Operators,
  { words, width, height, transform }: { words: number; width: number; height: number; transform: Matrix },
): boolean {
  if (words > mostWords) return false
  const painted = picturesOf(operators, transform).reduce(
    (sum, { box }) => sum + lengthInside(box[0], box[2], width) * lengthInside(box[1], box[3], height),
    0,
  )
  const paths = operators.fnArray.filter((op) => op === OPS.constructPath).length
  return painted >= leastShare * width * height || paths >= leastPaths
}

/** How much of a length lies on the page. */
const lengthInside = (from: number, length: number, whole: number): number =>
  Math.max(0, Math.min(whole, from + length) - Math.max(0, from))
