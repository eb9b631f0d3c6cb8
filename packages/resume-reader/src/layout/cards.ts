import { bottom, type Area, right } from '../text/page-text.js'
import type { Phrase } from '../text/phrase.js'

const nearPoints = 3

/** Text around a row of cards, and what is in each card from left to right. */
export interface CardRow {
  above: Phrase[]
  cards: Phrase[][]
  below: Phrase[]
}

const holds = (frame: Area, { area }: Phrase): boolean =>
  area.x >= frame.x - nearPoints &&
  right(area) <= right(frame) + nearPoints &&
  area.y >= frame.y - nearPoints &&
  bottom(area) <= bottom(frame) + nearPoints

/** Frames side by side at one height, each with several lines in it, and nothing else level with them. */
export const cardRow = (
  cells: readonly Phrase[],
  frames: readonly Area[],
  page: { width: number; height: number },
): CardRow | undefined => {
  const sized = frames.filter((frame) => frame.width < 0.62 * page.width && frame.height < 0.5 * page.height)
  const filled = sized.filter((frame) => linesIn(cells, frame) >= 2)
  for (const first of filled) {
    const row = filled.filter((frame) => Math.abs(frame.y - first.y) < nearPoints).sort((a, b) => a.x - b.x)
    const isApart = row.every((frame, at) => at === 0 || right(row[at - 1] ?? frame) <= frame.x + 1)
    if (row.length < 2 || !isApart) continue
    const cards = row.map((frame) => cells.filter((cell) => holds(frame, cell)))
    const inside = new Set(cards.flat())
    const rest = cells.filter((cell) => !inside.has(cell))
    const top = Math.min(...row.map((frame) => frame.y))
    const foot = Math.max(...row.map(bottom))
    const above = rest.filter((cell) => cell.baseline <= top + nearPoints)
    const below = rest.filter((cell) => cell.area.y >= foot - nearPoints)
    if (above.length + below.length === rest.length) return { above, cards, below }
  }
  return undefined
}

const linesIn = (cells: readonly Phrase[], frame: Area): number =>
  new Set(cells.filter((cell) => holds(frame, cell)).map((cell) => Math.round(cell.baseline))).size
