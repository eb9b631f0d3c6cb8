import { pageWithin } from '../recognizers/link-targets.js'
import type { DraftEntry } from './draft.js'
import { Leaf, leaf } from './draft.js'
import { citationOf, isCitation, listNumber, titleEnd } from './citation.js'
import { entriesOf } from '../entries/entries.js'
import { type Item, itemsOf, whole } from '../items/items.js'
import type { Line } from '../text/line.js'
import { listed } from './listings.js'
import { trim } from '../entries/pieces.js'
import { Phrase } from '../text/phrase.js'

const longestSource = 80

/** `A title. A Journal`: the full stop is followed by where it came out, not by a sentence or a second title. */
const sourceBehind = (phrase: Phrase): { title: Phrase; by: Phrase } | undefined => {
  const end = titleEnd.exec(phrase.text)
  if (!end) return undefined
  const [title, by] = [phrase.slice(0, end.index + 1), trim(phrase.slice(end.index + end[0].length))]
  const words = by.value.split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  const isSource =
    !/^(?:An?|Eine?|Une?|Una?|Een)\s/.test(by.value) &&
    by.value.length < longestSource &&
    small <= 0.4 * words.length &&
    !titleEnd.test(by.text)
  return isSource ? { title: /[?!]$/.test(title.text) ? title : trim(title), by } : undefined
}

const read = (entry: Item[]): DraftEntry<'publications'> => {
  const { date, url, summary, ...named } = listed(entry, true)
  const { title, by } = (!named.by && named.title && sourceBehind(named.title)) || named
  return { name: leaf(title), publisher: leaf(by, 0.8), releaseDate: date, url, summary: leaf(summary) }
}

/** `Book chapters` above some of them, in another look, short and without a number. */
const isHeading = (item: Item, usual: string): boolean =>
  item.style !== usual && item.cells.length === 1 && /^[^\d.,;]{3,40}$/.test(whole(item).value)

/** The look in which most begin. */
const usualStyle = (items: readonly Item[]): string => {
  const counts = new Map<string, number>()
  for (const { style } of items) counts.set(style, (counts.get(style) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

const isNew = ({ text }: Phrase): boolean => listNumber.test(text) || isCitation(text)

/** The items of each work. A citation continues in indented items; in a numbered list, in all items up to the next number. */
const worksOf = (items: readonly Item[]): Item[][] => {
  const isNumbered = items.filter((item) => listNumber.test(whole(item).text)).length > 1
  const works: Item[][] = []
  for (const item of items) {
    const open = works.at(-1)
    const goesOn = open?.[0] && (isNumbered || item.x > open[0].x + 4) && !isNew(whole(item)) && !item.bullet
    if (open && goesOn) open.push(item)
    else works.push([item])
  }
  return works
}

/** A citation links to its work, whichever of its words does. */
const withPage = (
  work: DraftEntry<'publications'> | undefined,
  phrase: Phrase,
): DraftEntry<'publications'> | undefined => {
  const url = pageWithin(phrase)
  return work && url !== undefined && !work.url ? { ...work, url: new Leaf(url, phrase, 0.9) } : work
}

/** The least share of works that are citations. Below it, the list is read like any other list. */
const leastCited = 0.5

export const readPublications = (lines: readonly Line[]): DraftEntry<'publications'>[] => {
  const items = itemsOf(lines)
  const usual = usualStyle(items)
  const works = worksOf(items.filter((item) => !isHeading(item, usual)))
  const citations = works.map((parts) => {
    const phrase = Phrase.wrap(parts.map(whole))
    return withPage(citationOf(phrase), phrase)
  })
  const cited = citations.filter((one) => one !== undefined).length
  return cited > 0 && cited >= leastCited * works.length
    ? works.map((work, at) => citations[at] ?? read(work))
    : entriesOf(items).map(read)
}
