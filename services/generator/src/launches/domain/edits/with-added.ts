import type { EntryId, PageComposition, PageEntry, PageSection } from '@thumbfolio/site-page'

/**
 * A composition with the entries that the owner added to the previous one and shows there, each next to the same
 * neighbour. The owner's lines in them are merged later, like all of their lines.
 */
export function withAdded(
  composition: PageComposition,
  before: PageComposition,
  { same, added }: { readonly same: ReadonlyMap<EntryId, EntryId>; readonly added: ReadonlySet<EntryId> },
): PageComposition {
  if (added.size === 0) return composition
  let sections: readonly PageSection[] = composition.sections
  const names = before.sections.map(({ name }) => name)
  for (const [s, { name, entries }] of before.sections.entries()) {
    const ids = entries.map((one) => same.get(one.id) ?? '')
    for (const [e, entry] of entries.entries()) {
      const id = same.get(entry.id)
      if (id === undefined || !added.has(id)) continue
      const known = sections.find((section) => section.name === name)
      const fresh: PageEntry = { ...entry, id, lines: [] }
      if (known) {
        const there = known.entries.map((one) => one.id)
        const next = { name, entries: inserted(known.entries, fresh, placeOf(there, ids, e)) }
        sections = sections.map((section) => (section === known ? next : section))
      } else {
        const there = sections.map((section) => section.name)
        sections = inserted(sections, { name, entries: [fresh] }, placeOf(there, names, s))
      }
    }
  }
  return { ...composition, sections: [...sections] }
}

/** After the nearest predecessor that is present, else before the nearest successor, else at the end. */
function placeOf(there: readonly string[], all: readonly string[], at: number): number {
  const before = all.slice(0, at).findLast((one) => there.includes(one))
  if (before !== undefined) return there.indexOf(before) + 1
  const behind = all.slice(at + 1).find((one) => there.includes(one))
  return behind === undefined ? there.length : there.indexOf(behind)
}

const inserted = <T>(list: readonly T[], item: T, at: number): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
]
