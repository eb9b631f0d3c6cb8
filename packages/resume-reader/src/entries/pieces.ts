import { isAddress } from '../recognizers/address.js'
import { type DateSpan, headDates } from '../recognizers/dates.js'
import type { Item } from '../items/items.js'
import { organisationLikeness, roleLikeness } from '../recognizers/likeness.js'
import { Phrase, shapeKey } from '../text/phrase.js'
import { isPlace, placeParts } from '../recognizers/places.js'
import { pageUnder } from '../recognizers/link-targets.js'
import { networkCalled } from '../recognizers/networks.js'
import { findUrls } from '../text/urls.js'
import { roleLabel } from '../words/form-labels.js'
import { isSiteLabel } from '../words/site-labels.js'

/** A part of an entry's head that says one thing. */
export interface Piece {
  phrase: Phrase
  /** Equal for parts that stand in the same place of their entries and look the same. */
  slot: string
  row: number
  /** What separates it from the part before it. */
  join: Join
  /** A full stop follows it, as after a sentence. */
  isStopped: boolean
}

/** `look`: nothing but another font; `row`: it is the first of its line. */
export type Join = 'row' | 'gap' | 'bar' | 'dot' | 'dash' | 'comma' | 'at' | 'bracket' | 'look'

const joins: readonly (readonly [Join, RegExp])[] = [
  ['at', /(?:^|\s)(?:at|@|bei|chez|presso|bij|by|from|with|en|w)\s/i],
  ['bar', /[|/]/],
  ['dot', /[·•∙◦]/],
  ['dash', /[–—-]/],
  ['bracket', /[()]/],
  ['gap', /\t|\ue000/],
  ['comma', /[,;:]/],
]

export const joinOf = (between: string): Join =>
  joins.find(([, pattern]) => pattern.test(between))?.[0] ?? 'look'

export interface Head {
  /** Pieces and places in the order of the text, each whole. */
  parts: Piece[]
  pieces: Piece[]
  places: Piece[]
  dates: { span: DateSpan; phrase: Phrase }[]
  urls: { url: string; phrase: Phrase }[]
  /** Words that link to a page and say only that: `Website`, `Code`, `GitHub`. */
  labels: Phrase[]
}

const separators = /\t|\ue000|\s+[|·•∙◦]\s+|\s*[|·•∙]\s*|\s+[–—-]\s+/g
const slash = /\s+\/\s+(?!\d)/g
const edgesOfPiece = /^[\s,;:–—|·•/-]+|[\s,;:–—|·•/-]+$/g

const isMark = (char: string | undefined): boolean => char !== undefined && /[\s,;:–—|·•/-]/.test(char)

/** Where the marks behind a text begin, or the full stop behind a word. Looked for from the end, one by one. */
const bareEnd = (text: string): number => {
  let to = text.length
  while (isMark(text[to - 1])) to -= 1
  if (to < text.length && text.slice(to).trim() !== '') return to
  return /\p{Ll}{3}\.$/u.test(text.slice(Math.max(0, to - 4), to)) ? to - 1 : to
}

export const trim = (phrase: Phrase): Phrase => {
  const lead = /^(?:[\s,;:–—|·•/-]|\.(?=\s))+/u.exec(phrase.text)?.[0].length ?? 0
  const bare = phrase.slice(lead, Math.max(lead, bareEnd(phrase.text)))
  const wrapped = /^\([^()]*\)$/.test(bare.text)
  return wrapped ? bare.slice(1, bare.text.length - 1) : bare
}

/** `**Professor** of Soil Ecology, University of Leeds`: the look changes inside one name, which ends at the comma. */
const wholeNames = (parts: readonly Phrase[]): Phrase[] => {
  const out: Phrase[] = []
  for (const part of parts) {
    const before = out.at(-1)
    const end = before && /^\s*(?:of|for|de|des|du|für|di|van)\s[^,;|·•\t–—(]*/iu.exec(part.text)?.[0].length
    if (!before || !end || /[,;|·•\t–—)-]\s*$/u.test(before.text)) out.push(part)
    else out.splice(-1, 1, Phrase.join([before, part.slice(0, end)], ' '), part.slice(end))
  }
  return out.filter(({ text }) => text !== '')
}

