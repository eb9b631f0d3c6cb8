import { ImageKind, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { likelyPortraits, type PlacedPicture } from '../domain/portrait/likely-portraits.js'
import { looksPhotographed, shrunk, type Pixels } from '../domain/portrait/pixels.js'
import { PdfNotAPdf } from '../domain/pdf-errors.js'
import { after, finite, numbers, type Matrix, type Operators } from './pdf-operators.pdfjs.js'
import { openPdf } from './pdf-text.pdfjs.js'
import { pngOf } from './png.js'

const longestSide = 1_200

/** What pdf.js makes of an image, as far as it can be relied on. */
interface Image {
  readonly width?: number
  readonly height?: number
  readonly kind?: number
  readonly data?: Uint8Array | Uint8ClampedArray | null
}

interface Placed extends PlacedPicture {
  /** An image that is in the page's own stream. */
  readonly inline?: Image
}

/**
 * A PNG of the likely portrait on the first page; null where there is none.
 * @throws PdfNotAPdf, PdfDamaged, PdfEncrypted, PdfTooHeavy
 */
export async function pdfPortrait(data: Uint8Array): Promise<Uint8Array | null> {
  if (!Buffer.from(data.subarray(0, 1024)).includes('%PDF-')) throw new PdfNotAPdf()
  const pdf = await openPdf(data)
  try {
    const page = await pdf.getPage(1)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const operators = await page.getOperatorList()
    for (const picture of likelyPortraits(picturesOf(operators, transform as Matrix), { width, height })) {
      const pixels = pixelsOf(picture.inline ?? (await imageOf(page, picture.id)))
      if (pixels && looksPhotographed(pixels)) return pngOf(shrunk(pixels, longestSide))
    }
    return null
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Every picture that the page paints. Follows the matrices and nothing else. */
function picturesOf({ fnArray, argsArray }: Operators, viewport: Matrix): Placed[] {
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
      case OPS.paintInlineImageXObject: {
        const inline = (args?.[0] ?? {}) as Image
        const size = { width: finite(inline.width), height: finite(inline.height) }
        found.push({ id: `inline ${at}`, ...size, box: boxOf(matrix), inline })
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

/** It may still be decoded when the operators are there. */
const imageOf = (page: PDFPageProxy, id: string): Promise<Image | undefined> =>
  new Promise((resolve) => {
    const store = id.startsWith('g_') ? page.commonObjs : page.objs
    store.get(id, (image: unknown) => resolve(image ?? undefined))
  })

/** One that was too large to decode, or has one bit a pixel, is no portrait. */
function pixelsOf(image: Image | undefined): Pixels | undefined {
  const { width = 0, height = 0, kind, data } = image ?? {}
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : kind === ImageKind.RGB_24BPP ? 3 : undefined
  if (!data || channels === undefined || data.length < width * height * channels) return undefined
  return { width, height, channels, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
