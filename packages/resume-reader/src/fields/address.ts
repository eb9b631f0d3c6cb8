import type { Draft } from './draft.js'
import { Leaf, leaf } from './draft.js'
import type { ResumeLocation } from '@thumbfolio/contracts'
import type { z } from 'zod'
import { plainWords } from '../words/fold.js'
import { roleLikeness } from '../recognizers/likeness.js'
import { Phrase } from '../text/phrase.js'
import {
  countryCode,
  countryCodes,
  isPlace,
  isPlaceWithCode,
  isRegion,
  looksLikeCity,
  postal,
} from '../recognizers/places.js'
import { isSureTown, spacedTown } from '../recognizers/spaced-places.js'
import { isUnit } from '../recognizers/units.js'
import { isNoTown } from '../recognizers/no-town.js'

type LocationDraft = Draft<z.infer<typeof ResumeLocation>>

const street =
  /\b(?:trace|trail|circle|cir|loop|pike|crossing|mews|grove|street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|terrace|square|sq|parkway|pkwy|highway|hwy|apt|suite|unit|close|crescent|row|gardens|calle|avenida|av|plaza|paseo|carrer|rue|allee|chemin|quai|impasse|rua|travessa|largo|praca|via|viale|corso|piazza|vicolo|ulica|ul|aleja|al|os|plac)\b|(?:strasse|straße|str|weg|platz|gasse|allee|ring|straat|laan|plein|gracht|kade)\b/u

