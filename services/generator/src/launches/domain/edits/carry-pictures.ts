import {
  mostPictures,
  pictureSections,
  type CaseStudy,
  type Removed,
  type ResumeContent,
} from '@thumbfolio/contracts'
import { anyEntry, sameEntries, titleOf, type PageComposition, type PagePicture } from '@thumbfolio/site-page'
import { asRead } from '../../../models/domain.js'
import type { Live } from '../site/live-version.js'

interface Composed {
  readonly composition: PageComposition
  readonly removed: Removed[]
}

/**
 * A launched page with the pictures and case studies of the page that it replaces, each under the same entry. Those whose
 * entry is not on it are listed with what was removed.
 */
export function carryPictures<C extends Composed>(composed: C, live: Live, content: ResumeContent): C {
  const { pinned, composition } = live.source
  const previous = composition.sections.flatMap(({ entries }) =>
    entries.flatMap(({ id, pictures = [], caseStudy }) =>
      pictures.length > 0 || caseStudy ? [{ id, pictures, caseStudy }] : [],
    ),
  )
  if (previous.length === 0) return composed
  // The owner may have changed the facts of an entry, so entries are also matched by what was read.
  const same = new Map([
    ...sameEntries(pinned.content, content),
    ...sameEntries(asRead(pinned).content, content),
  ])
  const carried = new Map<string, PagePicture[]>()
  const studies = new Map<string, CaseStudy>()
  for (const { id, pictures, caseStudy } of previous) {
    const under = same.get(id)
    if (under === undefined) continue
    carried.set(under, [...(carried.get(under) ?? []), ...pictures].slice(0, mostPictures.entry))
    if (caseStudy && !studies.has(under)) studies.set(under, caseStudy)
  }
  const placed = new Set<string>()
  const sections = composed.composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => {
      const pictures = (pictureSections.has(name) ? carried.get(entry.id) : undefined) ?? []
      const caseStudy = name === 'projects' ? studies.get(entry.id) : undefined
      if (pictures.length === 0 && !caseStudy) return entry
      placed.add(entry.id)
      return { ...entry, ...(pictures.length > 0 && { pictures }), ...(caseStudy && { caseStudy }) }
    }),
  }))
  const lost = previous.filter(({ id }) => !placed.has(same.get(id) ?? ''))
  return {
    ...composed,
    composition: { ...composed.composition, sections },
    removed: [
      ...composed.removed,
      ...lost.flatMap(({ id, pictures, caseStudy }) => {
        const title = titleOf(anyEntry(pinned.content, id))
        return [
          ...(pictures.length > 0 ? [lostWith(title, pictures.length)] : []),
          ...(caseStudy ? [lostStudy(caseStudy.title ?? title)] : []),
        ]
      }),
    ],
  }
}

const lostStudy = (title: string): Removed => ({
  fact: `The case study${title === '' ? '' : ` of ${title}`}`,
  reason: 'Its project is not on this page. Go back to the version before to copy its text.',
})

const lostWith = (title: string, count: number): Removed => ({
  fact: `${count === 1 ? '1 picture' : `${count} pictures`}${title === '' ? '' : ` of ${title}`}`,
  reason: 'Its entry is not on this page. Put it under another entry, or upload it again.',
})
