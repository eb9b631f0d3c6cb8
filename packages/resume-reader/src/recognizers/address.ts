import { type Phrase } from '../text/phrase.js'
import { plainWords } from '../words/fold.js'
import { countryCode, countryCodes, isRegion, looksLikeCity, postal } from './places.js'
import { isUnit } from './units.js'

const street =
  /\b(?:trace|trail|circle|cir|loop|pike|crossing|mews|grove|street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|terrace|square|sq|parkway|pkwy|highway|hwy|apt|suite|unit|close|crescent|row|gardens|calle|avenida|av|plaza|paseo|carrer|rue|allee|chemin|quai|impasse|rua|travessa|largo|praca|via|viale|corso|piazza|vicolo|ulica|ul|aleja|al|os|plac)\b|(?:strasse|straße|str|weg|platz|gasse|allee|ring|straat|laan|plein|gracht|kade)\b/u

export const isStreet = (text: string): boolean => {
  if (/@|:\/\//.test(text) || text.length > 80) return false
  return (
    (street.test(plainWords(text)) || street.test(text.toLowerCase()) || /^C\/\s/i.test(text)) &&
    /\d/.test(text)
  )
}

/** A house's number, floor or door behind a comma: `Rua das Flores, 112`, `C/ Mayor 23, 3.º B`. */
const doorBehind = /,\s+(?=\d{1,4}(?:\s?[a-z])?\s*(?:,|$|[–-]\s)|\d{1,2}\.?[ºª])/gi

/** The house's number before it: `12, rue des Lilas`. */
const doorBefore = /^\d{1,4}(?:\s?(?:bis|ter|[a-z]))?(?=,\s+\p{Ll}{2,})/u

/** The parts of an address that commas separate. A door stays with its street. */
export const partsOf = (phrase: Phrase): Phrase[] => {
  const doors =
    street.test(plainWords(phrase.value)) || isStreet(phrase.value)
      ? [...phrase.text.matchAll(doorBehind)].map(({ index }) => index)
      : []
  const kept = new Set([...doors, doorBefore.exec(phrase.text)?.[0].length])
  const cuts = [...phrase.text.matchAll(/\s*,\s*|\t|\s*[()]\s*|(?<=\d)\s+[–-]\s+(?=\p{Lu})/gu)].filter(
    ({ index }) => !kept.has(index),
  )
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)]
  const spans = starts.map((from, at) => ({ from, to: cuts[at]?.index ?? phrase.text.length }))
  return withUnits(phrase, spans)
    .map(({ from, to }) => phrase.slice(from, to))
    .filter((part) => !part.isEmpty)
}

interface Span {
  from: number
  to: number
}

/** A flat, floor or unit is of the street beside it. */
const withUnits = (phrase: Phrase, spans: readonly Span[]): Span[] => {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const [one, two] = [
      before && phrase.slice(before.from, before.to).value,
      phrase.slice(span.from, span.to).value,
    ]
    const isOne =
      one !== undefined && ((isUnit(two) && isStreetLike(one)) || (isUnit(one) && isStreetLike(two)))
    if (before && isOne) joined.splice(-1, 1, { from: before.from, to: span.to })
    else joined.push(span)
  }
  return joined
}

/** A flat with its house, whatever their street is called. */
export const holdsUnit = (text: string): boolean => text.split(/,\s*/).some(isUnit)

const isStreetLike = (text: string): boolean => isStreet(text) || holdsUnit(text) || isHouse(text)

export const isTown = (text: string): boolean =>
  postal.test(text) &&
  looksLikeCity(
    text
      .replace(postal, ' ')
      .replace(/[\s,()]+/g, ' ')
      .trim(),
  )

/** A label, a house or a code with its words: `Dorm: 412 Whitmore Hall`, `No. 12/4`, `Linnaeus väg 6`. `Dublin 8` is a town. */
export const isMoreThanTown = (text: string): boolean =>
  /[:：]|\d{3}|\d[/-]\d|\p{L}\s+\p{L}.*\s\d/u.test(text)

/** `Gänsemarkt 7`, `12 Whinfell`: a house with its number. Before a town with its code that is a street, whatever it is called. */
const isHouse = (text: string): boolean =>
  !isTown(text) && /^(?:\p{Lu}[^\d,@:/]*\s\d{1,4}\s?[a-z]?|\d{1,4}[a-z]?\s+\p{Lu}[^\d,@:/]*)$/u.test(text)

export const isHouseBefore = (text: Phrase, next: Phrase | undefined): boolean =>
  next !== undefined && isHouse(text.value) && isTown(next.value)

/** `4 Mill Row, Leeds LS6 2QT`: a street, and behind it a town with its code. */
export const isAddress = (text: Phrase): boolean => {
  const [first, ...others] = partsOf(text)
  return first !== undefined && isStreetLike(first.value) && others.some(({ value }) => isTown(value))
}

/** A region or a country, by name or code. */
export const isWide = ({ value }: Phrase): boolean =>
  isRegion(value) || countryCode(value) !== undefined || countryCodes().has(value)

/** The house among the parts of an address, where another part is the town. */
export const houseIn = (parts: readonly Phrase[]): Phrase | undefined =>
  parts.find(
    (part) =>
      isHouse(part.value) &&
      parts.some(
        (other) => other !== part && (isTown(other.value) || (looksLikeCity(other.value) && !isWide(other))),
      ),
  )
