import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PdfIsAdobeForm, PdfIsPortfolio } from '../domain/pdf-errors.js'
import type { PageText } from '../domain/reading/layout/page-text.js'

/** A cover or a waiting page has a few sentences, a resume more. */
const mostWords = 150
const waiting = /please wait|adobe (?:acrobat|reader)|if this message is not eventually replaced/i
const surelyWaiting = /if this message is not eventually replaced/i
const cover = /(?:open|view) this (?:pdf )?portfolio|pdf portfolio/i

/**
 * Refuses files whose pages say only that another program is needed.
 * @throws PdfIsAdobeForm, PdfIsPortfolio
 */
export async function refuseShell(pdf: PDFDocumentProxy, pages: readonly PageText[]): Promise<void> {
  const words = pages.flatMap(({ runs }) => runs)
  if (words.length > mostWords) return
  const text = words.map(({ text: word }) => word).join(' ')
  const { isForm, isCollection } = await kindOf(pdf)
  if (surelyWaiting.test(text) || (isForm && (words.length === 0 || waiting.test(text))))
    throw new PdfIsAdobeForm()
  if (isCollection || (cover.test(text) && (await hasAttachments(pdf)))) throw new PdfIsPortfolio()
}

/** What the file says that it is; a damaged entry says nothing. */
async function kindOf(pdf: PDFDocumentProxy): Promise<{ isForm: boolean; isCollection: boolean }> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const said = info as Record<string, unknown>
  return { isForm: said['IsXFAPresent'] === true, isCollection: said['IsCollectionPresent'] === true }
}

async function hasAttachments(pdf: PDFDocumentProxy): Promise<boolean> {
  const found: unknown = await pdf.getAttachments().catch(() => undefined)
  return typeof found === 'object' && found !== null && Object.keys(found).length > 0
}
