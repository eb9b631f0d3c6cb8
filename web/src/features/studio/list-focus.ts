import type { Unit } from './move-in-page.js'
import { panelRowId } from './panel-row.js'
import { personKey } from './marks.js'
import { sectionAt, sectionId, sectionOf, type Words } from './words.js'

/** The button of an entry in the list. */
export const entryButtonId = (key: string): string => `entry-${key}`
export const sectionButtonId = (id: string): string => `title-${id}`

/** What can get the focus when a part of the list is hidden: its neighbours, the section, then the first row. */
export function idsBeside(words: Words, unit: Unit): string[] {
  const last = panelRowId(personKey)
  if (unit.kind === 'line') return [last]
  if (unit.kind === 'section') {
    const section = sectionAt(words, unit.id)
    const ids = words.sections.map(sectionId)
    return [...neighbours(ids, section ? words.sections.indexOf(section) : -1).map(sectionButtonId), last]
  }
  if (unit.kind === 'part' || unit.kind === 'fact') return [entryButtonId(unit.key)]
  const section = sectionOf(words, unit.key)
  if (!section) return [last]
  const keys = section.entries.map(({ key }) => key)
  const beside = neighbours(keys, keys.indexOf(unit.key)).map(entryButtonId)
  return [...beside, ...idsBeside(words, { kind: 'section', id: sectionId(section) })]
}

const neighbours = (items: readonly string[], at: number): string[] =>
  [items[at + 1], items[at - 1]].filter((item) => item !== undefined)
