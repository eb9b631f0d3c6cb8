import { organisationLikeness, roleLikeness } from './likeness.js'
import type { Phrase } from '../text/phrase.js'
import { countryCode, countryCodes, isRegion, looksLikeCity, postal } from './places.js'

/** The parts of a town, in the order in which they are written. */
export interface Town {
  city: Phrase
  region?: Phrase
  postalCode?: Phrase
  country?: Phrase
}

export const townParts = ({ city, region, postalCode, country }: Town): Phrase[] =>
  [city, region, postalCode, country].filter((part) => part !== undefined)

const isCountry = (text: string): boolean => countryCode(text) !== undefined || countryCodes().has(text)

type Halves = [rest: Phrase, found: Phrase | undefined]

/** The most of the last four words that are of the kind. */
const takeLast = (phrase: Phrase, isOfKind: (text: string) => boolean): Halves => {
  const starts = [...phrase.text.matchAll(/(?<!\S)\S/g)].map(({ index }) => index).slice(-4)
  const start = starts.find((from) => isOfKind(phrase.slice(from).value))
  return start === undefined ? [phrase, undefined] : [phrase.slice(0, start), phrase.slice(start)]
}

const takePostal = (phrase: Phrase): Halves => {
  const found = new RegExp(`(?:^${postal.source}(?= |$)|(?<= )${postal.source}$)`, postal.flags).exec(
    phrase.text,
  )
  if (!found) return [phrase, undefined]
  const [before, behind] = phrase.around(found)
  return [before.isEmpty ? behind : before, phrase.slice(found.index, found.index + found[0].length)]
}

const endsInRegion = (phrase: Phrase): boolean => takeLast(takePostal(phrase)[0], isRegion)[1] !== undefined

/** Half a town's name: `Port Washington` is a town, in no region of this name. */
const isHalfTown = (text: string): boolean =>
  /^(?:port|fort|mount|lake|point|cape|saint|st\.?|san|santa|old|new|north|south|east|west|upper|lower)$/i.test(
    text,
  )

/** `12345 City Region 12345 CC`, from behind; what is both, as `MO` or `Georgia`, is a country only behind a region. */
const townIn = (phrase: Phrase): Town => {
  const [beforeCountry, country] = takeLast(phrase, isCountry)
  const isBoth = country && isRegion(country.value) && !endsInRegion(beforeCountry)
  const [coded, postalCode] = takePostal(isBoth ? phrase : beforeCountry)
  const [city, region] = takeLast(coded, isRegion)
  const isWhole = region && isHalfTown(city.value)
  return {
    city: isWhole ? coded : city,
    ...(region && !isWhole && { region }),
    ...(postalCode && { postalCode }),
    ...(country && !isBoth && { country }),
  }
}

/** A region's code, or more than one word, ends what is before it; a single word may be the town's own. */
const isApart = ({ value }: Phrase): boolean => value.includes(' ') || /^[A-Z]{2,3}$/.test(value)

/** A town and its region, code and country with nothing but spaces between, as far as they can be distinguished. */
export const spacedTown = (phrase: Phrase): Town | undefined => {
  if (/[,()\t]/.test(phrase.text) || phrase.text.length > 80) return undefined
  const town = townIn(phrase)
  const { city, region, postalCode, country } = town
  const isTown =
    looksLikeCity(city.value) && roleLikeness(city.value) === 0 && organisationLikeness(city.value) === 0
  const isCertain = region ? (postalCode ?? country ?? isApart(region)) : country
  return isTown && isCertain ? town : undefined
}

/** Two of region, code and country leave no doubt that it is a town. */
export const isSureTown = (phrase: Phrase): boolean => Object.keys(spacedTown(phrase) ?? {}).length > 2

/** Nothing but what follows a town. */
export const isBehindTown = (phrase: Phrase): boolean => !phrase.isEmpty && townIn(phrase).city.isEmpty
