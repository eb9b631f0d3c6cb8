import type { Run } from '../text/page-text.js'
import type { PagePicture } from './pdf-page-ink.pdfjs.js'

/** Of 255: what is so much darker than the paper around it is ink. */
const leastDarker = 50
/** Of the size: what is further apart is two words. */
const wordGap = 0.16
/** Of the size: a word of the layer begins where one of the picture begins, give or take so much. */
const startSlack = 0.35
/** How much longer or shorter than its picture a word may be: of its length, and of its size. */
const lengthSlack = { ofLength: 0.5, ofSize: 0.3 }
/** Of the words of a line, those that must be where the picture has words. */
const leastLike = 0.4
/** In points: words whose baselines are no further apart are in one line. */
const sameLine = 2

/**
 * Words of a text layer that the picture does not show: where they are it has no ink, or its words begin and end in other
 * places than those of their line. What the letters of the picture are is not known, so other words of the same widths
 * pass.
 */
export async function unlikePicture(
  layer: readonly Run[],
  paint: () => Promise<PagePicture | undefined>,
): Promise<ReadonlySet<Run>> {
  const picture = layer.length > 0 ? await paint() : undefined
  if (!picture?.isComplete) return new Set()
  return new Set(
    linesOf(layer).flatMap((words) => {
      const shown = wordsShown(words, picture)
      const like = words.filter((word) => shown.some((place) => isLike(word, place)))
      const blank = words.filter((word) => !shown.some((place) => touches(word, place)))
      return like.length < leastLike * Math.max(words.length, 0.5 * shown.length) ? words : blank
    }),
  )
}

function linesOf(layer: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  for (const word of [...layer].sort((one, other) => one.baseline - other.baseline)) {
    const line = lines.at(-1)
    if (line?.[0] && word.baseline - line[0].baseline < sameLine) line.push(word)
    else lines.push([word])
  }
  return lines
}

/** From where to where a word of the picture is, in points. */
interface Shown {
  readonly start: number
  readonly end: number
}

const isLike = ({ x, width, size }: Run, { start, end }: Shown): boolean =>
  Math.abs(start - x) <= startSlack * size &&
  Math.abs(end - start - width) <= lengthSlack.ofLength * width + lengthSlack.ofSize * size

const touches = ({ x, width }: Run, { start, end }: Shown): boolean => start < x + width && end > x

/** The words of the picture in a line of the layer: ink without a gap as wide as a space. */
function wordsShown(line: readonly Run[], { data, scale, width, height }: PagePicture): Shown[] {
  const size = Math.max(...line.map((word) => word.size))
  const left = Math.max(0, Math.floor((Math.min(...line.map(({ x }) => x)) - size) * scale))
  const right = Math.min(
    width,
    Math.ceil((Math.max(...line.map((word) => word.x + word.width)) + size) * scale),
  )
  const baseline = Math.max(...line.map((word) => word.baseline))
  const top = Math.max(0, Math.floor((baseline - 0.75 * size) * scale))
  const foot = Math.min(height, Math.ceil(baseline * scale))
  const darkest = Array.from({ length: Math.max(0, right - left) }, (_, column) => {
    let level = 255
    for (let row = top; row < foot; row += 1)
      level = Math.min(level, data[4 * (row * width + left + column) + 1] ?? 255)
    return level
  })
  const paper = Math.max(0, ...darkest)
  const shown: { start: number; end: number }[] = []
  darkest.forEach((level, column) => {
    if (level > paper - leastDarker) return
    const at = (left + column) / scale
    const last = shown.at(-1)
    if (last && at - last.end <= wordGap * size) last.end = at + 1 / scale
    else shown.push({ start: at, end: at + 1 / scale })
  })
  return shown
}
