import type { Reading } from '@thumbfolio/contracts'
import type { Area, PageText, PdfText, Run } from '../text/page-text.js'
import { hasRightToLeft, isRightToLeft } from '../words/scripts.js'

/** Numbers and words of scripts that run from left to right, inside a word that runs the other way. */
const leftToRight =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}](?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}.,:/@+_%-]*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}%+])?/gu
const brackets: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

const backwards = (text: string): string => [...text].reverse().join('')

/** A word as it is read, from its glyphs as they are painted, left to right. */
const inReadingOrder = (text: string): string =>
  isRightToLeft(text)
    ? [...backwards(text).replace(leftToRight, backwards)].map((char) => brackets[char] ?? char).join('')
    : text

const isMirrored = ({ runs }: PageText): boolean => isRightToLeft(runs.map(({ text }) => text).join(''))

const flipped = <A extends Area>(width: number, area: A): A => ({ ...area, x: width - area.x - area.width })

interface Place {
  readonly page: number
  readonly box: [number, number, number, number]
}

interface Mirrored {
  readonly text: PdfText
  readonly boxesBack: (reading: Reading) => Reading
  readonly placeBack: <P extends Place>(place: P) => P
}

/**
 * Pages whose text runs from right to left, as in a mirror: their right edge is where lines begin, so every rule about
 * indents, columns and edges holds. `boxesBack` and `placeBack` put boxes in their places on paper again.
 */
export const mirrorPages = (text: PdfText): Mirrored => {
  const widths = new Map(text.pages.filter(isMirrored).map(({ page, width }) => [page, width] as const))
  if (widths.size === 0) return { text, boxesBack: (reading) => reading, placeBack: (place) => place }
  const pages = text.pages.map((page): PageText => {
    if (!widths.has(page.page)) return page
    const all = <A extends Area>(areas: readonly A[]): A[] => areas.map((area) => flipped(page.width, area))
    const read = (run: Run): Run => ({ ...run, text: inReadingOrder(run.text) })
    return {
      ...page,
      runs: spacedBehind(page.runs, page.width).map(read),
      links: all(page.links),
      rules: all(page.rules),
      dots: all(page.dots),
      frames: all(page.frames),
      turned: all(page.turned),
      mirrored: true,
    }
  })
  const back = <P extends Place>(place: P): P => {
    const width = widths.get(place.page)
    const [x, y, wide, high] = place.box
    return width === undefined ? place : { ...place, box: [round(width - x - wide), y, wide, high] }
  }
  const boxesBack = (reading: Reading): Reading => ({
    ...reading,
    provenance: Object.fromEntries(
      Object.entries(reading.provenance).map(([key, from]) => [key, back(from)]),
    ),
    unplaced: reading.unplaced.map(back),
  })
  return { text: { ...text, pages }, boxesBack, placeBack: back }
}

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Some programs paint a line from its left end and some from where it begins: the space painted before a word is in the
 * mirror behind it, or before it.
 */
const spacedBehind = (runs: readonly Run[], width: number): Run[] =>
  runs.map((run, at) => {
    const beside = (other: Run | undefined): other is Run =>
      other !== undefined && Math.abs(other.baseline - run.baseline) < 0.3 * run.size
    const [before, next] = [runs[at - 1], runs[at + 1]]
    const isPaintedBackwards = beside(next) ? next.x < run.x : beside(before) && before.x > run.x
    const spaced = isPaintedBackwards ? run.spaced : !beside(next) || next.spaced
    return { ...flipped(width, run), spaced }
  })

const forwardLetters = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** In parts of the size: letters that are closer are of one word. */
const tight = 0.1

