import { trim } from '../entries/pieces.js'
import type { Phrase } from '../text/phrase.js'
import { joined } from './career.js'
import { type DraftEntry, Leaf, leaf } from './draft.js'

const initials = String.raw`\p{Lu}\.(?:[\s-]?\p{Lu}\.)*`
/** A joining word begins no name: else a list of authors could be read in too many ways to try them all. */
const surname = String.raw`(?!(?:and|und|et|en)\s)\p{L}[\p{L}'’-]+`
const author = String.raw`(?:${surname}(?:\s\p{L}[\p{L}'’-]+){0,2},\s+${initials}|${initials}\s+\p{L}[\p{L}'’-]+)`
/** Without full stops, as in medical journals: `Doe JA`. */
const bareAuthor = String.raw`${surname}(?:\s\p{L}[\p{L}'’-]+)?\s\p{Lu}{1,3}(?!\p{L}|\.\s?\p{Lu}\.)`
const joint = String.raw`(?:,?\s+(?:&|and|und|y|e|et|en|i)\s+|,\s+|;\s+)`
const others = String.raw`(?:[,;]?\s+(?:et al\.?|u\.\s?a\.))?`
const year = String.raw`(?:19|20)\d\d`
const loneYear = new RegExp(String.raw`(?<!\d)${year}(?![\d–-])`, 'gu')
/** `Doe, J., Roe, R. & Poe, E. (2022). A title. A journal, 4(1), 1–9.` The year can be without brackets, or at the end. */
const cited = new RegExp(
  String.raw`^(${author}(?:${joint}${author})*${others}|${bareAuthor}(?:,\s+${bareAuthor})+${others})(?:\s*[,.:]?\s*\((${year})[a-z]?\)[.:,]?|[,.:]?\s+(${year})[a-z]?[.:,]|\s*[.:,]?)\s+(\S.*)$`,
  'u',
)
/** `J. Doe and R. Roe, “A title,” A journal, vol. 4, pp. 1–9, 2022.` */
const quoted = /^([^“"«]{3,400}?),?\s+[“"«]([^“”"«»]{3,400})[”"»],?\s+(.*\S)[,\s(]+((?:19|20)\d\d)\)?\.?$/u
const hasInitials = new RegExp(String.raw`(?:^|\s)${initials}(?:\s|,|$)`, 'u')

/** A sentence's end, though not behind an initial or a short form. */
export const titleEnd = /(?:[?!]|(?<=[\p{Ll}\d)]{2})\.)\s+(?=\p{Lu})/u
/** After the source: its volume, its pages, its editors, its year. */
const sourceEnd =
  /,\s+(?=\d|vol|no\b|pp|nr|s\.|eds?\b|hrsg)|\s+(?=\d{1,4}(?:\s?\([\d–-]{1,9}\))?[,:;.]\s?e?\d)|\s+\((?:19|20)\d\d\)|[.;]\s+(?=\d)|\.\s*$/iu
const address = /\s*(?:https?:\/\/\S+|\bdoi:?\s*10\.\S+)/giu
const doi = /(?:\bdoi:?\s*|\bdoi\.org\/)(10\.\d{4,9}\/[^\s,;]*[^\s,;.])/iu

const longestCitation = 2_000
/** Before a work: `[3]`, `3.` */
export const listNumber = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+/

const withoutNumber = (phrase: Phrase): Phrase => phrase.slice(listNumber.exec(phrase.text)?.[0].length ?? 0)

const pageOf = (phrase: Phrase): Leaf | undefined => {
  const match = doi.exec(phrase.text)
  if (!match?.[1]) return undefined
  const from = match.index + match[0].length - match[1].length
  return new Leaf(`https://doi.org/${match[1]}`, phrase.slice(from, from + match[1].length), 0.9)
}

const withoutAddresses = (phrase: Phrase): Phrase =>
  phrase.withoutAll(
    [...phrase.text.matchAll(address)].map(({ index, 0: text }) => ({
      from: index,
      to: index + text.length,
    })),
  )

/** Engineers put the year last. It has its own field, so it is not repeated in the summary. */
const withoutYear = (phrase: Phrase): Phrase =>
  phrase.slice(0, /(?:^|[,;\s(]+)(?:19|20)\d\d\)?\.?\s*$/u.exec(phrase.text)?.index)

/** The venue, and the details after it: volume, pages, editors. */
const partsOfSource = (source: Phrase): { venue: Phrase; details: Phrase | undefined } => {
  const lead = /^in:?\s+(?=\p{Lu})/iu.exec(source.text)?.[0].length ?? 0
  const bare = source.slice(lead)
  const cut = sourceEnd.exec(bare.text)
  const details = cut ? trim(withoutAddresses(withoutYear(bare.slice(cut.index)))) : undefined
  return { venue: trim(bare.slice(0, cut?.index)), details: details?.isEmpty ? undefined : details }
}

const yearAt = (phrase: Phrase, at: number): Leaf => {
  const digits = phrase.slice(at, at + 4)
  return new Leaf(digits.text, digits, 0.95)
}

/** The last year after a place in the text. */
const lastYear = (phrase: Phrase, from: number): Leaf | undefined => {
  const found = [...phrase.text.slice(from).matchAll(loneYear)].at(-1)
  return found && yearAt(phrase, from + found.index)
}

/** Of a work whose title is quoted behind its authors, as engineers do. */
const quotedCitation = (phrase: Phrase): DraftEntry<'publications'> | undefined => {
  const match = quoted.exec(phrase.text)
  const [, authors = '', title = '', source = '', printed = ''] = match ?? []
  if (!match || !hasInitials.test(authors)) return undefined
  const from = phrase.text.indexOf(title, authors.length)
  const at = phrase.text.indexOf(source, from + title.length)
  const { venue, details } = partsOfSource(phrase.slice(at, at + source.length))
  return {
    name: leaf(trim(phrase.slice(from, from + title.length))),
    publisher: leaf(venue, 0.8),
    releaseDate: yearAt(phrase, phrase.text.lastIndexOf(printed)),
    url: pageOf(phrase),
    summary: leaf(joined([phrase.slice(0, authors.length), ...(details ? [details] : [])]), 0.8),
  }
}

/** A citation in the style of the sciences or of engineers: title, venue, year, and the remaining text as summary. */
export const citationOf = (raw: Phrase): DraftEntry<'publications'> | undefined => {
  if (raw.text.length > longestCitation) return undefined
  const phrase = withoutNumber(raw)
  const match = cited.exec(phrase.text)
  if (!match) return quotedCitation(phrase)
  const [, authors = '', inBrackets, bare, behind = ''] = match
  const printed = inBrackets ?? bare
  const from = phrase.text.length - behind.length
  const quote = /^[“"«]([^“”"«»]{3,400}?)[.,]?[”"»][.,]?\s*/u.exec(behind)
  const end = quote ?? titleEnd.exec(behind)
  const title = quote
    ? phrase.slice(from + 1, from + 1 + (quote[1]?.length ?? 0))
    : trim(withoutAddresses(phrase.slice(from, from + (end?.index ?? behind.length))))
  const source = end ? phrase.slice(from + end.index + end[0].length) : undefined
  const released =
    printed === undefined
      ? lastYear(phrase, authors.length)
      : yearAt(phrase, phrase.text.indexOf(printed, authors.length))
  if (!released || title.isEmpty) return quotedCitation(phrase)
  const { venue, details } = source ? partsOfSource(source) : { venue: undefined, details: undefined }
  return {
    name: leaf(title),
    publisher: leaf(venue && withoutAddresses(venue), 0.8),
    releaseDate: released,
    url: pageOf(phrase),
    summary: leaf(joined([phrase.slice(0, authors.length), ...(details ? [details] : [])]), 0.8),
  }
}

export const isCitation = (text: string): boolean => text.length < longestCitation && cited.test(text)
