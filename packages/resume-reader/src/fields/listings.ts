import { datesOf, joined, entryBodyOf, tenureOf } from './career.js'
import { headDates } from '../recognizers/dates.js'
import type { DraftEntry } from './draft.js'
import { type Leaf, leaf } from './draft.js'
import { entriesOf, headOf } from '../entries/entries.js'
import { entryUrl } from './entry-url.js'
import { takeExpiries } from './expiry.js'
import { withIssuersSecond } from '../entries/issuers.js'
import { isProse, type Item, itemsOf, whole } from '../items/items.js'
import type { Line } from '../text/line.js'
import { splitList } from './lists.js'
import { listItems } from '../items/list-items.js'
import { type Head, headPieces, type Piece } from '../entries/pieces.js'
import { lookKey, type Phrase } from '../text/phrase.js'
import { gained } from '../words/event-words.js'
import { keywordLabelLength } from '../words/keyword-labels.js'

interface Listed {
  title: Phrase | undefined
  by: Phrase | undefined
  date: Leaf | undefined
  expires: Leaf | undefined
  url: Leaf | undefined
  summary: Phrase | undefined
}

const givenBy =
  /^(?:by|from|issued by|awarded by|issuer|published (?:by|in)|in|at|von|por|par|da|door|od|przez|verliehen von)\s*:?\s+/i
const leadWords =
  /(?:^|\s)(?:awarded|issued|published|released|received|date|on|in|since|verliehen|erhalten)\s*:?\s*$/i

/** `Issued on:` before a date says nothing without it. */
const dateLabel =
  /^(?:(?:date )?(?:awarded|issued|published|released|received|earned|obtained|achieved)|date|on|(?:verliehen|ausgestellt|veröffentlicht|erhalten|erschienen)|(?:délivré|publié|obtenu|reçu)e?|(?:expedid|emitid|publicad|otorgad|obtenid|obtid)[oa]|(?:rilasciat|pubblicat|conseguit|ottenut)[oa]|uitgegeven|gepubliceerd|behaald|wydan[yoa]|opublikowan[yoa]|uzyskan[yoa])(?: (?:on|in|am|im|le|en|el|em|il|op|w))?\s*:?$/iu

const commas = (phrase: Phrase): Phrase[] => {
  const last = [...phrase.text.matchAll(/,\s+/g)].at(-1)
  // An amount or a place in a ranking gives nothing.
  return last && /\p{L}{2}/u.test(phrase.text.slice(last.index)) ? phrase.around(last) : [phrase]
}

const cleanEnds = (phrase: Phrase): Phrase => {
  const lead = givenBy.exec(phrase.text)?.[0].length ?? 0
  const tail = leadWords.exec(phrase.text.slice(lead))?.[0].length ?? 0
  return phrase.slice(lead, phrase.text.length - tail)
}

const titleEnd = /^[^,]*,[^.]*\p{Ll}{4}(?=\.\s+\p{Lu}\S*\s+\p{Ll})/u
const giverEnd = /^[^.]*\p{Ll}{4}(?=\.\s+\p{Lu}\S*\s+\p{Ll})/u

/** `Prize, Giver. Given for the`: behind the giver a sentence begins, which goes on below. */
const sentenceBehind = (phrase: Phrase, end: RegExp): [Phrase, Phrase] | undefined => {
  const at = end.exec(phrase.text)?.[0].length ?? 0
  return at > 0 ? [phrase.slice(0, at), phrase.slice(at + 1)] : undefined
}

/** What is given, who gives it, and its description. */
const partsOf = (
  texts: readonly Phrase[],
  isDescribed: boolean,
): Pick<Listed, 'title' | 'by'> & { description: Phrase[] } => {
  const [first, second, ...rest] = texts
  const isAlone = !second || /^\p{Ll}/u.test(second.value)
  const inTitle = first && isDescribed && isAlone ? sentenceBehind(first, titleEnd) : undefined
  const inGiver = second && isDescribed ? sentenceBehind(second, giverEnd) : undefined
  const only = inTitle?.[0] ?? (second ? undefined : first)
  if (only) {
    const [title, by] = commas(only)
    return { title, by, description: [...(inTitle ? [inTitle[1]] : []), ...texts.slice(1)] }
  }
  return {
    title: first,
    by: inGiver?.[0] ?? second,
    description: [...(inGiver ? [inGiver[1]] : []), ...rest],
  }
}

