import type { Area, PageText, Run } from '../text/page-text.js'
import { right } from '../text/page-text.js'

/** In parts of the text size. */
const reach = 3.2

const center = (area: Area): number => area.y + area.height / 2

/** A single dot before a line's first word is a bullet, though it was painted and not written. */
export const drawnBullets = (page: PageText): Run[] => {
  if (page.dots.length === 0) return []
  return page.dots.flatMap((dot) => {
    const level = page.runs.filter(
      (run) => Math.abs(center(dot) - (run.baseline - 0.28 * run.size)) < 0.3 * run.size,
    )
    const next = level
      .filter((run) => run.x >= right(dot) - 0.5 && run.x - right(dot) < reach * run.size)
      .sort((a, b) => a.x - b.x)[0]
    if (!next || dot.width > 0.7 * next.size) return []
    const crowded = level.some((run) => run.x < dot.x && dot.x - right(run) < reach * next.size)
    const row = page.dots.filter(
      (other) =>
        other !== dot &&
        Math.abs(center(other) - center(dot)) < 2 &&
        Math.abs(other.x - dot.x) < 3 * next.size,
    )
    if (crowded || row.length > 0) return []
    return [{ ...next, x: dot.x, width: dot.width, text: '•', spaced: true, icon: false }]
  })
}
