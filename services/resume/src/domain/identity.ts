import type { ResumeContent } from '@thumbfolio/contracts'
import { isSame } from './merge/json.js'
import type { Correction } from './merge/merge-correction.js'
import { contentOf, type Resume } from './resume.js'

/** Name, headline and town: what an owner confirms once for each resume. */
const identityOf = ({ basics }: ResumeContent) => ({
  name: basics?.name,
  label: basics?.label,
  city: basics?.location?.city,
})

/** Where these three stand in a content. */
export const identityPointers: ReadonlySet<string> = new Set([
  '/basics/name',
  '/basics/label',
  '/basics/location/city',
])

/** A content whose name, headline and town are those of another, undefined ones left out. */
function withIdentity(content: ResumeContent, { name, label, city }: ReturnType<typeof identityOf>) {
  const { basics: { name: _n, label: _l, location = {}, ...basics } = {}, ...sections } = content
  const { city: _c, ...place } = location
  const where = { ...place, ...(city !== undefined && { city }) }
  const person = {
    ...(name !== undefined && { name }),
    ...(label !== undefined && { label }),
    ...basics,
    ...(Object.keys(where).length > 0 && { location: where }),
  }
  return { ...(Object.keys(person).length > 0 && { basics: person }), ...sections }
}

/** The owner changed more of the reading than who it is about: they have gone through it. */
export const correctsMoreThanIdentity = ({ read, corrected }: Correction): boolean =>
  corrected !== undefined && !isSame(withIdentity(read, identityOf(corrected)), corrected)

/** The name is its owner's word: they wrote it, or confirmed it. */
export const isNameGiven = (resume: Resume): boolean =>
  resume.identityConfirmedAt !== undefined || contentOf(resume).basics?.name !== resume.read.basics?.name

/**
 * What another reading is merged with. What was confirmed counts as the owner's own word: it stays even where it is what
 * was read, so it is taken out of the reading that it is compared with.
 */
export function toMerge(resume: Resume): Correction {
  const { read, identityConfirmedAt } = resume
  if (identityConfirmedAt === undefined) return resume
  const corrected = contentOf(resume)
  const [then, now] = [identityOf(read), identityOf(corrected)]
  const other = (key: keyof typeof then) => (then[key] === now[key] ? undefined : then[key])
  return {
    read: withIdentity(read, { name: other('name'), label: other('label'), city: other('city') }),
    corrected,
  }
}