/** What a certificate is called goes on behind a dash where that is a level. */
const levelName =
  /^(?:associate|professional|expert|special(?:ty|ist)|foundations?|fundamentals|essentials|practitioner|advanced|intermediate|beginner|core|basic|(?:level|niveau|stufe|nivel|n[ií]vel|livello|poziom|part|teil|tier)\s\S{1,4})(?=,|$)/iu

/** The piece and the next one with the dash between them, as they are printed. */
const acrossDash = (items: readonly Item[], one: Piece, next: Piece): Phrase | undefined => {
  for (const cell of items[one.row]?.cells ?? []) {
    const from = cell.text.indexOf(one.phrase.text)
    const end = from + one.phrase.text.length
    const to = cell.text.indexOf(next.phrase.text, end)
    if (from >= 0 && to >= 0 && /^\s+[–—-]\s+$/.test(cell.text.slice(end, to)))
      return cell.slice(from, to + next.phrase.text.length)
  }
  return undefined
}

/** `Developer – Associate` is one name; so is any with a dash, where the issuer is below in another look. */
const withoutDash = (items: readonly Item[], pieces: readonly Piece[]): Piece[] => {
  const [one, next, below] = pieces
  if (!one || !next || one.row !== next.row) return [...pieces]
  const isSaid =
    below !== undefined &&
    below.row > next.row &&
    !/\d|:/.test(below.phrase.value) &&
    lookKey(below.phrase.look) !== lookKey(next.phrase.look) &&
    lookKey(one.phrase.look) === lookKey(next.phrase.look)
  const phrase = isSaid || levelName.test(next.phrase.value) ? acrossDash(items, one, next) : undefined
  return phrase ? [{ ...one, phrase }, ...pieces.slice(2)] : [...pieces]
}

export const listed = (
  entry: Item[],
  isDescribed: boolean,
  keepDash = false,
  expiries: ReadonlyMap<Item, Leaf> = new Map(),
): Listed => {
  const items = headOf(entry)
  const head = headPieces(items)
  if (keepDash) head.pieces = withoutDash(items, head.pieces)
  const texts = [...head.pieces, ...head.places]
    .map((piece) => piece.phrase)
    .filter((phrase) => !dateLabel.test(phrase.value))
  const { title, by, description } = partsOf(texts, isDescribed)
  const { summary, highlights } = entryBodyOf(entry, items)
  const { startDate, endDate } = datesOf(head)
  return {
    title,
    by: by && cleanEnds(by),
    date: endDate ?? startDate,
    expires: entry.map((item) => expiries.get(item)).find(Boolean),
    url: entryUrl(head, title, by),
    summary: joined([...description, ...summary, ...highlights]),
  }
}

/** `isDescribed`: what follows the giver is kept as its description. `keepDash`: names may have dashes. `mayEnd`: they may expire. */
const listings = (
  raw: readonly Item[],
  { isDescribed, keepDash, mayEnd }: Record<'isDescribed' | 'keepDash' | 'mayEnd', boolean>,
) => {
  const single = raw.flatMap(oneByOne)
  const { items, expiries } = mayEnd ? takeExpiries(single) : { items: single, expiries: undefined }
  return withIssuersSecond(entriesOf(items).map((entry) => listed(entry, isDescribed, keepDash, expiries)))
}

