import type { Run } from '../domain/reading/layout/page-text.js'
import type { PagePicture } from './pdf-page-ink.pdfjs.js'

/** Of 255: what is so much darker than the paper around it is ink. */
const leastDarker = 50
/** Of the size: letters of one word are no further apart. */
const widestGap = 0.45
/** Of the words of a line, those that must be where the picture has words. */
const leastLike = 0.6
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
  if (!picture) return new Set()
  return new Set(
    linesOf(layer).flatMap((words) => {
      const blank = new Set(words.filter((word) => columnsOf(word, picture).every((isInk) => !isInk)))
      const like = words.filter((word, at) => !blank.has(word) && isLike(word, words[at + 1], picture))
      return like.length < leastLike * words.length ? words : [...blank]
    }),
  )
}

function linesOf(layer: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  for (const word of [...layer].sort((one, other) => one.baseline - other.baseline || one.x - other.x)) {
    const line = lines.at(-1)
    if (line?.[0] && word.baseline - line[0].baseline < sameLine) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.sort((one, other) => one.x - other.x))
}

/** A word of the picture is here: without a gap inside, and with one behind it. */
function isLike(word: Run, next: Run | undefined, picture: PagePicture): boolean {
  const columns = columnsOf(word, picture)
  const gap = widestGap * word.size * picture.scale
  let blank = 0
  for (const isInk of columns) {
    blank = isInk ? 0 : blank + 1
    if (blank > gap) return false
  }
  if (!next) return true
  const [from, to] = [word.x + word.width, next.x]
  const between = columnsOf({ ...word, x: from, width: Math.max(0, to - from) }, picture)
  return between.length === 0 || between.some((isInk) => !isInk)
}

/** For each column of pixels of a word, whether it has ink. */
function columnsOf({ x, baseline, width, size }: Run, picture: PagePicture): boolean[] {
  const { scale, data } = picture
  const [left, right] = [Math.floor(x * scale), Math.ceil((x + width) * scale)]
  const [top, foot] = [Math.floor((baseline - 0.75 * size) * scale), Math.ceil(baseline * scale)]
  const light = (column: number, row: number): number | undefined =>
    column < 0 || row < 0 || column >= picture.width || row >= picture.height
      ? undefined
      : data[4 * (row * picture.width + column) + 1]
  const columns: number[][] = []
  for (let column = left; column < right; column += 1) {
    const levels: number[] = []
    for (let row = top; row < foot; row += 1) levels.push(light(column, row) ?? 255)
    columns.push(levels)
  }
  const paper = columns.reduce((most, levels) => Math.max(most, ...levels), 0)
  return columns.map((levels) => Math.min(...levels) < paper - leastDarker)
}
