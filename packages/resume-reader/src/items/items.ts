import { isCutUrl } from '../text/cut-words.js'
import { headDates, isOnlyDates } from '../recognizers/dates.js'
import { type Line, lineOf } from '../text/line.js'
import { splitDateOf } from './split-dates.js'
import { endsInDate, isLabelBelowDate, isOpen, isSaidBy, isSchoolBelow } from './line-ends.js'
import { right } from '../text/page-text.js'
import { iconMark, isBold, lookKey, Phrase } from '../text/phrase.js'
import { isPlace } from '../recognizers/places.js'
import { isBulletText } from '../layout/segments.js'
import { findEmails, findUrls } from '../text/urls.js'
import { asksForKind } from '../words/form-labels.js'
import { startsUnspaced, unspacedCount } from '../words/scripts.js'

/** A line with what wraps below it: a bullet, a sentence or a piece of a head. */
export interface Item {
  cells: Phrase[]
  bullet: boolean
  /** Sentences rather than names. */
  prose: boolean
  dated: boolean
  page: number
  x: number
  /** Points from the item above, Infinity on top of a column or page. */
  above: number
  style: string
  line: Line
}

const loosestPitch = 1.75
/** What is indented below a bullet belongs to it, a little looser too. */
const loosestHanging = 1.8

/** `Sp. z o.o.`, `S.p.A.`, `e.V.`: the full stop is of the legal form, not of a sentence. */
const legalForm = /(?:^|\s)(?:\p{L}{1,3}\.){2,}$/u

/** Letters of Chinese or Japanese that hardly stand in a name or a title together. */
const leastUnspacedProse = 14
const unspacedEnd = /[。！？；]$/

