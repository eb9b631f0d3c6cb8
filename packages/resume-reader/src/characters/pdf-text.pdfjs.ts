import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import {
  AnnotationType,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PdfRefused } from '../refusals/pdf-refused.js'
import type { AttachedPdf, HiddenLines, Link, PageText, PdfText } from '../text/page-text.js'
import { addedLines, type HiddenRuns } from './hidden-runs.js'
import { refuseFlateBomb } from './inflated-size.zlib.js'
import { isPdf } from './is-pdf.js'
import { paint } from './pdf-glyphs.pdfjs.js'
import { type Font, type Matrix, numbers, type Operators } from './pdf-operators.pdfjs.js'
import { type Drawing, PagePictures, paintBudgetMs } from './pdf-page-ink.pdfjs.js'
import { isPicturePage } from './pdf-pictures.pdfjs.js'
import { portfolioNesting, throughShell } from './pdf-shells.pdfjs.js'
import { undrawnFonts } from './pdf-undrawn-fonts.pdfjs.js'
import { fieldGrounds, paintFieldValues } from './pdf-widgets.pdfjs.js'
import { PageWords } from './pdf-words.pdfjs.js'
import { unlikePicture } from './scanned-words.js'
import { maxWordsPerPage } from '../text/page-text.js'
import { unseen } from './seen-runs.js'

const maxPages = 30
const maxImagePixels = 16_000_000
/** Words that run sideways: fewer are a mark in the margin. */
const leastTurned = 10

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => join(packageFolder, name) + sep

/** @throws PdfRefused `pdf-encrypted`, `pdf-damaged`, `pdf-too-heavy` */
export const openPdf = async (data: Uint8Array, drawing?: Drawing): Promise<PDFDocumentProxy> => {
  await refuseFlateBomb(data)
  const task = getDocument({
    data,
    // A PDF is a stranger's program: nothing of it is evaluated, nothing is fetched, no font reaches the system.
    isEvalSupported: false,
    disableFontFace: false,
    ownerDocument: undrawnFonts,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: maxImagePixels,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    verbosity: VerbosityLevel.ERRORS,
    // Decoders of images, which only what is drawn needs.
    ...(drawing && { ...drawing, wasmUrl: folder('wasm') }),
  })
  try {
    return await task.promise
  } catch (cause) {
    await task.destroy()
    if (cause instanceof Error && cause.name === 'PasswordException')
      throw new PdfRefused('pdf-encrypted', { cause })
    throw new PdfRefused('pdf-damaged', { cause })
  }
}

const fontsOf = async (page: PDFPageProxy, operators: Operators): Promise<Map<string, Font>> => {
  const names = new Set<string>()
  for (const args of operators.argsArray)
    if (typeof args?.[0] === 'string' && args.length === 2) names.add(args[0])
  const fonts = new Map<string, Font>()
  for (const name of names) {
    const store = name.startsWith('g_') ? page.commonObjs : page.objs
    if (store.has(name)) fonts.set(name, store.get(name) as Font)
  }
  return fonts
}

const isBlank = (font: string, char: string): boolean => undrawnFonts.fonts.isBlank(font, char)

type Annotation = Record<string, unknown>

const linksAndFields = new Set<number>([AnnotationType.LINK, AnnotationType.WIDGET])
/** The bit of an annotation's flags that says it is not shown on screen. */
const notOnScreen = 0b10_0000

/**
 * The page's links and fields. `page.getAnnotations` would read the whole text of the page for the words below each link;
 * after the operators, pdf.js has what it needs for these.
 */
const annotationsOf = async (pdf: PDFDocumentProxy, number: number): Promise<Annotation[]> => {
  const others = new Set(
    Array.from({ length: pdf.numPages }, (_, at) => at).filter((at) => at !== number - 1),
  )
  // There are none at all in a file without a catalog of them, whatever the type says.
  const found = (await pdf.getAnnotationsByType(linksAndFields, others)) as Annotation[] | null
  return (found ?? []).filter(({ annotationFlags }) => (Number(annotationFlags) & notOnScreen) === 0)
}

const linksOf = (annotations: Annotation[], page: PDFPageProxy): Link[] => {
  const viewport = page.getViewport({ scale: 1 })
  return annotations.flatMap((annotation) => {
    const url = annotation['url'] ?? annotation['unsafeUrl']
    if (annotation['subtype'] !== 'Link' || typeof url !== 'string') return []
    return boxesOf(annotation).map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => {
      const [a = 0, b = 0] = viewport.convertToViewportPoint(x0, y0) as number[]
      const [c = 0, d = 0] = viewport.convertToViewportPoint(x1, y1) as number[]
      return { url, x: Math.min(a, c), y: Math.min(b, d), width: Math.abs(a - c), height: Math.abs(b - d) }
    })
  })
}

