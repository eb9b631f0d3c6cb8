import type { ResumeContent } from '@thumbfolio/contracts'
import type { EntryId, SectionName } from '../composition.js'
import { anyEntry, idsOf, sectionOf, textsOf } from '../entries.js'
import { spelledOut } from './forms/abbreviations.js'
import { groundOf, type Ground, type Place, type Told } from './ground.js'
import { impliedBy } from './words/implied-words.js'
import { placeNames } from './place-names.js'
import { tokensOf, type Token } from './tokens.js'

/** What a resume says, entry by entry; each is made ready once. */
export interface Grounds {
  /** The name, which every sentence may say. */
  readonly person: Ground
  readonly of: (id: EntryId) => Ground
  /** What a sentence about them says; each is read once. */
  readonly read: (text: string) => readonly Token[]
}

/** What ends after `day`, as `2026-05-01`, has not ended; without one every end is past. */
export function groundsOf(content: ResumeContent, language: string, day?: string): Grounds {
  const known = new Map<EntryId, Ground>()
  const ordered = new Map<SectionName, ReadonlyMap<EntryId, Place>>()
  const placeOf = (id: EntryId): Place | undefined => {
    const section = sectionOf(id) ?? 'work'
    const places = ordered.get(section) ?? placesOf(section, content)
    ordered.set(section, places)
    return places.get(id)
  }
  const readyOf = (id: EntryId): Ground => {
    const entry = anyEntry(content, id)
    const goesOn = isAhead(entry, day)
    const texts = textsOf(entry)
    const places = placeNames(entry, content.basics?.location, language)
    return groundOf(id, [...texts, ...spelledOut(texts), ...places], language, {
      dates: { ...datesOf(entry), ...(goesOn || !datesOf(entry).end ? { until: day } : {}) },
      name: nameOf(entry),
      town: townOf(entry),
      place: placeOf(id),
      ...toldBy(entry, id),
      goesOn,
      // An end that is still ahead bears out nothing.
      implied: impliedBy(
        id.split('/')[0] ?? id,
        { ...entry, ...(goesOn && { endDate: undefined }) },
        language,
        goesOn,
      ),
    })
  }
  const texts = new Map<string, readonly Token[]>()
  return {
    person: groundOf('person', textsOf(content.basics?.name), language),
    of(id) {
      const ground = known.get(id) ?? readyOf(id)
      known.set(id, ground)
      return ground
    },
    read(text) {
      const tokens = texts.get(text) ?? tokensOf(text, language)
      texts.set(text, tokens)
      return tokens
    },
  }
}

/** Which texts of an entry tell something by themselves, and which say what all of it was about. */
function toldBy(entry: object | undefined, id: EntryId): Told {
  const { summary, level, highlights } = { ...entry } as Record<string, unknown>
  const [frame, told] = [textsOf([summary, level]), textsOf(highlights)]
  return id === 'basics' ? { told: frame, frame: [] } : { told, frame }
}

function nameOf(entry: object | undefined): string | undefined {
  const { name, organization, institution } = { ...entry } as Record<string, string | undefined>
  return name ?? organization ?? institution
}

function townOf(entry: object | undefined): string | undefined {
  const { location } = { ...entry } as { location?: string | { city?: string } }
  return typeof location === 'object' ? location.city : location
}

/** Where the entries of a section stand by their dates; where a start is not known, what ended first came first. */
function placesOf(section: SectionName, content: ResumeContent): ReadonlyMap<EntryId, Place> {
  const dates = idsOf(content, section).map((id) => ({ id, ...datesOf(anyEntry(content, id)) }))
  const bound = dates.every(({ start }) => start !== undefined) ? 'start' : 'end'
  const ordered = dates.toSorted((one, other) => ((one[bound] ?? '') < (other[bound] ?? '') ? -1 : 1))
  const isClear = ordered.every((each, at) => {
    const date = each[bound]
    return date !== undefined && !ordered[at + 1]?.[bound]?.startsWith(date)
  })
  const last = ordered.length - 1
  return new Map(isClear ? ordered.map(({ id }, at) => [id, { fromFirst: at, fromLast: last - at }]) : [])
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
