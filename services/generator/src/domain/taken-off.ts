import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type EntryId, type PageComposition, type SectionName } from './composition.js'
import { idsOf } from './entries.js'

/** Entries of a page's resume that its owner took off it, for a launch puts every entry on the page. */
export function takenOff(
  { sections }: PageComposition,
  content: ResumeContent,
): { readonly section: SectionName; readonly id: EntryId }[] {
  const shown = new Set(sections.flatMap(({ entries }) => entries.map(({ id }) => id)))
  return sectionNames.flatMap((section) =>
    idsOf(content, section).flatMap((id) => (shown.has(id) ? [] : [{ section, id }])),
  )
}
