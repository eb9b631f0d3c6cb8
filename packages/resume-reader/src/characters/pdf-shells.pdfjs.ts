import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfFileBody } from '@thumbfolio/contracts'
import { PdfRefused } from '../refusals/pdf-refused.js'
import type { AttachedPdf, PageText } from '../text/page-text.js'
import { isPdf } from './is-pdf.js'

/** A cover or a waiting page has a few sentences, a resume more. */
const mostWords = 150
const waiting = /please wait|adobe (?:acrobat|reader)|if this message is not eventually replaced/i
const surelyWaiting = /if this message is not eventually replaced/i
const cover = /(?:open|view) this (?:pdf )?portfolio|pdf portfolio/i

/** In the sentence that lists what a portfolio holds. */
const mostNames = 10
const longestName = 80

/**
 * Looks through files whose pages say only that another program is needed: answers with the one PDF that such a file
 * holds, or nothing where the pages are what should be read.
 * @throws PdfRefused `pdf-adobe-form`; `pdf-portfolio`, with the names of its files, unless exactly one is a PDF; `pdf-too-heavy`
 */
export async function throughShell(
  pdf: PDFDocumentProxy,
  pages: readonly PageText[],
): Promise<AttachedPdf | undefined> {
  const words = pages.flatMap(({ runs }) => runs)
  if (words.length > mostWords) return undefined
  const text = words.map(({ text: word }) => word).join(' ')
  const { isForm, isCollection } = await kindOf(pdf)
  if (surelyWaiting.test(text) || (isForm && (words.length === 0 || waiting.test(text))))
    throw new PdfRefused('pdf-adobe-form')
  if (!isCollection && !cover.test(text)) return undefined
  const files = await attachedFiles(pdf)
  const pdfs = files.filter(({ bytes }) => isPdf(bytes))
  const [only] = pdfs
  if (only && pdfs.length === 1) {
    if (only.bytes.length > pdfFileBody.limitBytes) throw new PdfRefused('pdf-too-heavy')
    return only
  }
  if (isCollection || files.length > 0) throw isPortfolioOf(files)
  return undefined
}

/** A portfolio is looked through once, so that none that holds itself is read for ever. */
export const portfolioNesting = (name: string): PdfRefused =>
  new PdfRefused('pdf-portfolio', {
    detail: `This PDF is a portfolio, and the PDF in it, “${name}”, is a portfolio too. Please open it in Adobe Reader, save the resume in it as a PDF of its own, and upload that.`,
  })

function isPortfolioOf(files: readonly AttachedPdf[]): PdfRefused {
  if (files.length === 0) return new PdfRefused('pdf-portfolio')
  const names = files.slice(0, mostNames).map(({ name }) => `“${name}”`)
  const more = files.length > mostNames ? ` and ${files.length - mostNames} more` : ''
  return new PdfRefused('pdf-portfolio', {
    detail: `This PDF is a portfolio that holds ${names.join(', ')}${more}. Please save your resume from it as a PDF of its own, and upload that.`,
  })
}

/** What the file says that it is; a damaged entry says nothing. */
async function kindOf(pdf: PDFDocumentProxy): Promise<{ isForm: boolean; isCollection: boolean }> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const said = info as Record<string, unknown>
  return { isForm: said['IsXFAPresent'] === true, isCollection: said['IsCollectionPresent'] === true }
}

/** Every file that the PDF holds, unpacked; what that takes is bounded by the process that reads. */
async function attachedFiles(pdf: PDFDocumentProxy): Promise<AttachedPdf[]> {
  const found: unknown = await pdf.getAttachments().catch(() => undefined)
  if (typeof found !== 'object' || found === null) return []
  return Object.values(found as Record<string, { filename?: unknown; content?: unknown }>).flatMap(
    ({ filename, content }) =>
      content instanceof Uint8Array ? [{ name: nameOf(filename), bytes: content }] : [],
  )
}

const nameOf = (name: unknown): string =>
  (typeof name === 'string' ? name : '').replaceAll(/[\p{C}“”]/gu, '').slice(0, longestName) ||
  'a file without a name'
