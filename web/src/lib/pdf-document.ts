import type * as PdfLibrary from 'pdfjs-dist'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

export interface PdfDocument {
  readonly pages: number
  page(number: number): Promise<PDFPageProxy>
  close(): Promise<void>
}

let library: Promise<typeof PdfLibrary> | undefined
/** One for all documents: it is 1 MB of script. */
let worker: PdfLibrary.PDFWorker | undefined

/** pdf.js comes with the first PDF, not with the app. */
function pdfLibrary(): Promise<typeof PdfLibrary> {
  library ??= import('pdfjs-dist/legacy/build/pdf.mjs').then((loaded) => {
    loaded.GlobalWorkerOptions.workerSrc = new URL(
      'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
      import.meta.url,
    ).href
    return loaded
  })
  library.catch(() => (library = undefined))
  return library
}

/** Opens a PDF for looking at it; what it says is read by the server. The bytes are consumed. */
export async function openPdf(data: ArrayBuffer): Promise<PdfDocument> {
  const { getDocument, PDFWorker, version } = await pdfLibrary()
  worker ??= new PDFWorker()
  const base = `/assets/pdf-${version}`
  const loading = getDocument({
    data,
    worker,
    cMapUrl: `${base}/cmaps/`,
    standardFontDataUrl: `${base}/standard_fonts/`,
    enableXfa: false,
  })
  const document: PDFDocumentProxy = await loading.promise
  return {
    pages: document.numPages,
    page: (number) => document.getPage(number),
    close: () => loading.destroy(),
  }
}

/** Draws a page `widthPx` CSS pixels wide, sharp on this screen. Aborting stops the drawing. */
export async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  widthPx: number,
  signal: AbortSignal,
): Promise<void> {
  const density = Math.min(window.devicePixelRatio || 1, 2)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (widthPx * density) / natural.width })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  signal.throwIfAborted()
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  await task.promise
}
