import { emptyEntry, entryAt, itemsOf, newId, withEntries, type Draft, type DraftEntry } from './draft.js'
import { listShapes } from '../../lib/field-catalogue.js'
import { roleOf, rolesOf } from './field-roles.js'

/*
 * What a person does to the entries of a resume. Each is a pure function of the draft that loses no text: what has no
 * place in the result is a point or a part of the description there.
 */

const withEntry = (draft: Draft, root: string, entry: DraftEntry): Draft =>
  withEntries(draft, root, (now) => now.map((one) => (one.id === entry.id ? entry : one)))

const joined = (parts: readonly (string | undefined)[], by: string): string =>
  parts.filter((part): part is string => part !== undefined && part.trim() !== '').join(by)

/** Title and organisation change places, where the section has both. */
export function exchanged(draft: Draft, id: string): Draft {
  const { root, entry } = entryAt(draft, id) ?? {}
  if (root === undefined || !entry) return draft
  const { title, organization } = rolesOf(root)
  if (organization === undefined) return draft
  const values = {
    ...entry.values,
    [title]: entry.values[organization] ?? '',
    [organization]: entry.values[title] ?? '',
  }
  return withEntry(draft, root, { ...entry, values })
}

/** One place up (-1) or down (1) in its list. */
export function moved(draft: Draft, id: string, by: -1 | 1): Draft {
  const { root } = entryAt(draft, id) ?? {}
  if (root === undefined) return draft
  const entries = [...(draft.lists[root] ?? [])]
  const at = entries.findIndex((entry) => entry.id === id)
  const other = entries[at + by]
  const entry = entries[at]
  if (!entry || !other) return draft
  entries[at + by] = entry
  entries[at] = other
  return withEntries(draft, root, () => entries)
}

/** Text that found no field of its own: points where the entry has them, else the end of its longest field. */
function withSpare(root: string, entry: DraftEntry, spare: readonly string[]): DraftEntry {
  if (spare.length === 0) return entry
  const { points, text, organization, title } = rolesOf(root)
  const key = points ?? text ?? organization ?? title
  const by = points === undefined && text === undefined ? ', ' : '\n'
  return { ...entry, values: { ...entry.values, [key]: joined([entry.values[key], ...spare], by) } }
}

/** Takes the values of an entry of another section in, by what they are to it. */
function absorbed(to: string, entry: DraftEntry, from: string, other: DraftEntry): DraftEntry {
  const roles = rolesOf(to)
  const fields = listShapes.find(({ root }) => root === to)?.fields ?? []
  let next = entry
  const spare: string[] = []
  for (const [key, value] of Object.entries(other.values)) {
    if (value.trim() === '') continue
    const role = roleOf(from, key)
    const target = (role && roles[role]) ?? fields.find((field) => field.key === key)?.key
    const now = target === undefined ? undefined : (next.values[target] ?? '')
    if (target === undefined || now === undefined) spare.push(...itemsOf(value))
    else if (now.trim() === '') next = { ...next, values: { ...next.values, [target]: value } }
    else if (target === roles.points || target === roles.text)
      next = { ...next, values: { ...next.values, [target]: joined([now, value], '\n') } }
    else if (now !== value) spare.push(...itemsOf(value))
  }
  return withSpare(to, next, spare)
}

/** The entry and the one above it are one: what the upper one says stays in its fields. */
export function mergedWithAbove(draft: Draft, id: string): Draft {
  const { root, entry } = entryAt(draft, id) ?? {}
  if (root === undefined || !entry) return draft
  const entries = draft.lists[root] ?? []
  const above = entries[entries.findIndex((one) => one.id === id) - 1]
  if (!above) return draft
  const merged = {
    ...absorbed(root, above, root, entry),
    lines: [...(above.lines ?? []), ...(entry.lines ?? [])],
  }
  return withEntries(draft, root, (now) =>
    now.flatMap((one) => (one.id === id ? [] : one.id === above.id ? [merged] : [one])),
  )
}

/** From this line of one of its fields on, it is another entry, which begins with that line. */
export function split(draft: Draft, id: string, key: string, line: number): Draft {
  const { root, entry } = entryAt(draft, id) ?? {}
  if (root === undefined || !entry) return draft
  const rows = (entry.values[key] ?? '').split('\n')
  const [first = '', ...rest] = itemsOf(rows.slice(line).join('\n'))
  if (first === '') return draft
  const upper = { ...entry, values: { ...entry.values, [key]: rows.slice(0, line).join('\n') } }
  const lower = {
    ...emptyEntry(newId(root)),
    values: { [rolesOf(root).title]: first.trim(), ...(rest.length > 0 && { [key]: rest.join('\n') }) },
  }
  return withEntries(draft, root, (now) => now.flatMap((one) => (one.id === id ? [upper, lower] : [one])))
}

/** Moves the entry to the end of another section. */
export function movedTo(draft: Draft, id: string, to: string): Draft {
  const { root, entry } = entryAt(draft, id) ?? {}
  if (root === undefined || !entry || root === to) return draft
  const empty = { ...emptyEntry(newId(to)), ...(entry.lines && { lines: entry.lines }) }
  const without = withEntries(draft, root, (now) => now.filter((one) => one.id !== id))
  return withEntries(without, to, (now) => [...now, absorbed(to, empty, root, entry)])
}

/** The whole section is part of another one from now on. */
export const sectionMovedTo = (draft: Draft, root: string, to: string): Draft =>
  (draft.lists[root] ?? []).reduce((now, { id }) => movedTo(now, id, to), draft)

/** From this entry on, the section's entries stand in another one. */
export const restMovedTo = (draft: Draft, id: string, to: string): Draft => {
  const { root } = entryAt(draft, id) ?? {}
  const entries = root === undefined ? [] : (draft.lists[root] ?? [])
  return entries
    .slice(entries.findIndex((entry) => entry.id === id))
    .reduce((now, entry) => movedTo(now, entry.id, to), draft)
}

export const removed = (draft: Draft, id: string): Draft => {
  const { root } = entryAt(draft, id) ?? {}
  return root === undefined ? draft : withEntries(draft, root, (now) => now.filter((one) => one.id !== id))
}

export const sectionRemoved = (draft: Draft, root: string): Draft => withEntries(draft, root, () => [])
