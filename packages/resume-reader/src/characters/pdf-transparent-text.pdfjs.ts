import { type Area, bottom, type PageText, right, type Run } from '../text/page-text.js'

/** A filled path that is no rectangle: a letter, or a row of them. */
export interface Outline extends Area {
  color: string
}

/** In parts of the text size: letters that are drawn as outlines are no taller. */
const tallestOutline = 1.5
/** Of a word's width, what the outlines must cover. */
const leastCovered = 0.5
/** Of the page, what the pictures of a scan cover. */
const leastScanned = 0.5
/** A scanner's own mark may be seen beside so many times as many words of its layer. */
const layerToMark = 10
/** Of its width, what a word may share with one that was seen before. */
const mostShared = 0.3
const boldWeight = 700

const sharedWidth = (one: Area, other: Area): number =>
  Math.max(0, Math.min(right(one), right(other)) - Math.max(one.x, other.x))

const sharesRow = (one: Area, other: Area): boolean => {
  const middle = other.y + other.height / 2
  return middle > one.y && middle < bottom(one)
}

/** The outlines that draw a word: no taller than its letters, in its row, over most of its width. */
const drawnBy = (word: Run, outlines: readonly Outline[]): Outline | undefined => {
  const letters = outlines.filter(
    (outline) =>
      outline.height < tallestOutline * word.size &&
      sharesRow(word, outline) &&
      sharedWidth(word, outline) > 0,
  )
  const covered = letters.reduce((sum, letter) => sum + sharedWidth(word, letter), 0)
  return covered >= leastCovered * word.width ? letters[0] : undefined
}

const holds = (box: Area, word: Run): boolean => {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2]
  return x > box.x && x < right(box) && y > box.y && y < bottom(box)
}

export const isScan = (
  { width, height, runs }: PageText,
  words: readonly Run[],
  pictures: readonly Area[],
): boolean => {
  const covered = pictures.reduce((sum, picture) => sum + picture.width * picture.height, 0)
  return covered >= leastScanned * width * height && words.length >= layerToMark * runs.length
}

/**
 * Transparent words that people see all the same: their letters are drawn as outlines below them, or they are the text
 * layer of a scan. The words, each with the run that is read. Each place of the page gives its text once, so nothing can hide behind what is seen.
 */
export const seenThrough = (
  page: PageText,
  words: readonly Run[],
  outlines: readonly Outline[],
  pictures: readonly Area[],
): Map<Run, Run> => {
  const scanned = isScan(page, words, pictures)
  const seen = new Map<Run, Run>()
  const isTaken = (word: Run): boolean =>
    [...page.runs, ...seen.values()].some(
      (other) => sharesRow(other, word) && sharedWidth(other, word) > mostShared * word.width,
    )
  for (const word of words) {
    const outline = drawnBy(word, outlines)
    const isSeen = outline !== undefined || (scanned && pictures.some((picture) => holds(picture, word)))
    if (!isSeen || isTaken(word)) continue
    // Letters become outlines where a bold face is made up.
    const weight = Math.max(boldWeight, word.weight)
    seen.set(word, outline ? { ...word, color: outline.color, weight } : word)
  }
  return seen
}
