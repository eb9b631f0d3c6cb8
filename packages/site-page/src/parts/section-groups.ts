import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type EntryId, type PageEntry, type PageSection } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { foldToPlain } from './fold-to-plain.js'
import { fieldsOf, type Titled } from './view.js'

/** A section as visitors see it. */
export interface SectionGroup extends Titled {
  readonly entries: PageEntry[]
  /** Its fragment, which no other element of the page has. */
  readonly anchor: string
}

/**
 * The sections of a page in order. Custom entries with one printed title are a section of their own, at the first of them:
 * a page may have several custom sections, so that each title has its own place.
 */
export function sectionGroups(sections: readonly PageSection[], content: ResumeContent): SectionGroup[] {
  const taken = new Set<string>()
  const byTitle = groupedByTitle(sections, content)
  return sections.flatMap((section): SectionGroup[] => {
    const { name } = section
    if (name !== 'custom') return [{ ...section, anchor: name }]
    const titles = new Set(section.entries.map(({ id }) => printedTitle(id, content)))
    return [...titles].flatMap((title) => {
      const entries = byTitle.get(title)
      if (!entries || !byTitle.delete(title)) return []
      if (title === '') return { name, entries, anchor: name }
      const printed = { title, field: fieldsOf(entries[0]!.id, 'section') }
      return { name, entries, anchor: freeAnchor(title, taken), printed }
    })
  })
}

const printedTitle = (id: EntryId, content: ResumeContent): string =>
  entryOf(content, 'custom', id)?.section?.trim() ?? ''

function groupedByTitle(sections: readonly PageSection[], content: ResumeContent): Map<string, PageEntry[]> {
  const groups = new Map<string, PageEntry[]>()
  for (const { name, entries } of sections)
    for (const entry of name === 'custom' ? entries : []) {
      const title = printedTitle(entry.id, content)
      groups.set(title, [...(groups.get(title) ?? []), entry])
    }
  return groups
}

const longestAnchor = 40
/** Fragments of other sections, of entries, and of the parts below the sections. */
const reserved = new RegExp(`^(?:${[...sectionNames, 'personal', 'act'].join('|')})(?:-\\d+)?$`)

/** The title in plain letters; `-section` is added when another part of the page has this fragment. */
function freeAnchor(title: string, taken: Set<string>): string {
  const words = foldToPlain(title)
    .toLowerCase()
    .match(/[a-z\d]+/g)
  const slug = words?.join('-').slice(0, longestAnchor) ?? 'custom'
  const isFree = (anchor: string) => !taken.has(anchor) && !reserved.test(anchor)
  let anchor = isFree(slug) ? slug : `${slug}-section`
  for (let count = 2; !isFree(anchor); count++) anchor = `${slug}-section-${count}`
  taken.add(anchor)
  return anchor
}
