import type { Box } from '@thumbfolio/contracts'
import type { PlacedPicture } from '../characters/pdf-pictures.pdfjs.js'
import { paintedOnce } from './likely-portraits.js'

/** A picture in a PDF that may show work, with its place. */
export interface WorkPicture {
  /** From 1. */
  readonly page: number
  /** Left, top, width and height in points. */
  readonly box: Box
  readonly width: number
  readonly height: number
  readonly png: Uint8Array
}

const leastPixels = 160
/** Points: what is painted smaller is an icon or a logo in a line. */
const leastPainted = 60
/** Of the page: what covers more is a scan or a background. */
const mostOfPage = 0.6
/** Longer than that it is a rule or a banner. */
const longest = 4

/** The pictures of a page that may show work: larger than icons, smaller than the page. From the top down. */
export function likelyWork<P extends PlacedPicture>(
  pictures: readonly P[],
  page: { readonly width: number; readonly height: number },
): P[] {
  return paintedOnce(pictures)
    .filter((picture) => isShaped(picture, page))
    .sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
}

function isShaped({ width, height, box }: PlacedPicture, page: { width: number; height: number }): boolean {
  const [left, top, paintedWidth, paintedHeight] = box
  const isOnPage =
    left < page.width && top < page.height && left + paintedWidth > 0 && top + paintedHeight > 0
  const ratio = paintedWidth / paintedHeight
  return (
    isOnPage &&
    Math.min(width, height) >= leastPixels &&
    Math.min(paintedWidth, paintedHeight) >= leastPainted &&
    ratio <= longest &&
    ratio >= 1 / longest &&
    paintedWidth * paintedHeight <= mostOfPage * page.width * page.height
  )
}
