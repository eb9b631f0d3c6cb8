import { ImageKind, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Image, Placed } from '../characters/pdf-pictures.pdfjs.js'
import type { Pixels } from './pixels.js'

/** The pixels of a picture; undefined for one that was too large to decode or has one bit a pixel. */
export const pixelsAt = async (page: PDFPageProxy, { id, inline }: Placed): Promise<Pixels | undefined> =>
  pixelsOf(inline ?? (await imageOf(page, id)))

/** It may still be decoded when the operators are there. */
const imageOf = (page: PDFPageProxy, id: string): Promise<Image | undefined> =>
  new Promise((resolve) => {
    const store = id.startsWith('g_') ? page.commonObjs : page.objs
    store.get(id, (image: unknown) => resolve(image ?? undefined))
  })

function pixelsOf(image: Image | undefined): Pixels | undefined {
  const { width = 0, height = 0, kind, data } = image ?? {}
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : kind === ImageKind.RGB_24BPP ? 3 : undefined
  if (!data || channels === undefined || data.length < width * height * channels) return undefined
  return { width, height, channels, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
