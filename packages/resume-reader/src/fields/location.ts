import type { ResumeLocation } from '@thumbfolio/contracts'
import type { z } from 'zod'
import {
  holdsUnit,
  houseIn,
  isAddress,
  isHouseBefore,
  isMoreThanTown,
  isStreet,
  isTown,
  isWide,
  partsOf,
} from '../recognizers/address.js'
import { roleLikeness } from '../recognizers/likeness.js'
import { isNoTown } from '../recognizers/no-town.js'
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
import { postalCodeIn, unspacedAddress } from '../recognizers/unspaced-address.js'
import { isUnit } from '../recognizers/units.js'
import { Phrase } from '../text/phrase.js'
import { type Draft, Leaf, leaf } from './draft.js'

type LocationDraft = Draft<z.infer<typeof ResumeLocation>>

/** Puts the parts of an address into its fields; each phrase is one part or several with commas. */
const fill = (texts: readonly { text: Phrase; isStreet: boolean }[]): LocationDraft => {
  const [only, ...more] = texts
  const whole = only && more.length === 0 ? fromTheRight(only.text) : undefined
  if (whole) return whole
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
      const before = part.slice(0, /\s*[-–]?\s*$/.exec(part.text.slice(0, from))?.index)
      const others = [before, part.slice(from + code[0].length)].filter((other) => !other.isEmpty)
      for (const other of others) place(out, other)
    } else place(out, part)
  }
  return out
}

const leastParts = 4

/**
 * `House 12, Road 5, Dhanmondi, Dhaka 1205, Bangladesh`, `The Old Dairy, Back Lane, Haxby, York YO32 2ZZ`: in a long
 * address, everything before the town with its postal code is the street.
 */
const fromTheRight = (text: Phrase): LocationDraft | undefined => {
  const parts = partsOf(text)
  const at = parts.findLastIndex(({ value }) => isTown(value))
  const [first, town] = [parts[0], parts[at]]
  const last = parts.at(-1)
  if (parts.length < leastParts || at < 2 || !first || !town || !last || isWide(first)) return undefined
  const code = postal.exec(town.value)?.[0] ?? ''
  const from = town.text.indexOf(code)
  const city = [town.slice(0, from), town.slice(from + code.length)].find((part) => !part.isEmpty)
  // `Toronto, ON M5H 1J8`: the postal code follows the region, not the town.
  if (!city || isWide(city)) return undefined
  const start = text.text.indexOf(first.text)
  const end = text.text.lastIndexOf(town.text)
  const rest = parts.slice(at + 1)
  const region = rest.find((part) => part !== last || countryCode(part.value) === undefined)
  return {
    address: leaf(text.slice(start, text.text.slice(0, end).search(/[\s,;]*$/u))),
    postalCode: leaf(town.slice(from, from + code.length)),
    city: leaf(city),
    ...(region && { region: leaf(region) }),
    ...(countryCode(last.value) !== undefined && { countryCode: countryOf(last) }),
  }
}

const place = (out: LocationDraft, part: Phrase): void => {
  const value = part.value
  if (!/[\p{L}\p{N}]/u.test(value) || isUnit(value) || isNoTown(value)) return
  if (isMoreThanTown(value) || isStreet(value)) {
    out.address ??= leaf(part)
    return
  }
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

const unspacedPlaceOf = (texts: readonly Phrase[]) => {
  for (const text of texts) {
    const found = unspacedAddress(text)
    if (!found) continue
    const alone = texts.find((other) => postalCodeIn(other) !== undefined)
    const postalCode = found.postalCode ?? (alone && postalCodeIn(alone))
    const location: LocationDraft = {
      address: leaf(found.street),
      postalCode: leaf(postalCode),
      city: leaf(found.city),
      region: leaf(found.region),
    }
    return { location, used: alone ? [alone, text] : [text] }
  }
  return undefined
}

/** The person's address among the texts of the header, and the texts it is made of. */
export const placeOf = (
  texts: readonly Phrase[],
): { location: LocationDraft; used: Phrase[] } | undefined => {
  const unspaced = unspacedPlaceOf(texts)
  if (unspaced) return unspaced
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
  // A city alone is recognized by the region or country after or above it.
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