const isStreet = (text: string): boolean => {
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
const holdsUnit = (text: string): boolean => text.split(/,\s*/).some(isUnit)

const isStreetLike = (text: string): boolean => isStreet(text) || holdsUnit(text) || isHouse(text)

const isTown = (text: string): boolean =>
  postal.test(text) &&
  looksLikeCity(
    text
      .replace(postal, ' ')
      .replace(/[\s,()]+/g, ' ')
      .trim(),
  )

/** `Gänsemarkt 7`, `12 Whinfell`: a house with its number. Before a town with its code that is a street, whatever it is called. */
const isHouse = (text: string): boolean =>
  !isTown(text) && /^(?:\p{Lu}[^\d,@:/]*\s\d{1,4}\s?[a-z]?|\d{1,4}[a-z]?\s+\p{Lu}[^\d,@:/]*)$/u.test(text)

const isHouseBefore = (text: Phrase, next: Phrase | undefined): boolean =>
  next !== undefined && isHouse(text.value) && isTown(next.value)

/** `4 Mill Row, Leeds LS6 2QT`: a street, and behind it a town with its code. */
export const isAddress = (text: Phrase): boolean => {
  const [first, ...others] = partsOf(text)
  return first !== undefined && isStreetLike(first.value) && others.some(({ value }) => isTown(value))
}

/** A region or a country, by name or code. */
const isWide = ({ value }: Phrase): boolean =>
  isRegion(value) || countryCode(value) !== undefined || countryCodes().has(value)

/** The house among the parts of an address, where another part is the town. */
const houseIn = (parts: readonly Phrase[]): Phrase | undefined =>
  parts.find(
    (part) =>
      isHouse(part.value) &&
      parts.some(
        (other) => other !== part && (isTown(other.value) || (looksLikeCity(other.value) && !isWide(other))),
      ),
  )

/** Puts the parts of an address into its fields; each phrase is one part or several with commas. */
const fill = (texts: readonly { text: Phrase; isStreet: boolean }[]): LocationDraft => {
  const out: LocationDraft = {}
  const streets = texts.filter(({ text, isStreet: is }) => is && !text.text.includes(','))
  const ofStreet = streets.filter(({ text }, at) => at === 0 || isUnit(text.value)).map(({ text }) => text)
  if (ofStreet.length > 0) out.address = leaf(Phrase.join(ofStreet, ', '))
  const parts = texts
    .filter(({ text }) => !ofStreet.includes(text) && leaf(text)?.value !== out.address?.value)
    .map(({ text }) => text)
  // Towns first: a region or country above its town is known as one only beside it.
  const ordered = [...parts.filter((one) => !isWide(one)), ...parts.filter(isWide)]
  const sure = ordered.find(isSureTown)
  if (sure) Object.assign(out, townFields(sure))
  const open = ordered.filter((phrase) => phrase !== sure).flatMap(partsOf)
  const door = open.some(({ value }) => isStreet(value))
    ? undefined
    : houseIn([...open, ...(sure ? [sure] : [])])
  for (const part of open) {
    const code = postal.exec(part.value)
    if ((isStreet(part.value) || holdsUnit(part.value) || part === door) && !out.address)
      out.address = leaf(part)
    else if (code && !out.postalCode) {
      const from = part.text.indexOf(code[0])
      out.postalCode = leaf(part.slice(from, from + code[0].length))
      const others = [part.slice(0, from), part.slice(from + code[0].length)].filter(
        (other) => !other.isEmpty,
      )
      for (const other of others) place(out, other)
    } else place(out, part)
  }
  return out
}

const place = (out: LocationDraft, part: Phrase): void => {
  const value = part.value
  if (isUnit(value) || isNoTown(value)) return
  if (out.city && isRegion(value) && !out.region) out.region = leaf(part)
  else if (
    (countryCode(value) || (/^[A-Z]{2}$/.test(value) && countryCodes().has(value) && out.region)) &&
    !out.countryCode &&
    (out.city || value.length > 3)
  )
    out.countryCode = countryOf(part)
  else if (!out.city) {
    const tail = /^(.*\S)\s+([A-Z]{2})$/.exec(part.text)
    if (tail?.[1] && isRegion(tail[2] ?? '')) {
      out.city = leaf(part.slice(0, tail[1].length))
      out.region = leaf(part.slice(part.text.length - 2))
    } else out.city = leaf(part)
  } else if (!out.region) out.region = leaf(part)
  else if (!out.countryCode && !/^[A-Z]{2,3}$/.test(value)) out.countryCode = countryOf(part)
}

/** The code of a country that is written as a name. */
export const countryOf = (part: Phrase, confidence = 0.9): Leaf =>
  new Leaf(countryCode(part.value) ?? part.value, part, confidence)

/** The fields of a town without commas. */
export const townFields = (phrase: Phrase, confidence?: number): LocationDraft => {
  const { city, region, postalCode, country } = spacedTown(phrase) ?? { city: phrase }
  return {
    city: leaf(city, confidence),
    ...(region && { region: leaf(region, confidence) }),
    ...(postalCode && { postalCode: leaf(postalCode, confidence) }),
    ...(country && { countryCode: countryOf(country, confidence) }),
  }
}

/** The person's address among the texts of the header, and the texts it is made of. */
export const placeOf = (
  texts: readonly Phrase[],
): { location: LocationDraft; used: Phrase[] } | undefined => {
  const towns = texts.filter((text) => isTown(text.value)).length
  const isPart = (text: Phrase): boolean =>
    (isRegion(text.value) && text.value.length > 1) ||
    isPlace(text.value) ||
    isSureTown(text) ||
    isStreet(text.value) ||
    isUnit(text.value) ||
    isTown(text.value) ||
    (towns === 0 && isAddress(text)) ||
    isPlaceWithCode(text.value)
  // A city alone is known by the region or country that follows it, or stands above it.
  const used = texts.filter((text, at) => {
    const beside = [texts[at + 1], at === 1 ? texts[0] : undefined].find((other) => other && isWide(other))
    return (
      isPart(text) ||
      isHouseBefore(text, texts[at + 1]) ||
      (looksLikeCity(text.value) &&
        roleLikeness(text.value) === 0 &&
        beside &&
        text.look.size === beside.look.size)
    )
  })
  if (used.length === 0) return undefined
  const streets = used.map((text, at) => ({
    text,
    isStreet:
      isHouseBefore(text, used[at + 1]) ||
      isUnit(text.value) ||
      (isStreet(text.value) && !isSureTown(text)) ||
      (towns > 1 && /^\d{1,4}\s+\p{L}+\s+\p{L}/u.test(text.value)),
  }))
  return { location: fill(streets), used }
}
