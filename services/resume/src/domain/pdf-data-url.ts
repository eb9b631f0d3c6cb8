import { DomainError, pdfFileBody } from '@thumbfolio/contracts'
import { PdfRefused } from '@thumbfolio/resume-reader'

const { signature } = pdfFileBody
/** 10 MB, decoded. */
export const pdfLimitBytes = pdfFileBody.limitBytes

/**
 * The bytes of a PDF that came as a data URL. The content decides, neither the media type nor the name.
 * @throws DomainError `not-a-pdf`, `pdf-too-large`
 */
export function pdfFromDataUrl(dataUrl: string): Uint8Array {
  const comma = dataUrl.indexOf(',')
  if (!dataUrl.startsWith('data:') || !dataUrl.slice(0, comma).endsWith(';base64'))
    throw new PdfRefused('not-a-pdf')
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64')
  if (bytes.length > pdfLimitBytes) throw new DomainError('pdf-too-large')
  if (!bytes.subarray(0, signature.withinBytes).includes(signature.text)) throw new PdfRefused('not-a-pdf')
  return bytes
}
