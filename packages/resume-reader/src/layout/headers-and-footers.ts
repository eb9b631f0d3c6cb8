import { plainWords } from '../words/fold.js'
import { type Line, textOf } from '../text/line.js'

/** `2`, `Page 2`, `2 / 3`; not `DIN 1045`, nor what follows a bullet. */
const pageNumber = /^(?:[^\d•●○◦▪■□‣]{0,14}\s)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|z)\s*\d{1,2})?$/i

/** `A. Example – CV – 2`: a footer that says what paper this is, and counts. */
const titledNumber =
  /(?:^|\P{L})(?:cv|r[eé]sum[eé]|lebenslauf|curriculum vitae|page|seite|p[aá]gina|pagina|strona)(?:\P{L}.*)?\P{L}\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|z)\s*\d{1,2})?$/iu

/** `A. Example - 2` at the foot of page 2, where `A. Example` heads the first one. */
const isNamedNumber = (text: string, page: number, headings: ReadonlySet<string>): boolean => {
  const [, name, number] = /^(.{3,60}?)\s*[-–—|·•,]\s*(\d{1,2})$/u.exec(text) ?? []
  return name !== undefined && Number(number) === page && headings.has(plainWords(name))
}
const mostHeadings = 4

/** In points: lines of one header or footer stand no further apart. */
const edgePitch = 14

/** The first and last lines of each page, and those that return and stand as near to such a line as it to the edge. */
const edgeLines = (lines: readonly Line[], returns: (line: Line) => boolean): Set<Line> => {
  const pages = new Map<number, Line[]>()
  for (const line of lines) {
    const page = pages.get(line.page)
    if (page) page.push(line)
    else pages.set(line.page, [line])
  }
  const edges = new Set<Line>()
  for (const page of pages.values()) {
    const down = [...page].sort((a, b) => a.y - b.y)
    for (const side of [down, [...down].reverse()]) {
      let edge = side[0]?.y ?? 0
      for (const line of side) {
        if (Math.abs(line.y - edge) >= edgePitch) break
        edges.add(line)
        if (returns(line)) edge = line.y
      }
    }
  }
  return edges
}

/** Lines that stand at one height of several pages, alike but for their numbers, by what is alike. */
const repeated = (lines: readonly Line[]): ((line: Line) => readonly Line[]) => {
  const key = (line: Line) => `${plainWords(textOf(line)).replace(/\d+/g, '#')}@${Math.round(line.y / 6)}`
  const alike = new Map<string, Line[]>()
  for (const line of lines) {
    const others = alike.get(key(line))
    if (others) others.push(line)
    else alike.set(key(line), [line])
  }
  return (line) => alike.get(key(line)) ?? []
}

const several = (values: readonly unknown[]): boolean => new Set(values).size > 1

/**
 * Page numbers, and headers and footers that return on every page. The first page's are content, save footers that count,
 * and words in their next line.
 */
export const stripHeadersAndFooters = (lines: readonly Line[]): { kept: Line[]; dropped: Line[] } => {
  const bottoms = new Map<number, number>()
  for (const line of lines) bottoms.set(line.page, Math.max(bottoms.get(line.page) ?? 0, line.y))
  const alike = repeated(lines)
  const returns = (line: Line) => several(alike(line).map(({ page }) => page))
  const edges = edgeLines(lines, returns)
  const headings = new Set(
    lines.slice(0, mostHeadings).flatMap((line) => line.cells.map((cell) => plainWords(cell.value))),
  )
  const belowText = (line: Line) => (bottoms.get(line.page) ?? 0) - line.y
  const counts = (line: Line) =>
    belowText(line) < edgePitch &&
    returns(line) &&
    several(alike(line).map(textOf)) &&
    textOf(line).split(/\D+/).includes(String(line.page))
  const counted = lines.filter((line) => line.page === 1 && counts(line))
  const isCounted = (line: Line): boolean =>
    counted.includes(line) ||
    (belowText(line) < edgePitch &&
      returns(line) &&
      !/[\d@,]/.test(textOf(line)) &&
      counted.some((other) => other.page === line.page && Math.abs(other.y - line.y) < edgePitch))
  const isFurniture = (line: Line): boolean => {
    if (!edges.has(line)) return false
    const text = textOf(line).trim()
    if (pageNumber.test(text) && text.length < 24) return true
    const isFoot = belowText(line) === 0
    if (isFoot && text.length < 60 && titledNumber.test(text)) return true
    if (isFoot && isNamedNumber(text, line.page, headings)) return true
    return text.length < 80 && (line.page > 1 ? returns(line) : isCounted(line))
  }
  return { kept: lines.filter((line) => !isFurniture(line)), dropped: lines.filter(isFurniture) }
}
