import type { PhotoCrop } from '@thumbfolio/contracts'
import { photoSides } from '@thumbfolio/site-page'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** In pixels of the whole picture. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** A face looks sharp from here on. In pixels. */
export const leastSide = 64

/** Faces are above the middle of an upright picture. */
const topShare = 0.25

/** The largest square, in the middle of a wide picture and near the top of a tall one. */
export function defaultCrop({ width, height }: Size): PhotoCrop {
  const side = Math.min(width, height)
  return { x: (width - side) / 2 / width, y: ((height - side) * topShare) / height, size: 1 }
}

/** The square of a crop, moved into the picture where it hangs over an edge. */
export function squareOf({ x, y, size }: PhotoCrop, { width, height }: Size): Square {
  const side = Math.max(1, Math.round(size * Math.min(width, height)))
  return {
    left: Math.min(Math.round(x * width), width - side),
    top: Math.min(Math.round(y * height), height - side),
    side,
  }
}

/** A square is never made larger than it is. */
export const sidesOf = ({ side }: Square) => ({
  normal: Math.min(side, photoSides.normal),
  dense: Math.min(side, photoSides.dense),
})
