import { patternOf } from '../words/all-languages.js'
import { plainWords } from '../words/fold.js'
import { regionCodes, regionNames } from '../words/regions.js'

const languages = [
  'ru',
  'uk',
  'el',
  'tr',
  'zh',
  'zh-Hant',
  'ja',
  'ko',
  'ar',
  'he',
  'hi',
  'en',
  'es',
  'de',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
]
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const countryNames = (): Map<string, string> => {
  const names = new Map<string, string>()
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const a of letters) {
      for (const b of letters) {
        const name = display.of(a + b)
        // Codes of former use, as UK or DD, stand for those of today.
        const { region } = new Intl.Locale(`und-${a}${b}`)
        if (name && region && !/^(ZZ|EU|EZ|UN|XA|XB|QO)$/.test(region)) names.set(plainWords(name), region)
      }
    }
  }
  for (const [name, code] of [
    ['usa', 'US'],
    ['u s a', 'US'],
    ['us', 'US'],
    ['uk', 'GB'],
    ['united kingdom of great britain', 'GB'],
    ['united kingdom of great britain and northern ireland', 'GB'],
    ['great britain', 'GB'],
    ['england', 'GB'],
    ['scotland', 'GB'],
    ['wales', 'GB'],
    ['uae', 'AE'],
    ['czech republic', 'CZ'],
    ['slovak republic', 'SK'],
    ['turkey', 'TR'],
    ['northern ireland', 'GB'],
    ['republic of ireland', 'IE'],
    ['the netherlands', 'NL'],
    ['holland', 'NL'],
  ] as const)
    names.set(name, code)
  return names
}

let countries: Map<string, string> | undefined
/** ISO 3166 code of a country's name in the supported languages, from Unicode CLDR. */
export const countryCode = (name: string): string | undefined =>
  (countries ??= countryNames()).get(plainWords(name))

let codes: ReadonlySet<string> | undefined
export const countryCodes = (): ReadonlySet<string> =>
  (codes ??= new Set((countries ??= countryNames()).values()))

const regions = new Set([...regionNames, ...regionCodes])

export const isRegion = (text: string): boolean => {
  const words = plainWords(text)
  if (words.length <= 3)
    return (
      regions.has(words) && text.trim().replace(/\./g, '') === text.trim().replace(/\./g, '').toUpperCase()
    )
  return regions.has(words)
}

export const postal =
  /\b(?:\d{3}\s\d{2,3}(?=\s+[A-ZÀ-Ž])|\d{2}-\d{3}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{5}(?:-\d{3,4})?|\d{4}-\d{3}|\d{4}|(?<=\p{L} ?[-–] ?)[1-8]\d{2} \d{3})\b/u

/** Parts of a place: separated by commas, and a last one in brackets. */
export const placeParts = (text: string): number =>
  text.replace(/\s*\(([^)]*)\)\s*$/, ', $1').split(',').length

const remote = new RegExp(`^(?:${patternOf('workFromAnywhere')})$`, 'iu')
/** `Greater Antwerp Area`, `San Francisco Bay Area`. */
const metropolis = /^(?:Greater \p{Lu}[\p{L}.' -]+|\p{Lu}[\p{L}.' -]+ (?:Metropolitan|Metro|Bay)) Area$/u
const cityLike =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}|(?:de|del|la|le|les|sur|am|an|der|den|upon|of|do|da|dos|di|nad|w|en)(?:-|(?= |$)))[\p{L}\p{M}'’.-]*){0,3}$/u

/** `City, Region`, `City, Country`, `City (Remote)` and the like. A lone city's name cannot be distinguished from other names. */
export const isPlace = (text: string): boolean => {
  const value = text.replace(/\s+/g, ' ').trim()
  if (value.length > 60 || /\d{5,}.*\d{3}|@/.test(value)) return false
  if (remote.test(value) || metropolis.test(value)) return true
  const parts = value
    .replace(/\s*\(([^)]*)\)\s*$/, ', $1')
    .split(/\s*[,،，]\s*/)
    .filter((part) => part !== '')
  const last = parts.at(-1)
  if (!last || parts.length > 4) return false
  const bare = last.replace(/\b\d{4,5}(-\d{3,4})?\b/, '').trim()
  if (parts.length === 1) return countryCode(value) !== undefined && value.length > 3
  const anchored =
    bare.split('/').every(isRegion) ||
    (parts.length > 1 && /^[A-Z]{2}$/.test(bare) && countryCodes().has(bare)) ||
    countryCode(bare) !== undefined ||
    remote.test(last)
  return (
    anchored &&
    parts
      .slice(0, -1)
      .every(
        (part) =>
          cityLike.test(part.replace(/\d+/g, '').trim()) ||
          caselessCity.test(part) ||
          /^\d[\d -]+$/.test(part) ||
          /\d/.test(part) ||
          isRegion(part) ||
          remote.test(part),
      )
  )
}

/** Towns of scripts without capitals: nothing in them says that they are names, so only their place can. */
const caselessCity = /^[\p{Lo}\p{M}]{2,12}(?: [\p{Lo}\p{M}]{2,12}){0,2}$/u
export const mayBeCaselessCity = (text: string): boolean => caselessCity.test(text.trim())

export const looksLikeCity = (text: string): boolean => cityLike.test(text.trim())

/** A place once its postal code is left out. */
export const isPlaceWithCode = (text: string): boolean =>
  isPlace(
    text
      .replace(postal, '')
      .replace(/\s+/g, ' ')
      .replace(/\s*,\s*$/, '')
      .trim(),
  )
