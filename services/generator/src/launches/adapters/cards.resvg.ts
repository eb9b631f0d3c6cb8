import { readdir } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { BundleFile } from '@thumbfolio/site-page'
import { cardFontsFolder, inputHashOf, photoPlaceholder, type Drawing } from '@thumbfolio/site-page/render'
import type { Cards } from '../ports.js'

const keptBytes = 8 * 1024 * 1024
/** What the renderer decodes itself. */
const drawable = new Set(['image/png', 'image/jpeg'])

/** Draws with the fonts of site-page alone, on a thread of its own; loaded by the first drawing. */
export function resvgCards(): Cards {
  // Concurrent requests with the same input share one drawing; a failure is not cached.
  const drawn = new LRUCache<string, Uint8Array, Drawing>({
    maxSize: keptBytes,
    sizeCalculation: (png) => png.byteLength,
    fetchMethod: (_input, _known, { context }) => pngOf(context),
    // An entry that leaves the cache while it is drawn still resolves.
    ignoreFetchAbort: true,
  })
  return { draw: (drawing) => drawn.forceFetch(inputHashOf(drawing), { context: drawing }) }
}

async function pngOf({ svg, photo }: Drawing): Promise<Uint8Array> {
  const [{ renderAsync }, fontFiles] = await Promise.all([import('@resvg/resvg-js'), fonts()])
  const filled = photo ? svg.replace(photoPlaceholder, await dataUrlOf(photo)) : svg
  const image = await renderAsync(filled, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Resume Sans 3' },
    logLevel: 'off',
  })
  return image.asPng()
}

let fontList: Promise<string[]> | undefined
const fonts = (): Promise<string[]> =>
  (fontList ??= readdir(cardFontsFolder).then((names) =>
    names
      .filter((name) => name.endsWith('.ttf'))
      .sort()
      .map((name) => cardFontsFolder + name),
  ))

async function dataUrlOf({ contentType, body }: BundleFile): Promise<string> {
  const bytes = Buffer.from(body)
  if (drawable.has(contentType)) return `data:${contentType};base64,${bytes.toString('base64')}`
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(bytes).resize(600, 600, { fit: 'cover' }).jpeg({ quality: 86 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
