import type { Reading } from '@thumbfolio/contracts'
import { isPdf } from '../characters/is-pdf.js'
import type { AttachedPdf } from '../text/page-text.js'

/** Of a portfolio with one PDF in it, the reading is of that PDF, and its boxes are on the pages of that PDF. */
export type PdfReading = Reading & { attached?: AttachedPdf }

/**
 * Reads a resume from the bytes of a PDF, or of another file that one can be imported from. The same bytes give the same
 * reading.
 * @throws PdfRefused, ImportRefused
 */
export async function read(bytes: Uint8Array): Promise<PdfReading> {
  if (!isPdf(bytes)) {
    const { readImport } = await import('./read-import.js')
    return readImport(bytes)
  }
  const [{ pdfText }, { readResume }] = await Promise.all([
    import('../characters/pdf-text.pdfjs.js'),
    import('../stages/read-resume.js'),
  ])
  const text = await pdfText(bytes)
  return { ...readResume(text), ...(text.attached && { attached: text.attached }) }
}
