import { DomainError } from '@thumbfolio/contracts'
import sharp from 'sharp'
import type { Pictures } from '../ports.js'

const maxSide = 512
/** Counted from the header, before anything is unpacked. */
const maxPixels = 50_000_000
const timeLimitSeconds = 10

sharp.concurrency(1)
sharp.cache(false)

/** Re-encodes with sharp: upright, first frame only, and no metadata, since sharp keeps none unless told. */
export const sharpPictures: Pictures = {
  async portrait(bytes) {
    try {
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: timeLimitSeconds })
        .toBuffer()
    } catch (cause) {
      throw new DomainError('not-an-image', { cause })
    }
  },
}
