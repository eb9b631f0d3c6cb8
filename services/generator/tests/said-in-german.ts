import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from '../src/domain/check/check.js'
import { groundsOf } from '../src/domain/check/grounds.js'

export type Entry = Readonly<Record<string, unknown>>

/** Whether a German sentence about all entries of a section stands as it is. */
export const isKept = (section: string, entries: readonly Entry[], text: string): boolean => {
  const content = { basics: { name: 'Ada Nowak' }, [section]: entries } as ResumeContent
  const sources = entries.map((_, at) => `${section}/${at}`)
  const composition = { language: 'de', intro: [{ text, sources }], sections: [] }
  return (
    check(composition, content, groundsOf(content, 'de', '2026-05-01')).composition.intro[0]?.text === text
  )
}

/** A job with these lines. */
export const job = (...highlights: string[]): readonly Entry[] => [
  { name: 'Acme', position: 'Fachkraft', startDate: '2018-01', highlights },
]
