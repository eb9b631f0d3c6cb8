import { createRequire } from 'node:module'
import type * as NativeCanvas from '@napi-rs/canvas'

type Canvas = NativeCanvas.Canvas
type Context = NativeCanvas.SKRSContext2D

/**
 * Pixels of one canvas, and of all that one picture of a page takes: what it asks for beyond is refused. The memory of a
 * canvas is only given back by the garbage collector, so one that is destroyed still counts.
 */
const mostPixels = 4_000_000
const mostPixelsInAll = 16_000_000

const painting = ['fill', 'stroke', 'fillRect', 'strokeRect', 'drawImage', 'putImageData'] as const
const fontSize = /([\d.]+)px/

export interface Stage {
  /** What is painted while this is a number leaves nothing on the canvases that were there before. */
  muted: number | undefined
  /** No operator has run yet: a canvas that is asked for now is the paper, and white, so that blends meet white. */
  isPaper: boolean
  /** What the canvases of this picture have taken. */
  pixels: number
}

interface CanvasAndContext {
  canvas: Canvas | null
  context: Context | null
}

/** Comes with pdf.js, but not on every platform. */
const createCanvas = (width: number, height: number): Canvas => {
  const require = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return (require('@napi-rs/canvas') as typeof NativeCanvas).createCanvas(width, height)
}

/**
 * Canvases on which the painting of chosen operators can be muted. Nothing of the file reaches native code but paths,
 * pixels and numbers: glyphs come as paths, and where a font has no program, a box is painted for each of its letters.
 */
export const inkCanvases = (stage: Stage) =>
  class {
    create(width: number, height: number): { canvas: Canvas; context: Context } {
      this.take(width * height)
      const canvas = createCanvas(width, height)
      const context = canvas.getContext('2d')
      if (stage.isPaper) {
        context.fillStyle = '#ffffff'
        context.fillRect(0, 0, width, height)
      }
      return { canvas, context: mutable(context, stage) }
    }

    reset({ canvas }: CanvasAndContext, width: number, height: number): void {
      if (!canvas) return
      this.take(width * height - canvas.width * canvas.height)
      canvas.width = width
      canvas.height = height
    }

    destroy(entry: CanvasAndContext): void {
      if (entry.canvas) {
        entry.canvas.width = entry.canvas.height = 0
      }
      entry.canvas = entry.context = null
    }

    private take(pixels: number): void {
      if (!(pixels <= mostPixels) || stage.pixels + pixels > mostPixelsInAll)
        throw new RangeError('The page asks for too large a canvas')
      stage.pixels += Math.max(0, pixels)
    }
  }

function mutable(context: Context, stage: Stage): Context {
  const bornIn = stage.muted
  const isMuted = () => stage.muted !== undefined && stage.muted !== bornIn
  let luminosity: Uint8Array | undefined
  for (const name of painting) {
    const paint = context[name].bind(context) as (...args: unknown[]) => void
    Object.defineProperty(context, name, {
      value: (...args: unknown[]) => {
        if (isMuted()) return
        if (name === 'drawImage' && luminosity) args[0] = maskOf(args[0] as Canvas, luminosity)
        paint(...args)
      },
    })
  }
  const boxes = (text: string, x: number, y: number) => {
    const size = Number(fontSize.exec(context.font)?.[1] ?? 0)
    if (text.trim() !== '') context.fillRect(x, y - 0.6 * size, 0.4 * size, 0.6 * size)
  }
  Object.defineProperties(context, {
    fillText: { value: boxes },
    strokeText: { value: boxes },
    filter: {
      get: () => 'none',
      set: (value: unknown) => (luminosity = luminosities.get(value)),
    },
  })
  return context
}

/** The tables behind the names of filters, from the brightness of a mask to what it lets pass. */
const luminosities = new Map<unknown, Uint8Array>()

/** Filters as pdf.js asks for them; of all, masks of brightness alone change which ink is there. */
export class InkFilters {
  addFilter = (): string => 'none'
  addHCMFilter = (): string => 'none'
  addAlphaFilter = (): string => 'none'
  addHighlightHCMFilter = (): string => 'none'
  destroy = (): void => luminosities.clear()

  addLuminosityFilter(map: readonly number[] | null): string {
    const name = `luminosity ${luminosities.size}`
    luminosities.set(
      name,
      Uint8Array.from({ length: 256 }, (_, level) => map?.[level] ?? level),
    )
    return name
  }
}

/** A mask's brightness as its opacity. */
function maskOf(mask: Canvas, table: Uint8Array): Canvas {
  const { width, height } = mask
  if (width === 0 || height === 0) return mask
  const image = mask.getContext('2d').getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const bright = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
    data[at + 3] = table[Math.round((bright * (data[at + 3] ?? 0)) / 255)] ?? 0
  }
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas
}
