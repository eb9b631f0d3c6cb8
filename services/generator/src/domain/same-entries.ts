import type { ResumeContent } from '@thumbfolio/contracts'
import { normalForm } from './check/forms/normal-form.js'
import { sectionNames, type EntryId, type SectionName } from './composition.js'
import { entryOf, idsOf, textsOf, type Entry } from './entries.js'
import { names, valuesOf } from './entry-names.js'

const dates = ['startDate', 'date', 'releaseDate'] as const

/**
 * The entries of one content in another, by what names them: their places say nothing, for a list may have moved or be
 * of another upload. Those of one name and date are taken in their order; a name that both have once is found again
 * whatever its date.
 */
export function sameEntries(before: ResumeContent, after: ResumeContent): Map<EntryId, EntryId> {
  const found = new Map<EntryId, EntryId>()
  for (const section of sectionNames) {
    const pairs = (keyOf: (entry: Entry) => string) => {
      const there = grouped(after, section, keyOf)
      return [...grouped(before, section, keyOf)].map(([key, ids]) => [ids, there.get(key) ?? []] as const)
    }
    for (const [ids, others] of pairs((entry) => `${dateOf(entry)} ${nameOf(entry)}`))
      for (const [at, id] of ids.slice(0, others.length).entries()) found.set(id, others[at]!)
    for (const [ids, others] of pairs(nameOf))
      if (ids.length === 1 && others.length === 1) found.set(ids[0]!, others[0]!)
  }
  return found
}

/** Two spellings of one text: case, accents, spaces and stops tell nothing apart. */
export const plainly = (text: string): string =>
  normalForm(text)
    .replace(/[\s.,;:!?'"„“”«»()/–—-]+/g, ' ')
    .trim()

/** An entry that nothing names is named by all it says. */
function nameOf(entry: Entry): string {
  const named = valuesOf(entry, names)
  return (named.length > 0 ? named : textsOf(entry)).map(plainly).join('|')
}

const dateOf = (entry: Entry): string => valuesOf(entry, dates).join()

function grouped(
  content: ResumeContent,
  section: SectionName,
  keyOf: (entry: Entry) => string,
): Map<string, EntryId[]> {
  const groups = new Map<string, EntryId[]>()
  for (const id of idsOf(content, section)) {
    const key = keyOf(entryOf(content, section, id)!)
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return groups
}