/** Of a link over several lines a box for each, else the one around all. */
const boxesOf = ({ quadPoints, rect }: Annotation): number[][] => {
  const points = numbers(quadPoints) as number[]
  if (points.length < 16) return [numbers(rect)]
  return Array.from({ length: points.length >> 3 }, (_, at) => {
    const quad = points.slice(8 * at, 8 * at + 8)
    const [xs, ys] = [
      quad.filter((_one, place) => place % 2 === 0),
      quad.filter((_one, place) => place % 2 === 1),
    ]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  })
}

const readPage = async (
  pdf: PDFDocumentProxy,
  number: number,
  pictures: PagePictures,
): Promise<{ text: PageText; hidden: HiddenRuns }> => {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const [list, layers] = await Promise.all([
    page.getOperatorList() as Promise<unknown>,
    pdf.getOptionalContentConfig() as Promise<{ isVisible(group: unknown): boolean }>,
  ])
  const operators = list as Operators
  const annotations = await annotationsOf(pdf, number)
  const fonts = await fontsOf(page, operators)
  const names = new Map([...fonts].map(([key, font]) => [key, (font.name ?? key).replace(/^[A-Z]{6}\+/, '')]))
  const words = new PageWords(number, viewport.width, viewport.height, names)
  paint(operators, viewport.transform as Matrix, fonts, (group) => layers.isVisible(group), isBlank, words)
  const toPage = (x: number, y: number) => viewport.convertToViewportPoint(x, y) as number[]
  const grounds = fieldGrounds(annotations, toPage)
  for (const { x, y, width, height } of grounds) words.cover([x, y, width, height])
  const picture = (muted: ReadonlySet<number>) => pictures.paint(number, muted, grounds)
  words.hide(await unseen(words.doubted(), picture))
  const unlike = await unlikePicture(words.textLayer(), () => picture(new Set()))
  paintFieldValues(annotations, toPage, words)
  const text = words.finish(unlike)
  if (text.runs.splice(maxWordsPerPage).length > 0) text.isCut = true
  text.links = linksOf(annotations, page)
  const { width, height, transform } = viewport
  const size = { words: text.runs.length, width, height, transform: transform as Matrix }
  if (isPicturePage(operators, size)) text.isPicture = true
  page.cleanup()
  return { text, hidden: words.hidden }
}

/**
 * The text of a PDF, with hidden runs left out; of a portfolio, the text of the one PDF in it. `budgetMs` limits the
 * processor time for painting pages. Pages after it are not painted: only their operators show which text is hidden.
 * @throws PdfRefused
 */
export const pdfText = async (data: Uint8Array, budgetMs = paintBudgetMs): Promise<PdfText> => {
  const text = await textOrAttached(data, budgetMs)
  if ('pages' in text) return text
  // pdf.js may take the memory of what it reads.
  const inner = await textOrAttached(text.bytes.slice(), budgetMs)
  if ('pages' in inner) return { ...inner, attached: text }
  throw portfolioNesting(text.name)
}

const textOrAttached = async (data: Uint8Array, budgetMs: number): Promise<PdfText | AttachedPdf> => {
  if (!isPdf(data)) throw new PdfRefused('not-a-pdf')
  const pdf = await openPdf(data)
  try {
    if (pdf.numPages > maxPages) throw new PdfRefused('pdf-too-many-pages')
    const pages: PageText[] = []
    await using pictures = new PagePictures(pdf, openPdf, budgetMs)
    let hidden = 0
    let hiddenLines: HiddenLines = {}
    let failure: unknown
    const unreadable: number[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      try {
        const page = await readPage(pdf, number, pictures)
        pages.push(page.text)
        hidden += page.hidden.runs
        hiddenLines = addedLines(hiddenLines, page.hidden.lines)
      } catch (cause) {
        failure = cause
        unreadable.push(number)
      }
    }
    if (pages.length === 0) throw new PdfRefused('pdf-damaged', { cause: failure })
    const attached = await throughShell(pdf, pages)
    if (attached) return attached
    if (pages.every((page) => page.runs.length === 0)) {
      const hasTurned = pages.some(({ turned }) => turned.length >= leastTurned)
      throw hasTurned ? new PdfRefused('pdf-turned-text') : new PdfRefused('pdf-without-text')
    }
    return { pages, hidden, hiddenLines, ...(unreadable.length > 0 && { unreadable }) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
