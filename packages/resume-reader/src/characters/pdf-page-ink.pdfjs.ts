import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Area } from '../text/page-text.js'
import { inkCanvases, InkFilters, type Stage } from './pdf-ink-canvas.js'
import type { Operators } from './pdf-operators.pdfjs.js'

/** Pixels a point: enough for the letters of small print. A large page gets fewer, so that its picture stays small. */
const usualScale = 1.5
const mostPagePixels = 1_500_000
/** Default processor time for painting the pages of one file: a quarter of the limit for reading it. */
export const paintBudgetMs = 2_000

/** A page as people see it; four bytes a pixel. */
export interface PagePicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
  /** Pixels a point. */
  readonly scale: number
  /** Every image of the page could be decoded. */
  readonly isComplete: boolean
}

/** pdf.js has no public API for the operators that it is about to run; its own tools read them here. */
interface Rendering {
  readonly promise: Promise<void>
  onContinue: ((go: () => void) => void) | null
  cancel(): void
  readonly _internalRenderTask: { readonly operatorList: Operators }
}

/** What pdf.js needs to paint: outlines of the glyphs, and our canvases. */
export interface Drawing {
  readonly CanvasFactory: object
  readonly FilterFactory: object
  readonly disableFontFace: true
}

type Open = (data: Uint8Array, drawing: Drawing) => Promise<PDFDocumentProxy>

const imagesOf = ({ fnArray, argsArray }: Operators): string[] =>
  fnArray.flatMap((op, at) => (op === OPS.paintImageXObject ? String(argsArray[at]?.[0]) : []))

const isDecoded = (page: PDFPageProxy, id: string): boolean => {
  const store = id.startsWith('g_') ? page.commonObjs : page.objs
  const image = store.has(id) ? (store.get(id) as { data?: unknown; bitmap?: unknown } | null) : null
  return Boolean(image?.data ?? image?.bitmap)
}

/** Of this thread only: garbage collection on other threads does not count against the file. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Paints pages of a PDF. The file is opened again for it at the first page, with outlines of its glyphs. */
export class PagePictures implements AsyncDisposable {
  private readonly stage: Stage = { muted: undefined, isPaper: false, pixels: 0 }
  private readonly Canvases = inkCanvases(this.stage)
  private readonly canvases = new this.Canvases()
  private pdf: Promise<PDFDocumentProxy> | undefined
  private spentMs = 0

  constructor(
    private readonly source: PDFDocumentProxy,
    private readonly open: Open,
    private readonly budgetMs: number,
  ) {}

  /**
   * The page without what these operators that show text paint. `covers` are boxes that a reader of PDFs paints by itself.
   * Nothing where painting fails, or the file has had its share of processor time.
   */
  async paint(
    number: number,
    muted: ReadonlySet<number>,
    covers: readonly Area[],
  ): Promise<PagePicture | undefined> {
    const startedAt = cpuMs()
    if (this.spentMs > this.budgetMs) return undefined
    try {
      this.pdf ??= this.source
        .getData()
        .then((data) =>
          this.open(data, { CanvasFactory: this.Canvases, FilterFactory: InkFilters, disableFontFace: true }),
        )
      return await this.render(await (await this.pdf).getPage(number), muted, covers, startedAt)
    } catch {
      // A file whose page cannot be painted gets no second try.
      this.spentMs = Infinity
      return undefined
    } finally {
      Object.assign(this.stage, { muted: undefined, isPaper: false, pixels: 0 })
      this.spentMs += cpuMs() - startedAt
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const pdf = await this.pdf?.catch(() => undefined)
    await pdf?.loadingTask.destroy()
  }

  private async render(
    page: PDFPageProxy,
    muted: ReadonlySet<number>,
    covers: readonly Area[],
    startedAt: number,
  ): Promise<PagePicture> {
    const { width, height } = page.getViewport({ scale: 1 })
    const scale = Math.min(usualScale, Math.sqrt(mostPagePixels / (width * height)))
    const viewport = page.getViewport({ scale })
    const drawn = this.canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
    let shown = -1
    this.stage.isPaper = true
    try {
      const task: Rendering = page.render({
        canvas: null,
        canvasContext: drawn.context as never,
        viewport,
        operationsFilter: (at: number) => {
          this.stage.isPaper = false
          const isText = task._internalRenderTask.operatorList.fnArray[at] === OPS.showText
          if (isText) shown += 1
          this.stage.muted = isText && muted.has(shown) ? shown : undefined
          return true
        },
      }) as never
      task.onContinue = (go) => {
        if (this.spentMs + cpuMs() - startedAt > this.budgetMs) task.cancel()
        else go()
      }
      await task.promise
      this.stage.muted = undefined
      drawn.context.fillStyle = '#000000'
      for (const cover of covers)
        drawn.context.fillRect(cover.x * scale, cover.y * scale, cover.width * scale, cover.height * scale)
      const image = drawn.context.getImageData(0, 0, drawn.canvas.width, drawn.canvas.height)
      const isComplete = imagesOf(task._internalRenderTask.operatorList).every((id) => isDecoded(page, id))
      return { width: image.width, height: image.height, data: image.data, scale, isComplete }
    } finally {
      this.canvases.destroy(drawn)
    }
  }
}
