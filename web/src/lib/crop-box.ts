import type { PhotoCrop } from '@thumbfolio/contracts'

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Smaller parts do not look sharp. In pixels of the whole picture. */
const leastSide = 64
const topShare = 0.25

/** The largest square, in the middle of a wide picture and near the top of a tall one, where faces are. */
export function wholeCrop({ width, height }: PictureSize): PhotoCrop {
  const side = Math.min(width, height)
  return { x: (width - side) / 2 / width, y: ((height - side) * topShare) / height, size: 1 }
}

/** The smallest size of a crop of this picture. */
export const leastSize = ({ width, height }: PictureSize): number =>
  Math.min(1, leastSide / Math.min(width, height))

/** How wide and how high the square is, in shares of the picture. */
export function extentOf({ size }: PhotoCrop, { width, height }: PictureSize): PictureSize {
  const side = size * Math.min(width, height)
  return { width: side / width, height: side / height }
}

/** Moves the square by shares of the picture; the edges hold it. */
export function moved(crop: PhotoCrop, picture: PictureSize, by: { x: number; y: number }): PhotoCrop {
  const extent = extentOf(crop, picture)
  return {
    ...crop,
    x: between(0, crop.x + by.x, 1 - extent.width),
    y: between(0, crop.y + by.y, 1 - extent.height),
  }
}

/** The square in another size about the same middle, as far as the edges let it. */
export function resized(crop: PhotoCrop, picture: PictureSize, wanted: number): PhotoCrop {
  const size = between(leastSize(picture), wanted, 1)
  const [before, after] = [extentOf(crop, picture), extentOf({ ...crop, size }, picture)]
  const by = { x: (before.width - after.width) / 2, y: (before.height - after.height) / 2 }
  return moved({ ...crop, size }, picture, by)
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

const step = 0.02

/** What a key does to the square; undefined for a key that does nothing. */
export function nudged(crop: PhotoCrop, picture: PictureSize, key: string): PhotoCrop | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moved(crop, picture, { x: -step, y: 0 })
    case 'ArrowRight':
      return moved(crop, picture, { x: step, y: 0 })
    case 'ArrowUp':
      return moved(crop, picture, { x: 0, y: -step })
    case 'ArrowDown':
      return moved(crop, picture, { x: 0, y: step })
    case '+':
    case '=':
      return resized(crop, picture, crop.size + step)
    case '-':
      return resized(crop, picture, crop.size - step)
    default:
      return undefined
  }
}
