import { pageWithin } from '../recognizers/link-targets.js'
import { joined } from './career.js'
import type { DraftEntry } from './draft.js'
import { Leaf, leaf } from './draft.js'
import { entriesOf } from '../entries/entries.js'
import { type Item, itemsOf, whole } from '../items/items.js'
import type { Line } from '../text/line.js'
import { listed } from './listings.js'
import { trim } from '../entries/pieces.js'
import { Phrase } from '../text/phrase.js'

const initials = String.raw`\p{Lu}\.(?:[\s-]?\p{Lu}\.)*`
/** A joining word begins no name: else a list of authors could be read in too many ways to try them all. */
const surname = String.raw`(?!(?:and|und|et|en)\s)\p{L}[\p{L}'’-]+`
const author = String.raw`(?:${surname}(?:\s\p{L}[\p{L}'’-]+){0,2},\s+${initials}|${initials}\s+\p{L}[\p{L}'’-]+)`
/** `Doe, J., Roe, R. & Poe, E. (2022). A title. A journal, 4(1), 1–9.` */
const cited = new RegExp(
  String.raw`^(${author}(?:(?:,?\s+(?:&|and|und|y|e|et|en|i)\s+|,\s+|;\s+)${author})*(?:,?\s+et al\.)?)\s*[,.]?\s*\(((?:19|20)\d\d)[a-z]?\)[.:,]?\s+(\S.*)$`,
  'u',
)
/** A sentence's end, though not behind an initial or a short form. */
const titleEnd = /(?:[?!]|(?<=[\p{Ll}\d)]{2})\.)\s+(?=\p{Lu})/u
const journalEnd = /,\s+(?=\d|vol|no|pp|nr|s\.)|\.\s*$/iu

const longestCitation = 2_000
const marker = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+/
/** `J. Doe and R. Roe, “A title,” A journal, vol. 4, pp. 1–9, 2022.` */
const quoted = /^([^“"«]{3,400}?),?\s+[“"«]([^“”"«»]{3,400})[”"»],?\s+(.*\S)[,\s(]+((?:19|20)\d\d)\)?\.?$/u
const hasInitials = new RegExp(String.raw`(?:^|\s)${initials}(?:\s|,|$)`, 'u')

/** Of a work whose title is quoted behind its authors, as engineers do. */
const quotedCitation = (raw: Phrase): DraftEntry<'publications'> | undefined => {
  const phrase = raw.slice(marker.exec(raw.text)?.[0].length ?? 0)
  const match = quoted.exec(phrase.text)
  const [, authors = '', title = '', source = '', year = ''] = match ?? []
  if (!match || !hasInitials.test(authors)) return undefined
  const from = phrase.text.indexOf(title, authors.length)
  const at = phrase.text.indexOf(source, from + title.length)
  const behind = phrase.slice(at, at + source.length)
  const cut = journalEnd.exec(behind.text)
  const pages = cut ? trim(behind.slice(cut.index + cut[0].length)) : undefined
  const end = phrase.text.lastIndexOf(year)
  return {
    name: leaf(trim(phrase.slice(from, from + title.length))),
    publisher: leaf(trim(behind.slice(0, cut?.index)), 0.8),
    releaseDate: new Leaf(year, phrase.slice(end, end + 4), 0.95),
    summary: leaf(
      joined([phrase.slice(0, authors.length), ...(pages && !pages.isEmpty ? [pages] : [])]),
      0.8,
    ),
  }
}

/** Of a work that is cited in the style of the sciences: title, where it came out, when, and the rest as it stands. */
const citation = (phrase: Phrase): DraftEntry<'publications'> | undefined => {
  if (phrase.text.length > longestCitation) return undefined
  const match = cited.exec(phrase.text)
  if (!match) return quotedCitation(phrase)
  const [, authors = '', year = '', behind = ''] = match
  const from = phrase.text.length - behind.length
  const end = titleEnd.exec(behind)
  const title = trim(phrase.slice(from, from + (end?.index ?? behind.length)))
  const source = end ? phrase.slice(from + end.index + end[0].length) : undefined
  const cut = source && journalEnd.exec(source.text)
  const pages = source && cut ? source.slice(cut.index + cut[0].length) : undefined
  const at = phrase.text.indexOf(`(${year}`) + 1
  return {
    name: leaf(title),
    publisher: leaf(source && trim(source.slice(0, cut?.index)), 0.8),
    releaseDate: new Leaf(year, phrase.slice(at, at + 4), 0.95),
    summary: leaf(
      joined([phrase.slice(0, authors.length), ...(pages && !pages.isEmpty ? [pages] : [])]),
      0.8,
    ),
  }
}

const longestSource = 80

/** `A title. A Journal`: behind the full stop stands where it came out, no sentence and no second title. */
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

const isNew = (text: string): boolean =>
  marker.test(text) || (text.length < longestCitation && cited.test(text))

/** `Book chapters` above some of them, in another look, short and without a number. */
const isHeading = (item: Item, usual: string): boolean =>
  item.style !== usual && item.cells.length === 1 && /^[^\d.,;]{3,40}$/.test(whole(item).value)

/** The look in which most begin. */
const usualStyle = (items: readonly Item[]): string => {
  const counts = new Map<string, number>()
  for (const { style } of items) counts.set(style, (counts.get(style) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** A citation goes on below it, further in. */
const withHanging = (items: readonly Item[]): Phrase[][] => {
  const out: { x: number; parts: Phrase[] }[] = []
  for (const item of items) {
    const open = out.at(-1)
    if (open && item.x > open.x + 4 && !isNew(whole(item).text)) open.parts.push(whole(item))
    else out.push({ x: item.x, parts: [whole(item)] })
  }
  return out.map(({ parts }) => parts)
}

/** A citation links to its work, whichever of its words does. */
const withPage = (
  work: DraftEntry<'publications'> | undefined,
  phrase: Phrase,
): DraftEntry<'publications'> | undefined => {
  const url = pageWithin(phrase)
  return work && url !== undefined && !work.url ? { ...work, url: new Leaf(url, phrase, 0.9) } : work
}

export const readPublications = (lines: readonly Line[]): DraftEntry<'publications'>[] => {
  const items = itemsOf(lines)
  const usual = usualStyle(items)
  const works = withHanging(items.filter((item) => !isHeading(item, usual)))
  const citations = works.map((parts) => withPage(citation(Phrase.wrap(parts)), Phrase.wrap(parts)))
  const isCited = citations.length > 0 && citations.every((one) => one !== undefined)
  return isCited ? citations : entriesOf(items).map(read)
}
