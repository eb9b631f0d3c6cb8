import type { ResumeContent } from '@thumbfolio/contracts'
import { sectionNames, type EntryId } from '../composition.js'
import { anyEntry, idsOf, textsOf } from '../entries.js'
import { spelledOut } from './forms/abbreviations.js'
import { groundOf, type Ground, type Place } from './ground.js'
import { impliedBy } from './words/implied-words.js'
import { placeNames } from './place-names.js'

/** What a resume says, entry by entry; each is made ready once. */
export interface Grounds {
  /** The name, which every sentence may say. */
  readonly person: Ground
  readonly of: (id: EntryId) => Ground
}

/** What ends after `day`, as `2026-05-01`, has not ended; without one every end is past. */
export function groundsOf(content: ResumeContent, language: string, day?: string): Grounds {
  const known = new Map<EntryId, Ground>()
  return {
    person: groundOf('person', textsOf(content.basics?.name), language),
    of(id) {
      const entry = anyEntry(content, id)
      const goesOn = isAhead(entry, day)
      const texts = textsOf(entry)
      const ground =
        known.get(id) ??
        groundOf(
          id,
          [...texts, ...spelledOut(texts), ...placeNames(entry, content.basics?.location, language)],
          language,
          {
            dates: datesOf(entry),
            name: nameOf(entry),
            town: townOf(entry),
            place: placeOf(id, content),
            ...(goesOn && { goesOn }),
            implied: impliedBy(id.split('/')[0] ?? id, { ...entry, ...(goesOn && { endDate: undefined }) }),
          },
        )
      known.set(id, ground)
      return ground
    },
  }
}

function nameOf(entry: object | undefined): string | undefined {
  const { name, organization, institution } = { ...entry } as Record<string, string | undefined>
  return name ?? organization ?? institution
}

function townOf(entry: object | undefined): string | undefined {
  const { location } = { ...entry } as { location?: string | { city?: string } }
  return typeof location === 'object' ? location.city : location
}

function placeOf(id: EntryId, content: ResumeContent): Place | undefined {
  const section = sectionNames.find((name) => id.startsWith(`${name}/`))
  const starts = idsOf(content, section ?? 'work').map(
    (each) => [each, datesOf(anyEntry(content, each)).start] as const,
  )
  const ordered = starts.toSorted(([, one = ''], [, other = '']) => (one < other ? -1 : 1))
  const isClear = ordered.every(([, start], at) => start && !ordered[at + 1]?.[1]?.startsWith(start))
  const at = ordered.findIndex(([each]) => each === id)
  return isClear && at >= 0 ? { fromFirst: at, fromLast: ordered.length - 1 - at } : undefined
}

/** Whether an entry ends after that day, as exactly as its end is given. */
function isAhead(entry: object | undefined, day: string | undefined): boolean {
  const { endDate } = { ...entry } as Record<string, string | undefined>
  return day !== undefined && endDate !== undefined && endDate > day.slice(0, endDate.length)
}

/** The dates of an entry; an award or a certificate has one. */
function datesOf(entry: object | undefined): { start?: string; end?: string } {
  const { startDate, endDate, date, releaseDate } = { ...entry } as Record<string, string | undefined>
  const [start, end] = [startDate ?? date ?? releaseDate, endDate ?? date ?? releaseDate]
  return { ...(start && { start }), ...(end && { end }) }
}