const isRole = (text: string): boolean => roleLikeness(text) > 0 && organisationLikeness(text) === 0

/** `Company / Role` are two; `Kierownik projektu / Project Lead` is one role in two languages, also behind a firm. */
const sidesOf = (part: Phrase): Phrase[] => {
  const sides = part.split(slash)
  const holdsOne = part.text.split(', ').length <= 2
  return sides.every((side) => isRole(side.value) || (holdsOne && side.value.split(', ').some(isRole)))
    ? [part]
    : sides
}

/** Takes dates out of a cell; the gap they leave separates what stood around them. */
const takeDates = (cell: Phrase): { rest: Phrase; dates: Head['dates'] } => {
  const spans = headDates(cell.text)
  const stretches = spans.map(({ from, to }) => {
    const before = /[([（]\s*$/.exec(cell.text.slice(Math.max(0, from - 3), from))?.[0].length ?? 0
    const after = /^\s*[)\]）]/.exec(cell.text.slice(to, to + 3))?.[0].length ?? 0
    return before > 0 && after > 0 ? { from: from - before, to: to + after } : { from, to }
  })
  return {
    rest: cell.withoutAll(stretches),
    dates: spans.map((span) => ({ span, phrase: cell.slice(span.from, span.to) })),
  }
}

const takeUrls = (cell: Phrase): { rest: Phrase; urls: Head['urls'] } => {
  const found = findUrls(cell.text)
  return {
    rest: cell.withoutAll(found),
    urls: found.map((match) => ({ url: match.url, phrase: cell.slice(match.from, match.to) })),
  }
}

const connective = /^(?:at|@|bei|chez|presso|bij|by|from|with|en|w)(?:\s+|$)/i

const withoutRoleLabel = (part: Phrase): Phrase => part.slice(roleLabel.exec(part.text)?.[0].length ?? 0)

/** `Role` **at** `Company`: the word belongs to neither. */
const withoutConnective = (part: Phrase): Phrase => part.slice(connective.exec(part.text)?.[0].length ?? 0)

const trailing = /\s+(?:in|at|@|bei|chez|presso|bij|by|en|of)$/i
const withoutTrailing = (part: Phrase): Phrase =>
  part.slice(0, trailing.exec(part.text)?.index ?? part.text.length)

const bareLabel =
  /^(?:per[ií]odo|zeitraum|période|okres|periode|data da conclus[aã]o|c?gpa|grade|score|note|nota|ocena|dates?|period|location|link|url|https?|website|demo|code|source|highlights|(?:expected )?graduation|graduated)\s*:?$/i

/** `3 years 2 months`, `1 yr 7 mos`: how long it was says no more than the dates beside it. */
const duration =
  /^(?:about |ca\.? )?(?:\d{1,2}(?:[.,]\d)?\+?\s?(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|mois|años?|mes(?:es)?|anos?|m[eê]s|ann[io]|mes[ei]|jaar|jaren|maand(?:en)?|rok|lata?|miesiąc(?:e|y)?|miesięcy)\b\.?(?:,|\s(?:and|und|et|y|e|en|i))?\s*){1,2}$/iu

/** How long something was, and nothing else. */
export const isDuration = (text: string): boolean => duration.test(text.replace(/^\((.*)\)$/, '$1'))

/** Names what is beside or below it, and is no value itself. */
export const isBareLabel = (text: string): boolean =>
  bareLabel.test(text) || (!/^\p{Lu}/u.test(text) && connective.exec(text)?.[0].length === text.length)

