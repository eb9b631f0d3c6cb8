import { isRightBelow, type Line } from './line.js'
import { type Area, bottom, type Link, right } from './page-text.js'
import { Phrase } from './phrase.js'
import { findUrls, isEmail, isWebAddress } from '../fields/urls.js'
import { isContactLabel } from '../words/contact-labels.js'

/** Two lines, the last word of the upper and the first of the lower one, and the edge of their column. */
interface Break {
  above: Phrase
  below: Phrase
  head: Phrase
  tail: Phrase
  edge: number
}

const breakOf = (above: Phrase, below: Phrase, edge: number): Break => ({
  above,
  below,
  head: above.slice(above.text.search(/[^\s\ue000]*$/)),
  tail: below.slice(0, /^[^\s\ue000]*/.exec(below.text)?.[0].length),
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

/** `ada@exam` is no address, and with `ple.org` it is one. */
const isCutEmail = (head: string, tail: string): boolean =>
  /^[^@]+@/.test(head) && !isEmail(head) && isEmail(head + tail)

/** `ada-` and `lovelace`: a word may end its line behind its hyphen. */
const isHyphened = (at: Break): boolean =>
  at.head.text === at.above.value && /[\p{L}\p{N}]-$/u.test(at.head.text) && isFull(at, at.tail.area.width)

/** An address ends at the edge, and what stands below is none of its own and no name. */
const isCutAtEdge = (at: Break): boolean => {
  const [head, tail] = [at.head.text, at.tail.text]
  const isAddress = head.includes('@') ? isEmail(head + tail) : findUrls(head + tail)[0]?.url === head + tail
  const isOwn = findUrls(tail).length > 0 && (isEmail(head) || isWebAddress(head))
  const isName = /^\p{Lu}/u.test(tail) && /\p{Ll}/u.test(head)
  return /[@./]/.test(head) && isAddress && !isOwn && !isName && isFull(at, 2.2 * at.tail.look.size)
}

const isCut = (at: Break): boolean => {
  const [head, tail] = [at.head.text, at.tail.text]
  const isLone = tail === at.below.text && isRightBelow(at.below, at.above)
  if (!isLone || tail.includes('@') || isContactLabel(head) || isContactLabel(tail)) return false
  return isCutEmail(head, tail) || isHyphened(at) || isCutAtEdge(at)
}

/** Between the halves may stand what is level with them in a margin. */
const reach = 4
/** In characters: what goes on for longer is no address, however many lines end like one. */
const longestAddress = 300

/** The cells of the lines. An address or a user name that the column's edge cuts goes on in the line below. */
export const mendedCells = (lines: readonly Line[], links: readonly Link[]): Phrase[] => {
  const out: Phrase[] = []
  for (const line of lines)
    for (const cell of line.cells) {
      const at = out.findLastIndex((above, index) => {
        const pair = index >= out.length - reach && breakOf(above, cell, line.edge)
        if (!pair || pair.head.text.length > longestAddress) return false
        return isOneLink(pair, links) || (line.cells.length === 1 && isCut(pair))
      })
      const above = out[at]
      if (above) out.splice(at, 1, Phrase.join([above, cell], ''))
      else out.push(cell)
    }
  return out
}
