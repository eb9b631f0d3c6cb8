import { createHash } from 'node:crypto'
import { likelyWork, type WorkPicture } from './likely-work.js'
import { pixelsAt } from './page-pixels.pdfjs.js'
import { picturedPage, portraitOn } from './pdf-portrait.pdfjs.js'
import { shrunk } from './pixels.js'
import { pngOf } from './png.js'
import { isPdf } from '../characters/is-pdf.js'
import { openPdf } from '../characters/pdf-text.pdfjs.js'
import { PdfRefused } from '../refusals/pdf-refused.js'

const longestSide = 1_600
const most = 12
const mostBytes = 24 * 2 ** 20

/** Of all pages: decoding takes most of the time. */
const mostDecoded = 60

/**
 * Pictures that are larger than icons and not the portrait, in the order of the pages: 12 and 24 MB at most. What is there
 * more than once is a decoration.
 * @throws PdfRefused as `pdfPortrait`
 */
export async function pdfWork(data: Uint8Array): Promise<readonly WorkPicture[]> {
  if (!isPdf(data)) throw new PdfRefused('not-a-pdf')
  const pdf = await openPdf(data)
  try {
    const found = new Map<string, WorkPicture>()
    const seen = new Set<string>()
    let [bytes, decoded] = [0, 0]
    const isFull = () => found.size >= most || bytes >= mostBytes || decoded >= mostDecoded
    for (let number = 1; number <= pdf.numPages && !isFull(); number += 1) {
      const pictured = await picturedPage(await pdf.getPage(number))
      const portrait = number === 1 ? (await portraitOn(pictured))?.picture : undefined
      for (const picture of likelyWork(pictured.pictures, pictured)) {
        if (picture === portrait || isFull()) continue
        const pixels = await pixelsAt(pictured.page, picture)
        if (!pixels) continue
        decoded += 1
        const hash = createHash('sha256').update(pixels.data).digest('hex')
        if (seen.has(hash)) {
          bytes -= found.get(hash)?.png.byteLength ?? 0
          found.delete(hash)
          continue
        }
        seen.add(hash)
        const { width, height, ...rest } = shrunk(pixels, longestSide)
        const png = pngOf({ width, height, ...rest })
        bytes += png.byteLength
        found.set(hash, { page: number, box: [...picture.box], width, height, png })
      }
      pictured.page.cleanup()
    }
    return [...found.values()]
  } finally {
    await pdf.loadingTask.destroy()
  }
}
