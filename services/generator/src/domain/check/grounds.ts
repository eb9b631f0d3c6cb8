import type { ResumeContent } from '@thumbfolio/contracts'
import type { EntryId } from '../composition.js'
import { anyEntry, textsOf } from '../entries.js'
import { spelledOut } from './abbreviations.js'
import { groundOf, type Ground } from './ground.js'
import { impliedBy } from './implied-words.js'
import { placeNames } from './place-names.js'

/** What a resume says, entry by entry; each is made ready once. */
export interface Grounds {
  /** The name, which every sentence may say. */
  readonly person: Ground
  readonly of: (id: EntryId) => Ground
}

export function groundsOf(content: ResumeContent, language: string): Grounds {
  const known = new Map<EntryId, Ground>()
  return {
    person: groundOf('person', textsOf(content.basics?.name), language),
    of(id) {
      const entry = anyEntry(content, id)
      const texts = textsOf(entry)
      const ground =
        known.get(id) ??
        groundOf(
          id,
          [...texts, ...spelledOut(texts), ...placeNames(entry, content.basics?.location, language)],
          language,
          {
            dates: datesOf(entry),
            implied: impliedBy(id.split('/')[0] ?? id, entry ?? {}),
          },
        )
      known.set(id, ground)
      return ground
    },
  }
}

/** The dates of an entry; an award or a certificate has one. */
function datesOf(entry: object | undefined): { start?: string; end?: string } {
  const { startDate, endDate, date, releaseDate } = { ...entry } as Record<string, string | undefined>
  const [start, end] = [startDate ?? date ?? releaseDate, endDate ?? date ?? releaseDate]
  return { ...(start && { start }), ...(end && { end }) }
}
