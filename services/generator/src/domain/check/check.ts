import type { Removed, ResumeContent } from '@thumbfolio/contracts'
import type {
  ComposedEntry,
  ComposedSection,
  Composition,
  EntryId,
  SectionName,
  Sentence,
} from '../composition.js'
import { sectionNames } from '../composition.js'
import { anyEntry, entryOf, idsOf } from '../entries.js'
import { gathered } from '../gathered.js'
import { cutBack } from './cut-back.js'
import type { Ground } from './ground.js'
import { groundsOf, type Grounds } from './grounds.js'
import { foundBeyond } from './look-beyond.js'
import { isTooLong, unfoundedIn, type Spoken } from './spoken.js'

export interface Checked {
  readonly composition: Composition
  readonly removed: Removed[]
}

/** A sentence with the entries it cites that there are. */
interface Cited extends Spoken {
  readonly known: EntryId[]
  /** Under an entry's heading it speaks of that entry alone. */
  readonly isUnderEntry: boolean
}

interface CitedEntry extends Omit<ComposedEntry, 'prose'> {
  readonly prose: readonly Cited[]
  /** Why it is not shown. */
  readonly flaw?: Removed | undefined
}

/** Keeps of a composition what stands in the content. Ids that are not there and sentences that say more are removed. */
export function check(
  composition: Composition,
  content: ResumeContent,
  grounds: Grounds = groundsOf(content, composition.language),
): Checked {
  const removed: Removed[] = []
  const { language } = composition
  const cite = citerOf(content, grounds)
  const intro = composition.intro.map((sentence) => cite(sentence))
  const seen = new Set<EntryId>()
  const flawOf = (name: SectionName, { id }: ComposedEntry): Removed | undefined => {
    if (!entryOf(content, name, id))
      return { fact: `${name}: ${id}`, reason: 'The resume has no such entry.' }
    if (seen.has(id)) return { fact: id, reason: 'It stands on the page already.' }
    seen.add(id)
    return undefined
  }
  const cited = merged(composition.sections).map(({ name, entries }) => ({
    name,
    entries: entries.map((entry): CitedEntry => {
      const flaw = flawOf(name, entry)
      const prose = flaw ? [] : (entry.prose ?? [])
      return { ...entry, prose: prose.map((sentence) => cite(sentence, entry.id)), flaw }
    }),
  }))
  const all = [...intro, ...gathered(cited, ({ entries }) => gathered(entries, ({ prose }) => prose))]
  const more = unfoundedIn(
    all.filter(({ known }) => known.length > 0),
    language,
  )
  const keep = keeperOf(content, language, { grounds, removed, more })
  // What is removed is told in the order of the page.
  const keptIntro = keep('intro', intro)
  const sections = cited.map(({ name, entries }) => ({
    name,
    entries: gathered(entries, (entry): ComposedEntry[] => {
      if (!entry.flaw) return [checkedEntry(entry, keep)]
      removed.push(entry.flaw)
      return []
    }),
  }))
  return {
    composition: {
      language,
      intro: keptIntro,
      sections: sections.filter(({ entries }) => entries.length > 0),
    },
    removed,
  }
}

function checkedEntry({ id, emphasis, prose }: CitedEntry, keep: Keeper): ComposedEntry {
  const kept = keep(id, prose)
  return { id, emphasis, ...(kept.length > 0 && { prose: kept }) }
}

/** Under an entry's heading a sentence speaks of that entry, whatever it cites. */
const citerOf =
  (content: ResumeContent, grounds: Grounds) =>
  ({ text, sources }: Sentence, about?: EntryId): Cited => {
    const cited = about === undefined ? sources : sources.filter((id) => id === about || id === 'basics')
    const known = [...new Set(cited)].filter((id) => anyEntry(content, id))
    const cites = [grounds.person, ...known.map(grounds.of)]
    return { text, tokens: grounds.read(text), known, cites, isUnderEntry: about !== undefined }
  }

/** The sentences that may stay, under `intro` or the id of an entry. */
type Keeper = (under: string, sentences: readonly Cited[]) => Sentence[]

interface Keeping {
  readonly grounds: Grounds
  readonly removed: Removed[]
  /** What sentences say that their entries do not. */
  readonly more: ReadonlyMap<Spoken, string>
}

function keeperOf(
  content: ResumeContent,
  language: string,
  { grounds, removed, more: moreIn }: Keeping,
): Keeper {
  const stands = (text: string, among: readonly Ground[]) =>
    unfoundedIn([{ text, tokens: grounds.read(text), cites: among }], language).size === 0
  const told = new Set<string>()
  // Who is told of a sentence twice would put it back twice.
  const remove = (lost: Removed & { sentence: NonNullable<Removed['sentence']> }) => {
    const place = `${lost.sentence.under}\n${lost.sentence.text}`
    if (!told.has(place)) removed.push(lost)
    told.add(place)
  }
  return (under, sentences) =>
    gathered(sentences, (sentence) => {
      const { text, known, cites } = sentence
      if (known.length === 0) {
        remove({
          ...{ fact: text, reason: 'It names no entry of the resume that says so.' },
          sentence: { under, text },
        })
        return []
      }
      const more = moreIn.get(sentence)
      if (more === undefined) return [{ text, sources: known }]
      const beyond =
        !sentence.isUnderEntry &&
        foundBeyond(text, {
          ...{ cites, language },
          stands,
          others: () => othersThan(known, content, grounds),
        })
      if (beyond) return [{ text, sources: [...known, beyond.id] }]
      const rest = isTooLong(text) ? undefined : cutBack(text, (part) => stands(part, cites), language)
      remove({
        fact: rest === undefined ? text : dropped(text, rest),
        reason: `The resume does not say “${more}” there.`,
        sentence: { under, text, ...(rest !== undefined && { rest }) },
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