/** Marks that belong to the sentence around a word of the other direction, not to the word. */
const isMark = ({ text }: Run): boolean => /^[.,:;!?()[\]{}"'«»،؛؟/|•·–—-]+$/.test(text)

/** Runs of the other direction that touch are one word. */
const wordsOf = (runs: readonly Run[]): Run[][] => {
  const words: Run[][] = []
  for (const run of runs) {
    const word = words.at(-1)
    const before = word?.at(-1)
    const touches = before && !run.spaced && run.x - before.x - before.width < tight * run.size
    if (word && touches && ![before, run].some(({ text }) => hasRightToLeft(text))) word.push(run)
    else words.push([run])
  }
  return words.flatMap((word) => {
    const from = word.findIndex((run) => !isMark(run))
    const to = word.findLastIndex((run) => !isMark(run)) + 1
    if (from < 0) return word.map((run) => [run])
    const inner = reversed(word.slice(from, to).map((run) => [run])).flat()
    return [...word.slice(0, from).map((run) => [run]), inner, ...word.slice(to).map((run) => [run])]
  })
}

/** Words in the other order; the space that was between two of them is so still. */
const reversed = (words: readonly Run[][]): Run[][] =>
  words
    .map((word, at) => {
      const [first, ...rest] = word
      const spaced = (words[at + 1] ?? words[0])?.[0]?.spaced ?? true
      return first ? [{ ...first, spaced }, ...rest] : []
    })
    .reverse()

const textOf = (word: readonly Run[]): string => word.map(({ text }) => text).join('')
const isForward = (word: readonly Run[]): boolean => forwardLetters.test(textOf(word))
const isNumber = (word: readonly Run[]): boolean => /^[+\d().-]+$/.test(textOf(word))

/** `0148 555 79 +962`: a number to call begins with its plus sign. */
const withNumbersForward = (words: Run[][]): Run[][] => {
  const from = words.findLastIndex((word, at) => isNumber(word) && !isNumber(words[at - 1] ?? []))
  const to = words.findIndex((word, at) => at > from && !isNumber(word))
  const number = words.slice(Math.max(0, from), to < 0 ? undefined : to)
  if (from < 0 || number.length < 2 || !/^\(?\+/.test(textOf(number.at(-1) ?? []))) return words
  return [...words.slice(0, from), ...reversed(number), ...(to < 0 ? [] : words.slice(to))]
}

const turned = (stretch: readonly Run[]): Run[] =>
  [...stretch].reverse().map((run) => ({ ...run, text: inReadingOrder(run.text) }))

/** The mark behind the stretch is painted at its right end, beside the word that is read first. */
const withMarkBehind = (stretch: readonly Run[]): Run[] => {
  const last = stretch.at(-1)
  const mark = /[.,:;!?]+$/.exec(last?.text ?? '')?.[0] ?? ''
  if (!last || mark === '' || last.text === mark) return turned(stretch)
  const bare = { ...last, text: last.text.slice(0, -mark.length) }
  const out = turned([...stretch.slice(0, -1), bare])
  return out.map((run, at) => (at === out.length - 1 ? { ...run, text: run.text + mark } : run))
}

/** Runs of a line on a page that runs from left to right: its stretches of words of the other direction in their order. */
export const withStretchesTurned = (runs: readonly Run[]): readonly Run[] => {
  const isTurned = runs.map(({ text }) => hasRightToLeft(text))
  if (!isTurned.includes(true)) return runs
  const first = runs.find(({ text }) => /\p{L}/u.test(text))
  if (isRightToLeft(textOf(runs)) && hasRightToLeft(first?.text ?? '')) return turned(runs)
  const out: Run[] = []
  for (let at = 0; at < runs.length; at += 1) {
    const next = runs.findIndex((run, place) => place >= at && forwardLetters.test(run.text))
    const open = runs.slice(at, next < 0 ? undefined : next)
    const length = isTurned.slice(at, at + open.length).lastIndexOf(true) + 1
    const [run] = runs.slice(at)
    if (isTurned[at] && length > 0) out.push(...withMarkBehind(runs.slice(at, at + length)))
    else if (run) out.push(run)
    at += isTurned[at] ? length - 1 : 0
  }
  return out
}

const withBracketsTurned = (run: Run): Run =>
  /[\p{L}\p{N}]/u.test(run.text)
    ? run
    : { ...run, text: [...run.text].map((char) => brackets[char] ?? char).join('') }

/**
 * Runs of a line in a mirror, in the order in which they are read: words of the other direction stand in their own order
 * among themselves, with what is between them.
 */
export const readMirrored = (runs: readonly Run[]): Run[] => {
  const words = wordsOf(runs)
  const out: Run[][] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? []
    if (!isForward(word)) {
      out.push(word.length === 1 ? word.map(withBracketsTurned) : word)
      continue
    }
    let end = at
    for (let next = at + 1; next < words.length && !parts(words[next] ?? []); next += 1)
      if (isForward(words[next] ?? [])) end = next
    out.push(...reversed(words.slice(at, end + 1)))
    at = end
  }
  return withNumbersForward(out).flat()
}

/** Words of the page's own direction, and the marks between facts. */
const parts = (word: readonly Run[]): boolean => hasRightToLeft(textOf(word)) || /^[|•·]$/.test(textOf(word))
