import { coinedBrands, wordBrands } from './brand-names.js'
import { alike, isOneSlipFrom, lettersOf } from './name-skeleton.js'
import { reservedHosts } from './reserved-hosts.js'
import { strongWords, weakWords } from './trust-words.js'

/** Why no one may have a name: a host of the product, a brand, or words that pretend to be a service. */
export type NameRefusal = 'host' | 'own-name' | 'brand' | 'trust-words'

const ownName = alike('thumbfolio')
const strong = new Set(strongWords)
const trust = new Set([...strongWords, ...weakWords].flatMap((word) => [word, lettersOf(word)]))
const coined = new Set(coinedBrands.map(alike))
const words = new Set(wordBrands)
const longestWord = Math.max(...[...trust].map(({ length }) => length))

/**
 * Whether a site name would be trusted for what it is not. Names of people pass, also those with a brand in them
 * (`chase-miller`, `ex-paypal-engineer`): a brand is refused alone, misspelled, or beside words such as login or wallet.
 */
export function refusalOf(name: string): NameRefusal | undefined {
  if (reservedHosts.has(name)) return 'host'
  if (isOwnName(name)) return 'own-name'
  if (isBrand(name)) return 'brand'
  return isAllTrust(lettersOf(name)) && name.split('-').some((word) => strong.has(lettersOf(word)))
    ? 'trust-words'
    : undefined
}

/** The product's own name, spelled alike, also in one of its words or without the trust words around it. */
function isOwnName(name: string): boolean {
  if (alike(name).includes(ownName)) return true
  return [name, withoutTrustWords(name)].some((text) => isOneSlipFrom(alike(text), ownName))
}

const withoutTrustWords = (name: string): string =>
  name
    .split('-')
    .filter((word) => !trust.has(lettersOf(word)))
    .join('-')

function isBrand(name: string): boolean {
  const parts = name.split('-')
  const hasTrust = parts.some((word) => strong.has(lettersOf(word)))
  if (hasTrust && parts.some((word) => coined.has(alike(word)))) return true
  if (coined.has(alike(name)) || coined.has(alike(withoutTrustWords(name)))) return true
  const letters = lettersOf(name)
  const isAmongTrust = (brand: string) =>
    placesOf(brand, letters).some(
      (at) => isAllTrust(letters.slice(0, at)) && isAllTrust(letters.slice(at + brand.length)),
    )
  return [...coinedBrands, ...words].some(isAmongTrust)
}

function placesOf(part: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}

/** Whether a text is trust words and nothing else; an empty one is. */
function isAllTrust(text: string): boolean {
  const ends = new Set([0])
  for (let end = 1; end <= text.length; end++)
    for (let start = Math.max(0, end - longestWord); start < end; start++)
      if (ends.has(start) && trust.has(text.slice(start, end))) ends.add(end)
  return ends.has(text.length)
}
