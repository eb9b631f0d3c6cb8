import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type PageEntry, type PageSection } from '../page/composition.js'
import { entryOf } from '../page/entries.js'
import { foldToPlain } from './fold-to-plain.js'
import { fieldsOf, type Titled } from './view.js'

/** A section as visitors see it. */
export interface SectionGroup extends Titled {
  readonly entries: PageEntry[]
  /** Its fragment, which no other element of the page has. */
  readonly anchor: string
}

/** The sections of a page in order. Custom entries with one printed title are a section of their own, at the first of them. */
export function sectionGroups(sections: readonly PageSection[], content: ResumeContent): SectionGroup[] {
  const taken = new Set<string>()
  return sections.flatMap((section): SectionGroup[] => {
    const { name } = section
    if (name !== 'custom') return [{ ...section, anchor: name }]
    return [...groupedByTitle(section, content)].map(([title, entries]) => {
      if (title === '') return { name, entries, anchor: name }
      const printed = { title, field: fieldsOf(entries[0]!.id, 'section') }
      return { name, entries, anchor: freeAnchor(title, taken), printed }
    })
  })
}

function groupedByTitle({ entries }: PageSection, content: ResumeContent): Map<string, PageEntry[]> {
  const groups = new Map<string, PageEntry[]>()
  for (const entry of entries) {
    const title = entryOf(content, 'custom', entry.id)?.section?.trim() ?? ''
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