/** Words that are written small make sentences; names and titles have capitals. */
export const isProse = (text: string): boolean => {
  const unspaced = unspacedCount(text)
  if (unspaced > 0.3 * text.length)
    return unspacedEnd.test(text.trim())
      ? unspaced >= 6
      : unspaced >= leastUnspacedProse && /[，。、]/.test(text)
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  if (words.length < 4) return false
  const small = words.filter((word) => /^[\p{Ll}\p{Lo}(]/u.test(word)).length / words.length
  const ends = /[.!?؟।][”"')]?$/.test(text.trim()) && !legalForm.test(text.trim())
  if (/^["“«„]/.test(text.trim()) && words.length > 5) return true
  if (ends && words.length >= 5 && small >= 0.4) return true
  return words.length >= 9 && small >= 0.5
}

/** A symbol before such a thing says what it is; before anything else it is a bullet. */
const isFact = (value: string): boolean =>
  isPlace(value) || findUrls(value)[0]?.from === 0 || findEmails(value).length > 0 || isOnlyDates(value)

/** `■2018年10月〜現在 株式会社…`: a square before a date marks a head. */
const isOrnament = (text: string): boolean => /^[■□◆◇]/u.test(text) && headDates(text).length > 0
const withoutOrnament = (line: Line): Line => {
  const [first, ...rest] = line.cells
  return first && isOrnament(first.text) ? { ...line, cells: [trimStart(first.slice(1)), ...rest] } : line
}
const trimStart = (phrase: Phrase): Phrase => phrase.slice(phrase.text.search(/\S|$/u))

const bulletHead = (line: Line): Phrase[] | undefined => {
  const [first, ...rest] = line.cells
  if (!first) return undefined
  const mark = /^(\S|\uf0b7)\s*/u.exec(first.text)?.[0] ?? ''
  const sign = mark.trim()
  const isMark = isBulletText(sign) && (!/^[-–—*o]$/.test(sign) || /^\S\s/.test(first.text))
  const isSymbol = sign === iconMark && first.value.length > 0 && !isFact(first.value)
  if (!isMark && !isSymbol) return undefined
  const body = first.slice(mark.length)
  return body.isEmpty ? rest : [body, ...rest]
}

/** `Tools: hammer, saw` begins a line of its own, however full the one above is. */
const startsLabel = (next: Line): boolean => {
  const label = /^\p{Lu}[^,;:.]{1,40}:\s/u.exec(next.cells[0]?.text ?? '')?.[0].trimEnd()
  if (label === undefined) return false
  const head = next.cells[0]?.byLook()[0]
  return head !== undefined && isBold(head.look) && head.text.trimEnd().length >= label.length - 1
}

const firstWordWidth = (line: Line): number => {
  const cell = line.cells[0]
  if (cell && startsUnspaced(cell.text)) return cell.look.size
  return cell?.slice(0, cell.text.search(/[\s\t]|$/)).area.width ?? 0
}

/** Both halves of a long centred sentence; short lines may be centred and yet say different things. */
const isCentred = (line: Line, next: Line): boolean =>
  Math.abs(line.x + line.width / 2 - next.x - next.width / 2) < 1.5 && line.width > 25 * line.look.size

/** Small letters right below a bullet, as far in as its mark: the bullet's sentence was broken there by hand. */
const isBrokenByHand = (last: Line, next: Line, markX: number): boolean =>
  next.cells.length === 1 &&
  next.page === last.page &&
  /^\p{Ll}/u.test(next.cells[0]?.text ?? '') &&
  Math.abs(next.x - markX) <= 0.35 * last.look.size &&
  next.above <= 1.1 * next.closest * next.look.size &&
  lookKey(next.look) === lookKey(last.look)

/** The next line's first word had no room on this one. */
const wraps = (line: Line, next: Line, textX: number, slack = 0.15): boolean => {
  const size = line.look.size
  const one = line.cells.length === 1 && next.cells.length === 1
  const near = next.page !== line.page || next.baseline - line.baseline <= loosestPitch * size
  const lastLook = lookKey(line.cells.at(-1)?.byLook().at(-1)?.look ?? line.look)
  const sameLook = [next.look, next.cells[0]?.byLook()[0]?.look].some(
    (look) => look && lookKey(look) === lastLook,
  )
  const aligned = Math.abs(next.x - textX) <= 0.35 * size || isCentred(line, next)
  const full = right(line) + firstWordWidth(next) + slack * size > edgeOf(line, next)
  const text = next.cells[0]?.text ?? ''
  if (startsLabel(next) || /^\[\d{1,3}\]\s/.test(text)) return false
  if (isOnlyDates(text) && !endsInDate(line.cells[0]?.text ?? '', text)) return false
  const before = line.cells[0]?.text ?? ''
  if (isLabelBelowDate(before, text)) return false
  const isLong = before.split(' ').length >= 7 || unspacedCount(before) >= leastUnspacedProse
  const isUnspacedEnd = unspacedEnd.test(before)
  const sentence = (/^[\p{Ll}(]/u.test(text) || isLong) && !isUnspacedEnd
  const isListed = (isLong ? undefined : isOneGround(line, next)) ?? next.goesOn
  if (!one || !near || !sameLook || !aligned || isSaidBy(before, text)) return false
  if (isOpen(before) || isCutUrl(before, text) || isOneLink(line.cells[0], next.cells[0])) return true
  if (!isLong && isSchoolBelow(before, text)) return false
  return isListed !== false && full && (isListed === true || line.firm || sentence)
}

/** What the grounds behind two lines tell: one holds both, or each has its own. */
const isOneGround = ({ grounds: [, above] }: Line, { grounds: [below] }: Line): boolean | undefined =>
  above && below ? above === below : undefined

/** Where a line is full: on one ground with the next, that ends as far behind the text as it begins before it. */
const edgeOf = (line: Line, next: Line): number => {
  const [ground] = next.grounds
  if (!ground || !isOneGround(line, next)) return line.edge
  return right(ground) - (line.x - ground.x) - 0.15 * line.look.size
}

/** The target of the last word above is that of the first word below: a name of two lines is one link. */
const isOneLink = (above: Phrase | undefined, below: Phrase | undefined): boolean => {
  const link = above?.runs.at(-1)?.link
  return link !== undefined && link === below?.runs[0]?.link
}

/** A long name had to go on below, because a date or place is to its right. */
const isSqueezed = (line: Line, lead: Phrase, beside: Phrase, below: Line): boolean => {
  const size = lead.look.size
  const tight =
    below.page === line.page && below.baseline - line.baseline < 1.5 * size && below.cells.length === 1
  const sameLook = lookKey(below.look) === lookKey(lead.byLook().at(-1)?.look ?? lead.look)
  const full = right(lead.area) + firstWordWidth(below) + size > beside.area.x
  const text = below.cells[0]?.value ?? ''
  if (/^\p{Lu}/u.test(text) && isProse(text)) return false
  return (
    tight &&
    sameLook &&
    (full || isOneLink(lead, below.cells[0])) &&
    Math.abs(below.x - lead.area.x) < 0.4 * size &&
    !bulletHead(below)
  )
}

/** A line at the usual distance belongs to the bullet above, also where its first word nearly had room there. */
const slackBelow = ({ above, closest, look }: Line): number =>
  above < 1.05 * closest * look.size ? 0.6 : 0.15

/** `事業内容：産業用ロボットの製造`: the business of the firm is a detail of a job, not the head of one. */
const kindLabel = /^(\p{Lo}{2,6})[：:]/u

const itemOf = (line: Line, cells: Phrase[], bullet: boolean): Item => {
  const whole = Phrase.join(cells, '\t')
  return {
    cells,
    bullet,
    prose: cells.length === 1 && (isProse(whole.value) || asksForKind(kindLabel.exec(whole.text)?.[1] ?? '')),
    dated: cells.some((cell) => headDates(cell.text).length > 0),
    page: line.page,
    x: cells[0]?.area.x ?? line.x,
    above: line.above,
    style: lookKey(cells[0]?.byLook()[0]?.look ?? line.look),
    line,
  }
}

/** Rows of a table whose every cell is a bullet are read cell by cell. */
const unfold = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const bullets = line.cells.filter((cell) => isBulletText(cell.text[0] ?? '') && cell.text.length > 2)
    if (bullets.length < 2 || bullets.length < line.cells.length) return [line]
    return line.cells.map((cell) => ({
      ...lineOf([cell]),
      left: line.left,
      edge: line.edge,
      above: line.above,
    }))
  })

/** The cells of a head with what goes on in the line below; how many lines that took. The rest of that line stays a line of its own. */
const headOf = (lines: Line[], at: number, line: Line): { cells: Phrase[]; taken: 0 | 1 } => {
  const below = lines[at + 1]
  const [lead, beside] = line.cells
  const split = below && splitDateOf(line, below)
  if (below && split) {
    const { above, below: under, at: place } = split
    const other = place === 0 ? 1 : 0
    const dates = Phrase.wrap([above[place], under[place]])
    const [name, rest] = [above[other], under[other]]
    // Behind a name, which may go on below; in front of one, what is below it is another thing.
    const isSameName = place === 1 && lookKey(name.look) === lookKey(rest.look)
    if (!isSameName) lines[at + 1] = { ...below, cells: [rest] }
    const whole = isSameName ? Phrase.wrap([name, rest]) : name
    return { cells: place === 0 ? [dates, whole] : [whole, dates], taken: isSameName ? 1 : 0 }
  }
  if (below && lead && beside && line.cells.length === 2 && isSqueezed(line, lead, beside, below))
    return { cells: [Phrase.wrap([lead, ...below.cells]), beside], taken: 1 }
  return { cells: [...line.cells], taken: 0 }
}

/** The one cell beside a margin, which goes on below as a line of its own does. */
const besideMargin = (line: Line): Line => {
  const [, cell, ...more] = line.cells
  return line.margin && cell && more.length === 0
    ? { ...line, cells: [cell], x: cell.area.x, width: cell.area.width, look: cell.look }
    : line
}

export const itemsOf = (raw: readonly Line[]): Item[] => {
  const lines = unfold(raw).map(withoutOrnament)
  const items: Item[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line) continue
    const marked = bulletHead(line) ?? (line.isListed ? line.cells : undefined)
    const head = marked ? line : besideMargin(line)
    const textX = (marked ?? head.cells)[0]?.area.x ?? line.x
    const { cells, taken } = marked ? { cells: [...marked], taken: 0 } : headOf(lines, at, line)
    if (cells.length === 0) continue
    at += taken
    let last = head
    const parts = [cells.at(-1) ?? line.cells[0]].filter((cell) => cell !== undefined)
    for (let next = lines[at + 1]; next; next = lines[at + 1]) {
      if (next.startsColumn || next.isListed || bulletHead(next)) break
      const size = last.look.size
      const hangs =
        marked &&
        next.cells.length === 1 &&
        Math.abs(next.x - textX) <= 0.4 * size &&
        next.x > line.x + 1 &&
        next.baseline - last.baseline <= loosestHanging * size &&
        lookKey(next.look) === lookKey(cells.at(-1)?.look ?? line.look)
      const goesOn =
        wraps(last, next, textX) || (marked !== undefined && wraps(last, next, line.x, slackBelow(next)))
      const isBroken = marked !== undefined && isBrokenByHand(last, next, line.x)
      if (!hangs && !isBroken && !((cells.length === 1 || head !== line) && goesOn)) break
      const cell = next.cells[0]
      if (cell) parts.push(cell)
      last = next
      at += 1
    }
    items.push(itemOf(line, [...cells.slice(0, -1), Phrase.wrap(parts)], marked !== undefined))
  }
  return items
}

export const valueOf = (item: Item): string => item.cells.map((cell) => cell.value).join(' ')
export const whole = (item: Item): Phrase => Phrase.join(item.cells, '\t')
