import { mostPictures, pictureSections, type Removed, type ResumeContent } from '@thumbfolio/contracts'
import { anyEntry, sameEntries, titleOf, type PageComposition, type PagePicture } from '@thumbfolio/site-page'
import { asRead } from '../../../models/domain.js'
import type { Live } from '../site/live-version.js'

interface Composed {
  readonly composition: PageComposition
  readonly removed: Removed[]
}

/**
 * A launched page with the pictures of the page that it replaces, each under the same entry. Pictures whose entry is not
 * on it are listed with what was removed.
 */
export function carryPictures<C extends Composed>(composed: C, live: Live, content: ResumeContent): C {
  const { pinned, composition } = live.source
  const previous = composition.sections.flatMap(({ entries }) =>
    entries.flatMap(({ id, pictures }) => (pictures ? [{ id, pictures }] : [])),
  )
  if (previous.length === 0) return composed
  // The owner may have changed the facts of an entry, so entries are also matched by what was read.
  const same = new Map([
    ...sameEntries(pinned.content, content),
    ...sameEntries(asRead(pinned).content, content),
  ])
  const carried = new Map<string, PagePicture[]>()
  for (const { id, pictures } of previous) {
    const under = same.get(id)
    if (under === undefined) continue
    carried.set(under, [...(carried.get(under) ?? []), ...pictures].slice(0, mostPictures.entry))
  }
  const placed = new Set<string>()
  const sections = composed.composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => {
      const pictures = pictureSections.has(name) ? carried.get(entry.id) : undefined
      if (!pictures) return entry
      placed.add(entry.id)
      return { ...entry, pictures }
    }),
  }))
  const lost = previous.filter(({ id }) => !placed.has(same.get(id) ?? ''))
  return {
    ...composed,
    composition: { ...composed.composition, sections },
    removed: [
      ...composed.removed,
      ...lost.map(({ id, pictures }) => lostWith(titleOf(anyEntry(pinned.content, id)), pictures.length)),
    ],
  }
}

const lostWith = (title: string, count: number): Removed => ({
  fact: `${count === 1 ? '1 picture' : `${count} pictures`}${title === '' ? '' : ` of ${title}`}`,
  reason: 'Its entry is not on this page. Put it under another entry, or upload it again.',
})
