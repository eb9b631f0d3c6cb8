import type { ResumeContent } from '@thumbfolio/contracts'
import type { EntryId } from '../src/domain/composition.js'
import { groundsOf } from '../src/domain/check/grounds.js'
import { saidOf, type Said } from '../src/domain/check/said.js'

export type Entry = Readonly<Record<string, unknown>>
export type Sections = Readonly<Record<string, readonly Entry[]>>

/** A language, what the entries are or the lines of a job that goes on, and a sentence about all of it. */
export type Case = readonly [language: string, entries: Resume | readonly string[], text: string]

export interface Resume {
  readonly basics?: Entry
  readonly sections: Sections
}

const day = '2026-11-01'

export const work = (highlights: string | readonly string[], more: Entry = {}): Resume => ({
  sections: { work: [{ name: 'Acme', position: 'Clerk', highlights: [highlights].flat(), ...more }] },
})

const jobOf = (highlights: readonly string[]): Resume => ({
  sections: { work: [{ name: 'Acme', startDate: '2018-01', highlights }] },
})

/** A sentence as guards look at it on a day in November 2026, about all entries that there are. */
export function saidAbout([language, entries, text]: Case): Said {
  const { basics, sections } = 'sections' in entries ? entries : jobOf(entries)
  const content = { basics: { name: 'Ada Nowak', ...basics }, ...sections } as ResumeContent
  const grounds = groundsOf(content, language, day)
  const ids = Object.entries(sections).flatMap(([name, entries]) =>
    entries.map((_, at): EntryId => `${name}/${at}`),
  )
  const cited: EntryId[] = [...(basics ? (['basics'] as const) : []), ...ids]
  return saidOf(text, [grounds.person, ...cited.map(grounds.of)], language)
}
