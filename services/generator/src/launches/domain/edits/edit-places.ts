import type { SiteContentEdit } from '@thumbfolio/contracts'

type EntryEdit = SiteContentEdit['sections'][number]['entries'][number]

/**
 * Where an edit has each entry of the page that it made, by the positions of its section and its own. The page leaves out
 * sections without entries.
 */
export function editPlaces({ sections }: Pick<SiteContentEdit, 'sections'>) {
  const filled = sections.flatMap(({ entries }, at) => (entries.length > 0 ? [{ entries, at }] : []))
  return (section: number, entry: number): { pointer: string; edit: EntryEdit | undefined } => ({
    pointer: `#/sections/${filled[section]?.at}/entries/${entry}`,
    edit: filled[section]?.entries[entry],
  })
}
