import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import { titleOf, type Draft, type DraftEntry } from './draft.js'
import { basicsFields, listShapes, type FieldShape } from '../../lib/field-catalogue.js'

/** One field that the reading is not sure of. */
export interface Question {
  /** Path of the field: its entry and its key. */
  readonly path: string
  readonly entry: DraftEntry
  readonly field: FieldShape
  /** What the entry is called: 'Work: Engineer, Acme'. */
  readonly context: string
  readonly ask: string
  /** Where the doubtful values stand; more than one where they are items of a list. */
  readonly places: readonly Provenance[]
}

interface Spot {
  readonly entry: DraftEntry
  readonly field: FieldShape
  readonly context: string
}

function spotOf(draft: Draft, pointer: string): Spot | undefined {
  for (const { root, title, fields } of listShapes)
    for (const entry of draft.lists[root] ?? []) {
      const field = fieldIn(entry, fields, pointer)
      if (field) return { entry, field, context: `${title}: ${titleOf(entry, fields)}` }
    }
  const field = fieldIn(draft.basics, basicsFields, pointer)
  return field && { entry: draft.basics, field, context: 'About you' }
}

const fieldIn = ({ id }: DraftEntry, fields: readonly FieldShape[], pointer: string) =>
  fields.find(({ key }) => pointer === `${id}/${key}` || pointer.startsWith(`${id}/${key}/`))

/** The place of the text that a question about an empty field quotes at its end. */
const unplacedPlace = (unplaced: ResumeReading['unplaced'], detail: string): Provenance | undefined => {
  const line = unplaced.find(({ text }) => detail.endsWith(text))
  return line && { ...line, confidence: 0 }
}

/** What the owner is asked, the least sure first, each field once. `draft` is the one just loaded. */
export function questionsOf({ questions, provenance, unplaced }: ResumeReading, draft: Draft): Question[] {
  const found = new Map<string, Question>()
  for (const { pointer, detail } of questions) {
    const spot = spotOf(draft, pointer)
    const place = provenance[pointer] ?? unplacedPlace(unplaced, detail)
    if (!spot || !place) continue
    const { entry, field, context } = spot
    const path = `${entry.id}/${field.key}`
    const places = [...(found.get(path)?.places ?? []), place]
    const isMissing = provenance[pointer] === undefined
    const ask = isMissing
      ? detail
      : field.kind === 'lines' && places.length === 1
        ? 'Does this belong here?'
        : field.ask
    found.set(path, { path, entry, field, context, ask, places })
  }
  return [...found.values()]
}

/** A place by its position, without its text. */
export const placeKey = ({ page, box }: Pick<Provenance, 'page' | 'box'>): string => [page, ...box].join(' ')
