import type { ResumeContent } from '@thumbfolio/contracts'
import { groundsOf } from '../src/domain/check/grounds.js'
import { saidOf, type Said } from '../src/domain/check/said.js'

type Entry = Readonly<Record<string, unknown>>

/** A sentence about all entries of some sections. */
export function saidOfEntries(
  sections: Readonly<Record<string, readonly Entry[]>>,
  text: string,
  language: string,
): Said {
  const content = { basics: { name: 'Ada Nowak' }, ...sections } as ResumeContent
  const grounds = groundsOf(content, language, '2026-05-01')
  const ids = Object.entries(sections).flatMap(([name, entries]) => entries.map((_, at) => `${name}/${at}`))
  return saidOf(text, [grounds.person, ...ids.map(grounds.of)], language)
}

/** A sentence about a job with these lines. */
export const saidOfJob = (
  highlights: readonly string[],
  text: string,
  language: string,
  more: Entry = {},
): Said =>
  saidOfEntries({ work: [{ name: 'Acme', startDate: '2018-01', highlights, ...more }] }, text, language)
