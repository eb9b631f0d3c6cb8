import type { PlacedPicture } from '../characters/pdf-pictures.pdfjs.js'

const leastPixels = 100
/** A portrait is square, or up to 3:4 upright; cropping and scanning leave a little on both sides. */
const narrowest = 0.65
const widest = 1.25
/** Points: what is painted smaller is an icon. */
const leastPainted = 36
/** Of the page: what covers more is a scan or a background. */
const mostOfPage = 0.25
const mostCandidates = 4

/** The pictures that may be a portrait of the person, the likeliest first. */
export function likelyPortraits<P extends PlacedPicture>(
  pictures: readonly P[],
  page: { readonly width: number; readonly height: number },
): P[] {
  return paintedOnce(pictures)
    .filter((picture) => isShaped(picture, page))
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, mostCandidates)
}

/** A picture that a page repeats is an icon or an ornament. */
export function paintedOnce<P extends PlacedPicture>(pictures: readonly P[]): P[] {
  const times = (id: string) => pictures.filter((picture) => picture.id === id).length
  return pictures.filter(({ id }) => times(id) === 1)
}

const areaOf = ({ box: [, , width, height] }: PlacedPicture) => width * height

function isShaped(picture: PlacedPicture, page: { width: number; height: number }): boolean {
  const { width, height, box } = picture
  const [, , paintedWidth, paintedHeight] = box
  return (
    Math.min(width, height) >= leastPixels &&
    Math.min(paintedWidth, paintedHeight) >= leastPainted &&
    isUpright(width / height) &&
    isUpright(paintedWidth / paintedHeight) &&
    areaOf(picture) <= mostOfPage * page.width * page.height
  )
}

const isUpright = (ratio: number) => ratio >= narrowest && ratio <= widest
