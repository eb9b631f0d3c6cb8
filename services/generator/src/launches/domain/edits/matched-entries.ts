import { areEqual, idsOf, sameEntries, sectionNames, type EntryId } from '@thumbfolio/site-page'
import { asRead, type Pinned } from '../../../models/domain.js'

/**
 * Matches the entries of one page with those of another: by what was read, else by what the owner made of them. Pages of
 * the same reading share their ids.
 */
export function matchedEntries(before: Pinned, after: Pinned): Map<EntryId, EntryId> {
  if (!before.read && !after.read) return sameEntries(before.content, after.content)
  const [was, is] = [asRead(before).content, asRead(after).content]
  if (areEqual(was, is))
    return new Map(sectionNames.flatMap((name) => idsOf(before.content, name)).map((id) => [id, id]))
  const read = sameEntries(was, is)
  const taken = new Set(read.values())
  const said = [...sameEntries(before.content, after.content)].filter(
    ([id, there]) => !read.has(id) && !taken.has(there),
  )
  return new Map([...read, ...said])
}