/** `First aid (2022), Welding (2019)`: each is dated at its end, so each is one of its own. */
const oneByOne = (item: Item): Item[] => {
  const [cell, ...others] = item.cells
  const dates = cell && others.length === 0 ? headDates(cell.text) : []
  if (!cell || dates.length < 2 || dates.some((span) => span.isRange)) return [item]
  const ends = dates.map(({ to }) => /^\s*[)\]]?\s*(?:[,;|·•]\s*|$)/.exec(cell.text.slice(to)))
  const cuts = ends.map((end, at) => (dates[at]?.to ?? 0) + (end?.[0].length ?? 0))
  const parts = cuts.map((cut, at) => cell.slice(cuts[at - 1] ?? 0, cut))
  const isEach = ends.every((end) => end) && cuts.at(-1) === cell.text.length
  if (!isEach || parts.some((part) => !/\p{L}{3}/u.test(part.text))) return [item]
  return parts.map((part, at) => ({
    ...item,
    cells: [part],
    prose: false,
    above: at === 0 ? item.above : item.line.look.size * 1.2,
  }))
}

export const readAwards = (lines: readonly Line[]): DraftEntry<'awards'>[] =>
  listings(itemsOf(lines), { isDescribed: true, keepDash: false, mayEnd: false }).map(
    ({ title, by, date, summary }) => ({
      title: leaf(title),
      date,
      awarder: leaf(by, 0.8),
      summary: leaf(summary),
    }),
  )

export const readCertificates = (lines: readonly Line[]): DraftEntry<'certificates'>[] =>
  listings(listItems(lines), { isDescribed: false, keepDash: true, mayEnd: true }).map(
    ({ title, by, date, expires, url }) => ({
      name: leaf(title?.slice(0, gained.exec(title.text)?.index)),
      date,
      expires,
      issuer: leaf(by, 0.8),
      url,
    }),
  )

/** `Keywords: Go, SQLite` below the description of a project. */
const isKeywords = (item: Item): boolean => !item.bullet && keywordLabelLength(whole(item).text) > 0

const isSentence = ({ phrase, row }: Piece, items: readonly Item[]): boolean =>
  isProse(phrase.value) ||
  (wordsIn(phrase) > 3 && items[row]?.cells.some(({ text }) => text.includes(`${phrase.text}.`)) === true)

const wordsIn = ({ value }: Phrase): number => value.split(' ').length

/** Descriptions of projects come before their names, in another look: sentences are no names, and names are shorter. */
const areDescribedFirst = (heads: readonly { head: Head; items: readonly Item[] }[]): boolean => {
  const isNamedBehind = ({ head }: { head: Head }) => {
    const [one, two] = head.pieces.map(({ phrase }) => phrase)
    if (!one || !two || isProse(two.value)) return false
    return lookKey(one.look) !== lookKey(two.look) && wordsIn(one) > wordsIn(two)
  }
  const isSentenceFirst = ({ head, items }: { head: Head; items: readonly Item[] }) =>
    head.pieces.slice(0, 1).some((one) => isSentence(one, items))
  return heads.some(isSentenceFirst) && heads.every(isNamedBehind)
}

export const readProjects = (lines: readonly Line[]): DraftEntry<'projects'>[] => {
  const parsed = entriesOf(itemsOf(lines), isKeywords).map((all) => {
    const keywords = all.slice(1).filter(isKeywords).map(whole)
    const entry = all.filter((item, at) => at === 0 || !isKeywords(item))
    const items = headOf(entry)
    return { keywords, entry, items, head: headPieces(items) }
  })
  const isDescribedFirst = areDescribedFirst(parsed)
  return parsed.map(({ keywords, entry, items, head }): DraftEntry<'projects'> => {
    const [one, two, ...more] = head.pieces.map((piece) => piece.phrase)
    const [name, other] = isDescribedFirst ? [two, one] : [one, two]
    const { summary, highlights } = entryBodyOf(entry, items)
    const description = [...(other ? [other] : []), ...more, ...summary]
    return {
      name: leaf(name),
      description: leaf(joined(description)),
      highlights: highlights.map((phrase) => leaf(phrase)),
      keywords: keywords
        .flatMap((phrase) => splitList(phrase.slice(keywordLabelLength(phrase.text))))
        .map((word) => leaf(word)),
      url: entryUrl(head, name),
      ...tenureOf(head),
    }
  })
}
