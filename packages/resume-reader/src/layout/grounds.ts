import type { Line } from '../text/line.js'
import { type Area, bottom, type PageText, right, type Run } from '../text/page-text.js'

const nearPoints = 1
/** In parts of the text size: an entry of a list wraps into a few lines at most. */
const highest = 5

const holds = (ground: Area, run: Run): boolean =>
  run.x >= ground.x - nearPoints &&
  right(run) <= right(ground) + nearPoints &&
  run.baseline > ground.y &&
  run.baseline < bottom(ground)

/** Marks lines that stand on small grounds, as each entry of a list may have one: one ground holds one entry. */
export const markGrounds = (lines: readonly Line[], pages: readonly PageText[]): void => {
  const grounds = new Map(
    pages.map(({ page, frames }) => [page, [...frames].sort((a, b) => a.height - b.height)]),
  )
  const groundOf = (run: Run | undefined): Area | undefined =>
    run && grounds.get(run.page)?.find((area) => area.height <= highest * run.size && holds(area, run))
  for (const line of lines) {
    if ((grounds.get(line.page) ?? []).length === 0) continue
    line.grounds = [groundOf(line.cells[0]?.runs[0]), groundOf(line.cells.at(-1)?.runs.at(-1))]
  }
}
