import { isPrivateField, type Provenance, type Reading } from '@thumbfolio/contracts'
import { PlacedText } from '../result/placed-text.js'

const keptSections = ['basics', 'references', 'personal']

/** What no model is asked about stays as our own rules read it: contact data, links, references and personal facts. */
const isKept = (pointer: string): boolean =>
  isPrivateField(pointer) && keptSections.includes(pointer.split('/')[1] ?? '')

export const keptProvenance = ({ provenance }: Reading): [string, Provenance][] =>
  Object.entries(provenance).filter(([pointer]) => isKept(pointer))

export const isPersonal = (pointer: string): boolean => pointer.startsWith('/personal/')

/** The kept values of a reading as a tree of texts, with the name, which holds until an answer has one. */
export function keptTree({ content: { basics, references, personal }, provenance }: Reading) {
  const placed = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') {
      const isOurs = isKept(pointer) || pointer === '/basics/name'
      return isOurs && provenance[pointer] ? new PlacedText(value, provenance[pointer]) : undefined
    }
    if (Array.isArray(value)) return value.map((one, at) => placed(one, `${pointer}/${at}`))
    return Object.fromEntries(
      Object.entries(value ?? {}).map(([key, one]) => [key, placed(one, `${pointer}/${key}`)]),
    )
  }
  return {
    basics: placed(basics, '/basics') as { readonly location?: object },
    references: placed(references ?? [], '/references'),
    personal: placed(personal ?? [], '/personal'),
  }
}
