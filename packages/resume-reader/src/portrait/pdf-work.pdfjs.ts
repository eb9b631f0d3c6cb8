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

/**
 * Pictures that are larger than icons and not the portrait, in the order of the pages: 12 and 24 MB at most. What is on
 * several pages is a decoration.
 * @throws PdfRefused as `pdfPortrait`
 */
export async function pdfWork(data: Uint8Array): Promise<readonly WorkPicture[]> {
  if (!isPdf(data)) throw new PdfRefused('not-a-pdf')
  const pdf = await openPdf(data)
  try {
    const found = new Map<string, WorkPicture[]>()
    let bytes = 0
    for (let number = 1; number <= pdf.numPages && found.size < most && bytes < mostBytes; number += 1) {
      const pictured = await picturedPage(await pdf.getPage(number))
      const portrait = number === 1 ? (await portraitOn(pictured))?.picture : undefined
      for (const picture of likelyWork(pictured.pictures, pictured)) {
        if (picture === portrait || found.size >= most || bytes >= mostBytes) continue
        const pixels = await pixelsAt(pictured.page, picture)
        if (!pixels) continue
        const small = shrunk(pixels, longestSide)
        const hash = createHash('sha256').update(small.data).digest('hex')
        const png = pngOf(small)
        const { width, height } = small
        const before = found.get(hash) ?? []
        if (before.length === 0) bytes += png.byteLength
        found.set(hash, [...before, { page: number, box: [...picture.box], width, height, png }])
      }
      pictured.page.cleanup()
    }
    return [...found.values()].flatMap((places) => (places.length === 1 ? places : []))
  } finally {
    await pdf.loadingTask.destroy()
  }
}
