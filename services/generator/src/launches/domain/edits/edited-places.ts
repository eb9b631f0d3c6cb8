import type { EditableSection } from '@thumbfolio/contracts'
import type { EditedEntry, EditedPage } from './edited-page.js'

/** Where an entry is on a page: in the section of its name, or below its own title. */
const placeOf = (name: EditableSection, { fields }: EditedEntry): string =>
  name === 'custom' ? `${name}/${String(fields['section'] ?? '')}` : name

/** The name of the section that a place is in. */
export const nameAt = (place: string): EditableSection => place.split('/', 1)[0] as EditableSection

/** The places of a page in its order, each once. */
export const placesOf = ({ sections }: EditedPage): readonly string[] => [
  ...new Set(sections.flatMap(({ name, entries }) => entries.map((one) => placeOf(name, one)))),
]

export const entriesAt = ({ sections }: EditedPage, place: string): readonly EditedEntry[] =>
  sections.flatMap(({ name, entries }) => entries.filter((entry) => placeOf(name, entry) === place))
