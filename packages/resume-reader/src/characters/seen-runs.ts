import type { Area } from '../text/page-text.js'
import type { PagePicture } from './pdf-page-ink.pdfjs.js'
import { type Letter, overprinted, type RunInk } from './pdf-run-ink.js'

/** Of 255, in one channel: what differs less is not seen. */
const leastDifference = 12
/** Of the rows of a letter's middle, those that must have ink: a line that is cut at the end of a page is still read. */
const leastRows = 0.2
/** Of a run's letters, those that must have ink: a word of which more is hidden is no word that the page says. */
const leastLetters = 0.7
/** Pictures of one page, besides the one with all of its text. */
const mostLayers = 3

type Paint = (muted: ReadonlySet<number>) => Promise<PagePicture | undefined>

/**
 * The runs whose ink is not on the page: without them it looks the same where they are. Runs in one place are taken away
 * one after the other, so that none is seen by the ink of another.
 */
export async function unseen(doubted: readonly RunInk[], paint: Paint): Promise<RunInk[]> {
  if (doubted.length === 0) return []
  const whole = await paint(new Set())
  const hidden: RunInk[] = []
  for (const layer of layersOf(doubted)) {
    const without = whole && (await paint(new Set(layer.flatMap(({ operators }) => operators))))
    hidden.push(...layer.filter((ink) => (without ? !isSeen(ink, whole, without) : ink.isSurelyHidden)))
  }
  return hidden
}

/** Runs that share an operator or a text are in one layer, those that are in one place in different ones. */
function layersOf(doubted: readonly RunInk[]): RunInk[][] {
  const below = new Map<RunInk, Set<RunInk>>()
  for (const [one, other] of overprinted(doubted)) below.set(other, (below.get(other) ?? new Set()).add(one))
  const byOperator = new Map<number, number>()
  const byRun = new Map<RunInk, number>()
  const layers: RunInk[][] = []
  for (const ink of [...doubted].sort((one, other) => one.order - other.order)) {
    const taken = new Set([...(below.get(ink) ?? [])].map((other) => byRun.get(other)))
    const given = ink.operators.map((operator) => byOperator.get(operator)).find((at) => at !== undefined)
    const free = Array.from({ length: mostLayers }, (_, at) => at).find((at) => !taken.has(at))
    const layer = given ?? free ?? mostLayers - 1
    for (const operator of ink.operators) byOperator.set(operator, layer)
    byRun.set(ink, layer)
    ;(layers[layer] ??= []).push(ink)
  }
  return layers.filter(Boolean)
}

function isSeen({ run, letters }: RunInk, whole: PagePicture, without: PagePicture): boolean {
  if (letters.length === 0) return rowsWithInk(run, whole, without).count > 0
  const inked = letters.filter((letter) => hasInk(letter, whole, without))
  return inked.length >= leastLetters * letters.length
}

function hasInk(letter: Letter, whole: PagePicture, without: PagePicture): boolean {
  const { count, rows } = rowsWithInk(letter, whole, without)
  return count > 0 && (!letter.isFull || count >= leastRows * rows)
}

/** How many rows of pixels of an area differ between two pictures of one page. */
function rowsWithInk(area: Area, whole: PagePicture, without: PagePicture): { count: number; rows: number } {
  const { scale, width, height } = whole
  const [left, right] = [Math.floor(area.x * scale), Math.ceil((area.x + area.width) * scale)]
  const [top, foot] = [Math.floor(area.y * scale), Math.ceil((area.y + area.height) * scale)]
  const [from, to] = [Math.max(0, left), Math.min(width, right)]
  let count = 0
  for (let y = Math.max(0, top); y < Math.min(height, foot); y += 1) {
    let differs = false
    for (let at = 4 * (y * width + from); at < 4 * (y * width + to) && !differs; at += 1)
      differs = Math.abs((whole.data[at] ?? 0) - (without.data[at] ?? 0)) >= leastDifference
    if (differs) count += 1
  }
  return { count, rows: foot - top }
}
