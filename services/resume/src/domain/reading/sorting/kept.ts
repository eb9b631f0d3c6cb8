import type { Provenance, Reading } from '@thumbfolio/contracts'
import { PlacedText } from '../result/placed-text.js'

/** What no model is asked about stays as our own rules read it: contact data, links and references. */
const keptAt =
  /^\/(?:basics\/(?:email|phone|url|profiles\/.*|location\/(?:address|postalCode))|references\/.*)$/

export const isKept = (pointer: string): boolean => keptAt.test(pointer)

export const keptProvenance = ({ provenance }: Reading): [string, Provenance][] =>
  Object.entries(provenance).filter(([pointer]) => isKept(pointer))

/** The kept values of a reading as a tree of texts; a value without a place stays away. */
export function keptTree({ content: { basics = {}, references }, provenance }: Reading) {
  const placed = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') return provenance[pointer] && new PlacedText(value, provenance[pointer])
    if (Array.isArray(value)) return value.map((one, at) => placed(one, `${pointer}/${at}`))
    return Object.fromEntries(
      Object.entries(value ?? {}).map(([key, one]) => [key, placed(one, `${pointer}/${key}`)]),
    )
  }
  const { email, phone, url, profiles, location = {} } = basics
  const { address, postalCode } = location
  return {
    basics: placed({ email, phone, url, profiles }, '/basics') as object,
    location: placed({ address, postalCode }, '/basics/location') as object,
    name: placed(basics.name, '/basics/name'),
    references: placed(references ?? [], '/references'),
  }
}
