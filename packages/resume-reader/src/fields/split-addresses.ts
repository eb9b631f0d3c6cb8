import type { Line } from '../text/line.js'
import { isRightBelow } from '../text/line.js'
import { type Area, bottom, type Link, right } from '../text/page-text.js'
import { lookKey, Phrase } from '../text/phrase.js'
import { targetOf } from '../recognizers/link-targets.js'
import { findUrls, isEmail, isPublicHost, isWebAddress } from '../text/urls.js'
import { isContactLabel } from '../words/contact-labels.js'

/** Two lines, the last word of the upper and the first of the lower one, and the edge of their column. */
interface Break {
  above: Phrase
  below: Phrase
  head: Phrase
  tail: Phrase
  edge: number
}

const marksOfRow = String.raw`\s\ue000|•·∙`
const lastWord = new RegExp(`[^${marksOfRow}]*$`, 'u')
const firstWord = new RegExp(`^[^${marksOfRow}]*`, 'u')
const separator = /[|•·∙\ue000\t]|\s[-–—]\s/u

const breakOf = (above: Phrase, below: Phrase, edge: number): Break => ({
  above,
  below,
  head: above.slice(above.text.search(lastWord)),
  tail: below.slice(0, firstWord.exec(below.text)?.[0].replace(/[,;]$/, '').length),
  edge,
})

const covers = (link: Area, word: Area | undefined): boolean => {
  if (!word) return false
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2]
  return link.x <= x && right(link) >= x && link.y <= y && bottom(link) >= y
}

/** One link lies on both words, and its address has them as one: the best witness there is. */
const isOneLink = ({ head, tail }: Break, links: readonly Link[]): boolean => {
  if (head.isEmpty || tail.isEmpty) return false
  const whole = (head.text + tail.text).toLowerCase()
  return links.some(
    (link) =>
      covers(link, tail.runs[0]) &&
      link.url.toLowerCase().includes(whole) &&
      links.some((other) => other.url === link.url && covers(other, head.runs.at(-1))),
  )
}

/** Nothing of this width had room at the end of the upper line. */
const isFull = ({ above, edge }: Break, width: number): boolean => {
  const last = above.runs.at(-1)
  return last !== undefined && right(last) > edge - width
}

const isWhole = (text: string): boolean => isEmail(text) || isWebAddress(text)
const isBegun = (text: string): boolean => /^(?:https?:\/\/|www\.)\S/i.test(text)

