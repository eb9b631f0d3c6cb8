import { DomainError, problemDetails } from '@thumbfolio/contracts'
import sharp from 'sharp'
import type { Pictures } from '../ports.js'

const maxSide = 512
/** Counted from the header, before anything is unpacked: 24 megapixels, as phones count them. */
const maxPixels = 25_000_000
const timeLimitSeconds = 10

sharp.concurrency(1)
sharp.cache(false)

/** Re-encodes with sharp: upright, first frame only, and no metadata, since sharp keeps none unless asked to. */
export const sharpPictures: Pictures = {
  async portrait(bytes) {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
    if (width * height > maxPixels)
      throw new DomainError('not-an-image', { detail: problemDetails.pictureTooLarge })
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
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
