import {
  entryFields,
  mostEntries,
  PageBasics,
  valueAt,
  type EditableSection,
  type Removed,
} from '@thumbfolio/contracts'
import {
  anyEntry,
  entryOf,
  plainly,
  sectionNames,
  textsByPointer,
  titleOf,
  type EntryId,
} from '@thumbfolio/site-page'
import { asRead, type Pinned } from '../../../models/domain.js'
import { withFacts, type FactChange } from '../page/facts.js'
import { matchedEntries } from './matched-entries.js'

export interface MergedFacts {
  readonly pinned: Pinned
  /** The entries of the previous page in this one. */
  readonly same: ReadonlyMap<EntryId, EntryId>
  /** Entries that the owner added and this resume does not have, by their ids on this page. */
  readonly added: ReadonlySet<EntryId>
  /** What the resume replaced. */
  readonly lost: readonly Removed[]
}

/**
 * A new reading with the facts of the owner. A fact is kept if the resume is unchanged in its place, or empty; if the
 * resume says something new, that is shown, and the owner's value is listed. Entries that the owner added are added again,
 * unless the resume now has them. Pure.
 */
export function mergeFacts(before: Pinned, next: Pinned): MergedFacts {
  const same = new Map(matchedEntries(before, next))
  const unchanged: MergedFacts = { pinned: next, same, added: new Set(), lost: [] }
  if (!before.read) return unchanged
  const merge: Merge = { before, next, changes: [], lost: [] }
  for (const field of Object.keys(PageBasics.shape)) mergeField(merge, `/basics/${field}`, `/basics/${field}`)
  const added = new Set<EntryId>()
  for (const section of sectionNames) {
    const known = next.content[section]?.length ?? 0
    let count = known
    for (const at of (before.content[section] ?? []).keys()) {
      const id = `${section}/${at}`
      const there = same.get(id)
      const isThere = there !== undefined && anyEntry(next.content, there) !== undefined
      if (isThere) mergeEntry(merge, section, id, there)
      else if (at < (asRead(before).content[section]?.length ?? 0) || count >= mostEntries)
        loseEntry(merge, section, id)
      else {
        const fresh = `${section}/${count++}`
        same.set(id, fresh)
        added.add(fresh)
        mergeEntry(merge, section, id, fresh)
      }
    }
  }
  return { pinned: withFacts(next, merge.changes), same, added, lost: merge.lost }
}

interface Merge {
  readonly before: Pinned
  readonly next: Pinned
  readonly changes: FactChange[]
  readonly lost: Removed[]
}

function mergeEntry(merge: Merge, section: EditableSection, from: EntryId, to: EntryId): void {
  for (const field of Object.keys(entryFields[section].shape))
    mergeField(merge, `/${from}/${field}`, `/${to}/${field}`)
}

function mergeField({ before, next, changes, lost }: Merge, from: string, to: string): void {
  const was = valueAt(asRead(before).content, from)
  const own = valueAt(before.content, from)
  if (isSame(was, own)) return
  const now = valueAt(next.content, to)
  if (now === undefined || isSame(now, was) || isSame(now, own)) changes.push({ pointer: to, value: own })
  else if (own === undefined) lost.push({ fact: textOf(now), reason: cleared })
  else lost.push({ fact: textOf(own), reason: gaveWay(textOf(now)) })
}

/** Lists what the owner wrote for an entry that this resume does not have. */
function loseEntry({ before, lost }: Merge, section: EditableSection, id: EntryId): void {
  const title = titleOf(entryOf(before.content, section, id))
  for (const field of Object.keys(entryFields[section].shape)) {
    const pointer = `/${id}/${field}`
    const own = valueAt(before.content, pointer)
    if (own !== undefined && !isSame(own, valueAt(asRead(before).content, pointer)))
      lost.push({ fact: textOf(own), reason: goneWith(title) })
  }
}

const cleared =
  'You removed a value here, and this resume has a new one in its place. Remove it again if it should not be shown.'
const gaveWay = (now: string): string =>
  `You wrote it, and this resume says something new: “${now}”. Write it again if yours is still right.`
const goneWith = (title: string): string =>
  `You wrote it for ${title === '' ? 'an entry' : `“${title}”`}, which this resume does not have. Add the entry if it is still right.`

const textOf = (value: unknown): string =>
  textsByPointer(value)
    .map(({ text }) => text)
    .join(', ')

/** Ignores differences of spelling, such as case and punctuation. */
const isSame = (one: unknown, other: unknown): boolean => formOf(one) === formOf(other)
const formOf = (value: unknown): string =>
  JSON.stringify(textsByPointer(value).map(({ pointer, text }) => [pointer, plainly(text) || text]))