const hostOf = (text: string): string => /^(?:https?:\/\/)?(?:www\.)?([^/?#:\s]*)/i.exec(text)?.[1] ?? ''

/** No address ends so: behind a mark, before its host or its `@` has an end. */
const isHalf = (text: string): boolean =>
  /[-_:@?=&#%+~]$/.test(text)
    ? isBegun(text) || /[^@]@/.test(text) || findUrls(text)[0]?.from === 0
    : /^[^@\s/]+@[^@.\s]+\.?$/.test(text) || (isBegun(text) && !isPublicHost(hostOf(text).replace(/\.$/, '')))

/** `ada@example.c`, which goes on where something below makes an address of it. */
const isOddEmail = (text: string): boolean => /[^@]@/.test(text) && !isEmail(text)

/** `https:` and `//ada.example.org`, `ww` and `w.example.org`, `www.ada.` and `example.org`. */
const isBeginning = (text: string): boolean =>
  /^(?:ht{0,2}|https?(?::\/{0,2})?|w{1,3})$/i.test(text) || (isBegun(text) && text.endsWith('.'))

/** Nothing else is between the marks of its row. */
const isLoneHead = ({ above, head }: Break): boolean =>
  above.text.split(separator).at(-1)?.trim() === head.text
const isLoneTail = ({ below, tail }: Break): boolean =>
  /^[,;]?\s*(?:$|[|•·∙\ue000\t(]|[-–—]\s)/u.test(below.text.slice(tail.text.length))

/** A word that only the text below it makes the first half of an address. */
const isCutWord = (at: Break): boolean => {
  const head = at.head.text
  const isBroken = /[-.]$/.test(head) || /^[@.]/.test(at.tail.text)
  if (!isBroken && !isWhole(at.tail.text)) return false
  if (!isLoneHead(at) || !/^[\p{Ll}\d][\p{Ll}\d._-]*$/u.test(head)) return false
  if (/^@/.test(at.tail.text)) return true
  if (/[\p{L}\p{N}]-$/u.test(head)) return isFull(at, at.tail.area.width)
  // In a row of several, what ends without a mark goes on; below one another, each line may be one of its own.
  return separator.test(at.above.text) && isFull(at, 2.2 * at.tail.look.size)
}

/** An address ends at the edge, and the text below is no address of its own and no name. */
const isCutAtEdge = (at: Break): boolean => {
  const [head, tail] = [at.head.text, at.tail.text]
  const isName = /^\p{Lu}/u.test(tail) && /\p{Ll}/u.test(head)
  if (!isWhole(head) || isWhole(tail) || isName) return false
  // What begins with a mark, or has a path behind the end of a host, is the rest of an address, at the edge or not.
  const isRest = /^[./?#:_-]\S/.test(tail) || (!/[^/]\/[^/]/.test(head) && /^[\p{L}\d.-]+\//u.test(tail))
  return isRest || isFull(at, 2.2 * at.tail.look.size)
}

const isCut = (at: Break): boolean => {
  const [head, tail] = [at.head.text, at.tail.text]
  if (head === '' || tail === '' || !isLoneTail(at) || isContactLabel(head) || isContactLabel(tail))
    return false
  if (lookKey(at.head.look) !== lookKey(at.tail.look) || !isWhole(head + tail)) return false
  return isHalf(head) || isOddEmail(head) || isBeginning(head) || isCutAtEdge(at) || isCutWord(at)
}

/** The words of a user name go on below at the column's edge behind their hyphen. */
const isCutUser = (at: Break): boolean =>
  at.head.text === at.above.value &&
  at.tail.text === at.below.text &&
  !at.tail.text.includes('@') &&
  !isContactLabel(at.tail.text) &&
  /[\p{L}\p{N}]-$/u.test(at.head.text) &&
  lookKey(at.head.look) === lookKey(at.tail.look) &&
  isFull(at, at.tail.area.width)

/** Between the halves may stand what is level with them in a margin. */
const reach = 4
/** In characters: what goes on for longer is no address, however many lines end like one. */
const longestAddress = 300
/** In parts of the text size: lines of one paragraph stand no looser. */
const loosestPitch = 1.75

/** The first cell of a line and the last one of the line before it, both at one edge or in the middle of it. */
const isNextRow = (line: Line, before: Line): boolean => {
  const away = line.x - before.x
  const isCentred = Math.abs(away + (line.width - before.width) / 2) < 2
  const down = line.baseline - before.baseline
  return (
    line.page === before.page &&
    (Math.abs(away) < 2 || isCentred) &&
    down > 0 &&
    down < loosestPitch * line.look.size
  )
}

interface Cells {
  cells: Phrase[]
  /** Addresses of which a half is missing: no link, and their owner is asked. */
  torn: Phrase[]
}

/** The cells of the lines. An address or a user name that the column's edge cuts goes on in the line below. */
export const joinSplitUrls = (lines: readonly Line[], links: readonly Link[]): Cells => {
  const out: { phrase: Phrase; line: Line; isLast: boolean }[] = []
  for (const line of lines)
    line.cells.forEach((cell, place) => {
      const at = out.findLastIndex(({ phrase, line: before, isLast }, index) => {
        const pair = index >= out.length - reach && before !== line && breakOf(phrase, cell, line.edge)
        if (!pair || pair.head.text.length > longestAddress) return false
        const isBelow = line.cells.length === 1 && isRightBelow(cell, phrase)
        const isNext = place === 0 && isLast && isNextRow(line, before)
        return isOneLink(pair, links) || ((isBelow || isNext) && isCut(pair)) || (isBelow && isCutUser(pair))
      })
      const above = out[at]
      const isLast = place === line.cells.length - 1
      if (above) out.splice(at, 1, { phrase: Phrase.join([above.phrase, cell], ''), line, isLast })
      else out.push({ phrase: cell, line, isLast })
    })
  return withoutHalves(out.map(({ phrase }) => phrase))
}

/** A link says the whole address, whatever is printed of it. */
const withoutHalves = (all: readonly Phrase[]): Cells => {
  const torn: Phrase[] = []
  const cells = all.flatMap((cell) => {
    const half = cell.slice(cell.text.search(lastWord))
    if (targetOf(half.link) || !isHalf(half.text)) return [cell]
    torn.push(half)
    const rest = cell.slice(0, cell.text.length - half.text.length)
    return rest.isEmpty ? [] : [rest]
  })
  return { cells, torn }
}
