import type { ResumeContent } from '@thumbfolio/contracts'
import {
  draftOf,
  isSame,
  loadedText,
  titleOf,
  withEntries,
  withField,
  type Draft,
  type DraftEntry,
} from './draft.js'
import { basicsFields, listShapes, type FieldShape } from '../../lib/field-catalogue.js'

/** Something that was typed and has no place in the newer version that would not overwrite other text. */
export interface Typed {
  /** 'Engineer, Acme: Start'. */
  readonly where: string
  readonly text: string
}

const typedIn = (entry: DraftEntry, fields: readonly FieldShape[]): readonly FieldShape[] =>
  entry.source === undefined
    ? []
    : fields.filter(({ key }) => (entry.values[key] ?? '') !== loadedText(entry, key))

/** The same entry in a newer version: by what it said, else by its place where nothing came or went. */
function counterpart(entry: DraftEntry, newer: readonly DraftEntry[], hasSameLength: boolean) {
  return (
    newer.find(({ source }) => isSame(source, entry.source)) ??
    (hasSameLength ? newer.find(({ id }) => id === entry.id) : undefined)
  )
}

/** The entries of that order in it, each in a place that one of them had; the others stay where they are. */
function inOrder(entries: readonly DraftEntry[], order: readonly string[]): DraftEntry[] {
  const sorted = [...new Set(order)].flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  const places = entries.flatMap((entry, at) => (sorted.includes(entry) ? [at] : []))
  const next = [...entries]
  for (const [at, place] of places.entries()) next[place] = sorted[at] ?? entries[place]!
  return next
}

/**
 * Lays a draft over a newer version of what it was made from. A value that was typed goes where the newer version still
 * says what it was typed over; whatever else was typed comes back as a list. Nothing typed is lost.
 */
export function rebased(
  draft: Draft,
  loaded: ResumeContent,
  newer: ResumeContent,
): { draft: Draft; left: readonly Typed[] } {
  const old = draftOf(loaded)
  const left: Typed[] = []
  let next = draftOf(newer)

  const carry = (
    entry: DraftEntry,
    target: DraftEntry | undefined,
    fields: readonly FieldShape[],
    name: string,
  ) => {
    for (const { key, label } of typedIn(entry, fields)) {
      const text = entry.values[key] ?? ''
      if (target && loadedText(target, key) === loadedText(entry, key))
        next = withField(next, target.id, key, text)
      else if (target && loadedText(target, key) === text.trim()) continue
      else left.push({ where: `${name}: ${label}`, text })
    }
  }

  carry(draft.basics, next.basics, basicsFields, 'About you')
  for (const { root, fields, title } of listShapes) {
    const before = old.lists[root] ?? []
    const target = next.lists[root] ?? []
    const mine = draft.lists[root] ?? []
    const hasSameLength = before.length === target.length
    const removed = before
      .filter(({ id }) => !mine.some((entry) => entry.id === id))
      .flatMap(({ source }) => target.find((entry) => isSame(entry.source, source))?.id ?? [])
    for (const entry of mine)
      carry(entry, counterpart(entry, target, hasSameLength), fields, titleOf(entry, fields) || title)
    const added = mine.filter(({ source }) => source === undefined)
    const kept = mine.flatMap(({ id, source }) => (source === undefined ? [] : id))
    const isMoved = !isSame(
      kept,
      before.flatMap(({ id }) => (kept.includes(id) ? id : [])),
    )
    const order = isMoved ? mine.flatMap((entry) => counterpart(entry, target, hasSameLength)?.id ?? []) : []
    next = withEntries(next, root, (now) => [
      ...inOrder(
        now.filter(({ id }) => !removed.includes(id)),
        order,
      ),
      ...added,
    ])
  }
  return { draft: next, left }
}
