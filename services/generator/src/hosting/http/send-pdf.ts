import type { Readable } from 'node:stream'
import { clientKey, downloadPlaces, sendStream } from '@thumbfolio/kit/http'
import type { Request, Response } from 'express'

/** Each is up to 10 MB, in memory of every hop while its reader is slow. */
const mostInAll = 24
const mostOfSite = 8
const mostOfAddress = 3

/**
 * Answers with the PDF that `open` finds; false where there is none.
 * @throws DomainError `unavailable` with `Retry-After` while too many are downloaded
 */
export type SendPdf = (
  request: Request,
  response: Response,
  pdf: { readonly siteName: string; readonly open: () => Promise<Readable | undefined> },
) => Promise<boolean>

/** Downloads that no search engine lists and nothing keeps; few at once, of one site, of one address and in all. */
export function pdfDownloads(): SendPdf {
  const takePlace = downloadPlaces(mostInAll)
  return async (request, response, { siteName, open }) => {
    const address = clientKey(request.ip ?? '')
    takePlace(response, { [`site ${siteName}`]: mostOfSite, [`address ${address}`]: mostOfAddress })
    const pdf = await open()
    if (!pdf) return false
    response.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${siteName}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    if (request.method === 'HEAD') {
      pdf.destroy()
      response.end()
    } else await sendStream(response, pdf)
    return true
  }
}
