import { DomainError, problemDetails } from '@thumbfolio/contracts'
import type { Sharp, SharpOptions } from 'sharp'
import type { Pictures } from '../ports.js'

const maxSide = 512
/** Counted from the header, before anything is unpacked: 24 megapixels, as phones count them. */
const maxPixels = 25_000_000
const timeLimitSeconds = 10

/** Loaded by the first picture: an idle process needs none of it. */
let loading: Promise<(bytes: Uint8Array, options?: SharpOptions) => Sharp> | undefined
const loaded = () =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  }))

/** Re-encodes with sharp: upright, first frame only, and no metadata, since sharp keeps none unless asked to. */
export const sharpPictures: Pictures = {
  async portrait(bytes) {
    const open = await loaded()
    const { width, height } = await open(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
    if (width * height > maxPixels)
      throw new DomainError('not-an-image', { detail: problemDetails.pictureTooLarge })
    return open(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: timeLimitSeconds })
      .toBuffer()
      .catch(unreadable)
  },
}

function unreadable(cause: unknown): never {
  throw new DomainError('not-an-image', { cause })
}
