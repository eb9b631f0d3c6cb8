import type { Block } from './block.js'

/** Names of values that say what they are, in JSON Resume and schema.org. */
const labels: Readonly<Record<string, string>> = {
  phone: 'phone',
  telephone: 'phone',
  faxNumber: 'phone',
  streetAddress: 'home address',
  address: 'home address',
  postalCode: 'postal code',
  birthDate: 'date of birth',
  birthPlace: 'place of birth',
  nationality: 'nationality',
  gender: 'gender',
}

/** Names of the town, district or country of a person's home. */
const places = new Set([
  'city',
  'region',
  'countryCode',
  'addressLocality',
  'addressRegion',
  'addressCountry',
])
/** `Dublin 8` and `Paris 15e` are districts; `Strada Teiului 7`, `400 112 Cluj` and `No. 12/4` are more than a town. */
const isMoreThanTown = (text: string) => /\p{L}\s+\p{L}.*\s\d|\d{3}|\d[/-]\d|:.*\d/u.test(text)

const labelOf = (key: string, text: string): string | undefined =>
  places.has(key) && isMoreThanTown(text) ? 'home address' : labels[key]

/** The texts of a JSON file; of one that is none, its lines. */
export function jsonBlocks(text: string): Block[] {
  try {
    return valuesOf(JSON.parse(text), false)
  } catch {
    return text.split('\n').map((line) => ({ text: line.trim(), isReference: false, isFlow: true }))
  }
}

function valuesOf(value: unknown, isReference: boolean, key?: string): Block[] {
  if (typeof value === 'string') {
    const label = key === undefined ? undefined : labelOf(key, value)
    return value.trim() === ''
      ? []
      : [{ text: value, isReference, isFlow: true, label: label && `${label}: ` }]
  }
  if (typeof value === 'number') return [{ text: String(value), isReference, isFlow: true }]
  // What follows a list is not the value of its last title.
  if (Array.isArray(value))
    return [
      ...value.flatMap((one) => valuesOf(one, isReference, key)),
      { text: '', isReference, isFlow: true },
    ]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    valuesOf(one, isReference || name === 'references', name),
  )
}
