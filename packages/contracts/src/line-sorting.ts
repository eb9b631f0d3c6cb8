import { z } from 'zod'
import { ModelId, ModelVendor } from './models.js'

/**
 * What a line of a resume can be, by section. Contact data, links and references are not in it: no model is asked about
 * them. `heading` names a title on the page, which becomes no value.
 */
export const sortableFields = {
  basics: ['heading', 'name', 'label', 'summary', 'city', 'region', 'countryCode'],
  work: ['heading', 'name', 'position', 'location', 'dates', 'summary', 'highlights'],
  volunteer: ['heading', 'organization', 'position', 'location', 'dates', 'summary', 'highlights'],
  education: ['heading', 'institution', 'studyType', 'area', 'location', 'score', 'dates', 'courses'],
  awards: ['heading', 'title', 'awarder', 'date', 'summary'],
  certificates: ['heading', 'name', 'issuer', 'date'],
  publications: ['heading', 'name', 'publisher', 'date', 'summary'],
  skills: ['heading', 'name', 'level', 'keywords'],
  languages: ['heading', 'language', 'fluency'],
  interests: ['heading', 'name', 'keywords'],
  projects: ['heading', 'name', 'description', 'entity', 'dates', 'highlights', 'keywords'],
} as const satisfies Record<string, readonly string[]>

const id = z.string().max(40)

/** One statement of a model: the pieces from one id to another are this field of this entry. The ids may be of nothing. */
export const SortedPart = z.object({ section: id, entry: id, field: id, from: id, to: id })
export type SortedPart = z.infer<typeof SortedPart>

/** The most statements of one answer that are looked at. */
export const mostSortedParts = 2_000

/** A line of a document as a model gets it: its pieces by id, in reading order. */
export const SortableLine = z.record(id, z.string().max(10_000))
export type SortableLine = z.infer<typeof SortableLine>

/** The most lines that a model is asked about at once. */
export const mostSortableLines = 400

/** Which model said what the lines of a resume are. */
export const LineSorter = z.object({ model: ModelId, vendor: ModelVendor })
export type LineSorter = z.infer<typeof LineSorter>
