import type { ResumeContent } from '@thumbfolio/contracts'
import { normalForm } from './normal-form.js'
import { sectionNames, type EntryId, type SectionName } from './composition.js'
import { entryOf, idsOf, textsOf, type Entry } from './entries.js'
import { names, valuesOf } from './entry-names.js'

const dates = ['startDate', 'date', 'releaseDate'] as const

/**
 * The entries of one content in another, by what names them: their places say nothing, for a list may have moved or be
 * of another upload. Those of one name and date are taken in their order; a name that both have once is found again
 * whatever its date. Of what is left, one name and year, or one date and a part of the name, is the same entry with
 * something corrected, where both have that once; last, an entry without a name, where both contents have one below the
 * same section title.
 */
export const sameEntries = (before: ResumeContent, after: ResumeContent): Map<EntryId, EntryId> =>
  new Map(
    sectionNames.flatMap((section) => [...found(entriesIn(before, section), entriesIn(after, section))]),
  )

interface Named {
  readonly id: EntryId
  readonly entry: Entry
}
/** What an entry is found by; undefined where it has not all of it. */
type KeyOf = (entry: Entry) => string | undefined

function found(before: readonly Named[], after: readonly Named[]): Map<EntryId, EntryId> {
  const pairs = new Map<EntryId, EntryId>()
  const pairUp = (keyOf: KeyOf, isSure: (here: Named[], there: Named[]) => boolean) => {
    const taken = new Set(pairs.values())
    const there = grouped(
      after.filter(({ id }) => !taken.has(id)),
      keyOf,
    )
    const left = before.filter(({ id }) => !pairs.has(id))
    for (const [key, same] of grouped(left, keyOf)) {
      const others = there.get(key) ?? []
      if (isSure(same, others))
        for (const [at, { id }] of same.slice(0, others.length).entries()) pairs.set(id, others[at]!.id)
    }
  }
  const isOne = (here: Named[], there: Named[]) => here.length === 1 && there.length === 1
  const [here, there] = [countedNames(before), countedNames(after)]

  pairUp(
    (entry) => `${dateOf(entry)} ${nameOf(entry)}`,
    () => true,
  )
  pairUp((entry) => {
    const name = nameOf(entry)
    return here.get(name) === 1 && there.get(name) === 1 ? name : undefined
  }, isOne)
  pairUp((entry) => dated(dateOf(entry).slice(0, 4), nameOf(entry)), isOne)
  for (const name of names)
    pairUp((entry) => dated(dateOf(entry), valuesOf(entry, [name]).map(plainly).join()), isOne)
  pairUp((entry) => (valuesOf(entry, names).length > 0 ? undefined : sectionTitleOf(entry)), isOne)
  return pairs
}

/** How many entries have each name. */
function countedNames(entries: readonly Named[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { entry } of entries) counts.set(nameOf(entry), (counts.get(nameOf(entry)) ?? 0) + 1)
  return counts
}

const dated = (date: string, name: string) => (date === '' || name === '' ? undefined : `${date} ${name}`)

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

/** The printed title of its section: identifies an entry without a name. */
const sectionTitleOf = (entry: Entry): string | undefined => valuesOf(entry, ['section']).map(plainly)[0]

const dateOf = (entry: Entry): string => valuesOf(entry, dates).join()

const entriesIn = (content: ResumeContent, section: SectionName): Named[] =>
  idsOf(content, section).map((id) => ({ id, entry: entryOf(content, section, id)! }))

function grouped(entries: readonly Named[], keyOf: KeyOf): Map<string, Named[]> {
  const groups = new Map<string, Named[]>()
  for (const one of entries) {
    const key = keyOf(one.entry)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}
