import type { Provenance, Reading } from '@thumbfolio/contracts'
import { PlacedText } from '../result/placed-text.js'

/** What no model is asked about stays as our own rules read it: contact data, links and references. */
const keptAt =
  /^\/(?:basics\/(?:email|phone|url|profiles\/.*|location\/(?:address|postalCode))|references\/.*)$/

export const keptProvenance = ({ provenance }: Reading): [string, Provenance][] =>
  Object.entries(provenance).filter(([pointer]) => keptAt.test(pointer))

/** The kept values of a reading as a tree of texts, with the name, which holds until an answer has one. */
export function keptTree({ content: { basics, references }, provenance }: Reading) {
  const placed = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') {
      const isKept = keptAt.test(pointer) || pointer === '/basics/name'
      return isKept && provenance[pointer] ? new PlacedText(value, provenance[pointer]) : undefined
    }
    if (Array.isArray(value)) return value.map((one, at) => placed(one, `${pointer}/${at}`))
    return Object.fromEntries(
      Object.entries(value ?? {}).map(([key, one]) => [key, placed(one, `${pointer}/${key}`)]),
    )
  }
  return {
    basics: placed(basics, '/basics') as { readonly location?: object },
    references: placed(references ?? [], '/references'),
  }
}
