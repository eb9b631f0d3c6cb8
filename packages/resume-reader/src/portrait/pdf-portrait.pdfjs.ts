import { ImageKind, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { likelyPortraits } from './likely-portraits.js'
import { looksPhotographed, shrunk, type Pixels } from './pixels.js'
import { isPdf } from '../characters/is-pdf.js'
import { PdfRefused } from '../refusals/pdf-refused.js'
import type { Matrix } from '../characters/pdf-operators.pdfjs.js'
import { picturesOf, type Image } from '../characters/pdf-pictures.pdfjs.js'
import { openPdf } from '../characters/pdf-text.pdfjs.js'
import { pngOf } from './png.js'

const longestSide = 1_200

/**
 * A PNG of the likely portrait on the first page; null where there is none.
 * @throws PdfRefused `not-a-pdf`, `pdf-damaged`, `pdf-encrypted`, `pdf-too-heavy`
 */
export async function pdfPortrait(data: Uint8Array): Promise<Uint8Array | null> {
  if (!isPdf(data)) throw new PdfRefused('not-a-pdf')
  const pdf = await openPdf(data)
  try {
    const page = await pdf.getPage(1)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const operators = await page.getOperatorList()
    const pictures = picturesOf(operators, transform as Matrix).filter(({ isMask }) => !isMask)
    for (const picture of likelyPortraits(pictures, { width, height })) {
      const pixels = pixelsOf(picture.inline ?? (await imageOf(page, picture.id)))
      if (pixels && looksPhotographed(pixels)) return pngOf(shrunk(pixels, longestSide))
    }
    return null
  } finally {
    await pdf.loadingTask.destroy()
  }
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
