import { plainWords } from './fold.js'
import { type Line, textOf } from './line.js'

/** `2`, `Page 2`, `2 / 3`; not `DIN 1045`, nor what stands behind a bullet. */
const pageNumber = /^(?:[^\d•●○◦▪■□‣]{0,14}\s)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|z)\s*\d{1,2})?$/i

/** `A. Example – CV – 2`: a footer that says what paper this is, and counts. */
const titledNumber =
  /(?:^|\P{L})(?:cv|r[eé]sum[eé]|lebenslauf|curriculum vitae|page|seite|p[aá]gina|pagina|strona)(?:\P{L}.*)?\P{L}\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|z)\s*\d{1,2})?$/iu

/** In points: lines of one footer. */
const footerPitch = 14

/**
 * Page numbers, and headers and footers that return on every page. The first page's are content, save footers that count,
 * and words in their next line.
 */
export const takeFurniture = (lines: readonly Line[]): { kept: Line[]; dropped: Line[] } => {
  const last = Math.max(1, ...lines.map((line) => line.page))
  const heights = new Map<number, { top: number; bottom: number }>()
  for (const line of lines) {
    const edge = heights.get(line.page) ?? { top: Infinity, bottom: 0 }
    heights.set(line.page, { top: Math.min(edge.top, line.y), bottom: Math.max(edge.bottom, line.y) })
  }
  const atEdge = (line: Line) => {
    const edge = heights.get(line.page)
    return edge !== undefined && (line.y - edge.top < 14 || edge.bottom - line.y < 14)
  }
  const key = (line: Line) => `${plainWords(textOf(line)).replace(/\d+/g, '#')}@${Math.round(line.y / 6)}`
  const pagesOf = new Map<string, Set<number>>()
  const textsOf = new Map<string, Set<string>>()
  for (const line of lines) {
    pagesOf.set(key(line), (pagesOf.get(key(line)) ?? new Set()).add(line.page))
    textsOf.set(key(line), (textsOf.get(key(line)) ?? new Set()).add(textOf(line)))
  }
  const returns = (line: Line) => (pagesOf.get(key(line))?.size ?? 0) >= 2
  const counts = (line: Line) =>
    returns(line) &&
    (textsOf.get(key(line))?.size ?? 0) >= 2 &&
    textOf(line).split(/\D+/).includes(String(line.page))
  const isFooter = (line: Line) => (heights.get(line.page)?.bottom ?? 0) - line.y < footerPitch
  const counted = lines.filter((line) => line.page === 1 && isFooter(line) && counts(line))
  const isCounted = (line: Line): boolean =>
    counted.includes(line) ||
    (isFooter(line) &&
      returns(line) &&
      !/[\d@,]/.test(textOf(line)) &&
      counted.some((other) => other.page === line.page && Math.abs(other.y - line.y) < footerPitch))
  const isFurniture = (line: Line): boolean => {
    if (!atEdge(line)) return false
    const text = textOf(line).trim()
    if (pageNumber.test(text) && !/^(19|20)\d\d$/.test(text) && text.length < 24) return true
    const isFoot = line.y === heights.get(line.page)?.bottom
    if (isFoot && text.length < 60 && titledNumber.test(text) && !/(?:19|20)\d\d/.test(text)) return true
    return last > 1 && text.length < 80 && (line.page > 1 ? returns(line) : isCounted(line))
  }
  return { kept: lines.filter((line) => !isFurniture(line)), dropped: lines.filter(isFurniture) }
}
