import { findDates, isOnlyDates } from '../recognizers/dates.js'
import { isProse } from '../items/items.js'
import { type Line, textOf } from '../text/line.js'
import type { PageText } from '../text/page-text.js'
import { holdsNumber } from '../recognizers/phone-numbers.js'
import { plainWords } from '../words/fold.js'
import { titleKind } from '../recognizers/titles.js'
import { findEmails } from '../text/urls.js'

/** In parts of the page's height: what is lower is at its foot. */
const footFrom = 0.85
/** In parts of the text size: lines of the foot are no further apart, and what is above it is further away. */
const loosestPitch = 1.8
const mostLines = 6

const reaches = (line: Line): boolean => {
  const text = textOf(line)
  return findEmails(text).length > 0 || holdsNumber(text)
}

/** The lowest lines of a page that stand close together, from the lowest up. */
const lowest = (lines: readonly Line[]): Line[] => {
  const upwards = [...lines].sort((a, b) => b.baseline - a.baseline)
  const end = upwards.findIndex(
    (line, at) =>
      (upwards[at - 1]?.baseline ?? line.baseline) - line.baseline > loosestPitch * line.look.size,
  )
  return end < 0 ? [] : upwards.slice(0, end)
}

/** Where the top of the first page has no contact data of its owner, the foot of that page may. */
export const extractFooter = (
  lines: readonly Line[],
  pages: readonly PageText[],
  dropped: readonly Line[] = [],
): { kept: Line[]; foot: Line[] } => {
  const [first] = pages
  const here = lines.filter(({ page }) => page === first?.page)
  const running = runningFoot(here, dropped)
  const foot = running.length > 0 ? running : lowest(here)
  const isFoot =
    first !== undefined &&
    foot.length > 0 &&
    foot.length <= mostLines &&
    foot.every((line) => line.y > footFrom * first.height && (running.length > 0 || !isContent(line))) &&
    foot.some(reaches) &&
    (isNamed(here, foot) ||
      (!isOfReferees(here, foot) && !here.some((line) => !foot.includes(line) && reaches(line))))
  return isFoot
    ? {
        kept: lines.filter((line) => !foot.includes(line)),
        foot: foot.reverse().map(withoutDates),
      }
    : { kept: [...lines], foot: [] }
}

/** The name on top of the page is at its foot again: that is how its owner is reached. */
const isNamed = (lines: readonly Line[], foot: readonly Line[]): boolean => {
  const top = lines.reduce<Line | undefined>((one, line) => (one && one.y <= line.y ? one : line), undefined)
  const name = plainWords(top ? textOf(top) : '')
  return (
    name.includes(' ') && foot.some((line) => line !== top && plainWords(textOf(line)).startsWith(`${name} `))
  )
}

/** Contact data below the title of references is that of others. */
const isOfReferees = (lines: readonly Line[], foot: readonly Line[]): boolean =>
  lines
    .filter((line) => !foot.includes(line))
    .flatMap((line) => titleKind(textOf(line)) ?? [])
    .at(-1) === 'references'

/** The lines at the foot that return on other pages, where they were `dropped`: they may be dated there. */
const runningFoot = (lines: readonly Line[], dropped: readonly Line[]): Line[] => {
  const returning = new Set(dropped.map(textOf))
  return lines.filter((line) => returning.has(textOf(line))).sort((a, b) => b.baseline - a.baseline)
}

/** When the paper was printed says nothing of its owner. */
const withoutDates = (line: Line): Line => {
  const cells = line.cells.filter((cell) => !isOnlyDates(cell.text))
  return cells.length > 0 ? { ...line, cells } : line
}

const isContent = (line: Line): boolean => {
  const text = textOf(line)
  return titleKind(text) !== undefined || isProse(text) || findDates(text).length > 0
}
