import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { Response } from 'express'

/** Sends the PDF of a resume as a download that no search engine lists and nothing keeps. */
export async function sendPdf(response: Response, pdf: Readable, siteName: string): Promise<void> {
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${siteName}.pdf"`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
  if (response.req.method === 'HEAD') {
    pdf.destroy()
    return void response.end()
  }
  await pipeline(pdf, response).catch((error: unknown) => {
    // Whoever hangs up has what they wanted; anything else is a fault, and the answer is cut off.
    if (!response.destroyed) throw error
  })
}
