import type { ResumeContent } from '@thumbfolio/contracts'
import type { ComposedEntry, ComposedSection, Composition, EntryId, Sentence } from '../composition.js'
import { sectionNames } from '../composition.js'
import { anyEntry, entryOf, idsOf } from '../entries.js'
import { cutBack } from './cut-back.js'
import { groundsOf, type Grounds } from './grounds.js'
import { foundBeyond } from './look-beyond.js'
import { unfounded } from './spoken.js'

/** Something a composer gave that the page does not say, and why. */
export interface Removed {
  readonly fact: string
  readonly reason: string
}

export interface Checked {
  readonly composition: Composition
  readonly removed: Removed[]
}

/** Keeps of a composition what stands in the content. Ids that are not there and sentences that say more are removed. */
export function check(
  composition: Composition,
  content: ResumeContent,
  grounds: Grounds = groundsOf(content, composition.language),
): Checked {
  const removed: Removed[] = []
  const { language } = composition
  const keep = keeperOf(content, language, { grounds, removed })
  const seen = new Set<EntryId>()
  const sections = merged(composition.sections).map(({ name, entries }) => ({
    name,
    entries: entries.flatMap((entry): ComposedEntry[] => {
      if (!entryOf(content, name, entry.id))
        removed.push({ fact: `${name}: ${entry.id}`, reason: 'The resume has no such entry.' })
      else if (seen.has(entry.id)) removed.push({ fact: entry.id, reason: 'It stands on the page already.' })
      else {
        seen.add(entry.id)
        return [checkedEntry(entry, keep)]
      }
      return []
    }),
  }))
  return {
    composition: {
      language,
      intro: keep(composition.intro),
      sections: sections.filter(({ entries }) => entries.length > 0),
    },
    removed,
  }
}

function checkedEntry({ id, emphasis, prose }: ComposedEntry, keep: Keeper): ComposedEntry {
  const kept = prose ? keep(prose, id) : []
  return { id, emphasis, ...(kept.length > 0 && { prose: kept }) }
}

/** The sentences that may stay. Under an entry's heading a sentence speaks of that entry, whatever it cites. */
type Keeper = (sentences: readonly Sentence[], about?: EntryId) => Sentence[]

function keeperOf(
  content: ResumeContent,
  language: string,
  { grounds, removed }: { grounds: Grounds; removed: Removed[] },
): Keeper {
  return (sentences, about) =>
    sentences.flatMap(({ text, sources }) => {
      const cited = about === undefined ? sources : sources.filter((id) => id === about || id === 'basics')
      const known = [...new Set(cited)].filter((id) => anyEntry(content, id))
      if (known.length === 0) {
        removed.push({ fact: text, reason: 'It names no entry of the resume that says so.' })
        return []
      }
      const cites = [grounds.person, ...known.map(grounds.of)]
      const more = unfounded(text, cites, language)
      if (more === undefined) return [{ text, sources: known }]
      const beyond =
        about === undefined &&
        foundBeyond(text, {
          ...{ cites, language },
          stands: (part, among) => unfounded(part, among, language) === undefined,
          others: () => othersThan(known, content, grounds),
        })
      if (beyond) return [{ text, sources: [...known, beyond.id] }]
      const rest = cutBack(text, (part) => unfounded(part, cites, language) === undefined, language)
      removed.push({
        fact: rest === undefined ? text : dropped(text, rest),
        reason: `The resume does not say “${more}” there.`,
      })
      return rest === undefined ? [] : [{ text: rest, sources: known }]
    })
}

/** What a sentence lost, at its end or in front. */
const dropped = (text: string, rest: string) =>
  text.startsWith(rest.slice(0, -1)) ? text.slice(rest.length - 1) : text.slice(0, text.length - rest.length)

function* othersThan(known: readonly EntryId[], content: ResumeContent, grounds: Grounds) {
  if (!known.includes('basics')) yield grounds.of('basics')
  for (const section of sectionNames)
    for (const id of idsOf(content, section)) if (!known.includes(id)) yield grounds.of(id)
}

/** One section per name, where the first of that name stands. */
function merged(sections: readonly ComposedSection[]): ComposedSection[] {
  const byName = new Map<string, ComposedSection>()
  for (const { name, entries } of sections)
    byName.set(name, { name, entries: [...(byName.get(name)?.entries ?? []), ...entries] })
  return [...byName.values()]
}
