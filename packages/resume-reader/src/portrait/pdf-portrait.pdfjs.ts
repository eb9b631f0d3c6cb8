import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { likelyPortraits } from './likely-portraits.js'
import { pixelsAt } from './page-pixels.pdfjs.js'
import { looksPhotographed, shrunk, type Pixels } from './pixels.js'
import { isPdf } from '../characters/is-pdf.js'
import { PdfRefused } from '../refusals/pdf-refused.js'
import type { Matrix } from '../characters/pdf-operators.pdfjs.js'
import { picturesOf, type Placed } from '../characters/pdf-pictures.pdfjs.js'
import { openPdf } from '../characters/pdf-text.pdfjs.js'
import { pngOf } from './png.js'

const longestSide = 1_200

export interface PicturedPage {
  readonly page: PDFPageProxy
  readonly width: number
  readonly height: number
  readonly pictures: readonly Placed[]
}

/** The pictures that a page paints. */
export async function picturedPage(page: PDFPageProxy): Promise<PicturedPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const operators = await page.getOperatorList()
  const pictures = picturesOf(operators, transform as Matrix).filter(({ isMask }) => !isMask)
  return { page, width, height, pictures }
}

/** The likely portrait of a page and its pixels. */
export async function portraitOn({
  page,
  pictures,
  ...size
}: PicturedPage): Promise<{ picture: Placed; pixels: Pixels } | undefined> {
  for (const picture of likelyPortraits(pictures, size)) {
    const pixels = await pixelsAt(page, picture)
    if (pixels && looksPhotographed(pixels)) return { picture, pixels }
  }
  return undefined
}

/**
 * A PNG of the likely portrait on the first page; null where there is none.
 * @throws PdfRefused `not-a-pdf`, `pdf-damaged`, `pdf-encrypted`, `pdf-too-heavy`
 */
export async function pdfPortrait(data: Uint8Array): Promise<Uint8Array | null> {
  if (!isPdf(data)) throw new PdfRefused('not-a-pdf')
  const pdf = await openPdf(data)
  try {
    const found = await portraitOn(await picturedPage(await pdf.getPage(1)))
    return found ? pngOf(shrunk(found.pixels, longestSide)) : null
  } finally {
    await pdf.loadingTask.destroy()
  }
}