/** Takes the name out of `Name, City, Region` or `Name, City (Country)`, which is read as a place, where it is like one. */
export const splitNameFromPlace = (
  { places: [place] }: Head,
  likeness: (name: string) => number,
): Phrase | undefined => {
  const comma = place && placeParts(place.phrase.value) <= 3 ? place.phrase.text.indexOf(',') : -1
  if (!place || comma <= 0) return undefined
  const name = place.phrase.slice(0, comma)
  if (likeness(name.value) === 0) return undefined
  place.phrase = place.phrase.slice(comma + 1)
  return name
}

/** `Hartwell & Daughters, Eugene, OR`: a name that no town has, and behind its comma a town with its region. */
const withoutPlace = (phrase: Phrase): { name: Phrase; place: Phrase } | undefined => {
  const parts = phrase.text.split(', ')
  const from = phrase.text.indexOf(', ')
  if (parts.length !== 3 || !/\s(?:&|\+|and|und|et|y|e|i|en)\s|\d/u.test(parts[0] ?? '')) return undefined
  const [name, place] = [phrase.slice(0, from), phrase.slice(from + 2)]
  return isPlace(place.value) && roleLikeness(name.value) === 0 ? { name, place } : undefined
}

const isLinkLabel = (phrase: Phrase): boolean =>
  pageUnder(phrase) !== undefined &&
  (isBareLabel(phrase.value) || isSiteLabel(phrase.value) || networkCalled(phrase.value) !== undefined)

/** Everything an entry's head says, sorted by what it plainly is. */
export const headPieces = (head: readonly Item[]): Head => {
  const out: Head = { parts: [], pieces: [], places: [], dates: [], urls: [], labels: [] }
  const seen = new Map<string, number>()
  head.forEach((item, row) => {
    item.cells.forEach((cell, column) => {
      let end = 0
      const dated = takeDates(cell)
      const linked = takeUrls(dated.rest)
      out.dates.push(...dated.dates)
      out.urls.push(...linked.urls)
      const parts = wholeNames(linked.rest.byLook())
        .flatMap((part) => part.split(separators))
        .flatMap(sidesOf)
        .map(trim)
        .map(withoutRoleLabel)
        .map((part, at) => trim(withoutTrailing(at > 0 ? withoutConnective(part) : part)))
      for (const phrase of parts) {
        if (isLinkLabel(phrase)) {
          out.labels.push(phrase)
          continue
        }
        if (
          phrase.value.replace(edgesOfPiece, '') === '' ||
          /^[()[\].]+$/.test(phrase.value) ||
          isBareLabel(phrase.value) ||
          (out.dates.length > 0 && duration.test(phrase.value))
        )
          continue
        const from = cell.text.indexOf(phrase.text, end)
        const between = joinOf(from < 0 ? '\t' : cell.text.slice(end, from))
        const join = end > 0 ? between : column > 0 ? 'gap' : 'row'
        const isStopped = from >= 0 && cell.text[from + phrase.text.length] === '.'
        end = from < 0 ? end : from + phrase.text.length
        const placeOf = (place: Phrase, before: Join): Piece => ({
          phrase: place,
          slot: 'place',
          row,
          join: before,
          isStopped,
        })
        if (isPlace(phrase.value) || isAddress(phrase)) {
          const place = placeOf(phrase, join)
          out.places.push(place)
          out.parts.push(place)
          continue
        }
        const placed = withoutPlace(phrase)
        const key = shapeKey(phrase.look)
        const nth = seen.get(key) ?? 0
        seen.set(key, nth + 1)
        const slot = `${key}#${nth}`
        const piece = { phrase: placed?.name ?? phrase, slot, row, join, isStopped }
        out.pieces.push(piece)
        out.parts.push(piece)
        if (!placed) continue
        const place = placeOf(placed.place, 'comma')
        out.places.push(place)
        out.parts.push(place)
      }
    })
  })
  return out
}
