import { isEqual } from './is-equal.js'
import { savedStudy, type StudyWords } from './study-words.js'
import {
  entriesOf,
  printedTitle,
  type Entry,
  type EntryPicture,
  type Fields,
  type HiddenEntry,
  type Section,
  type Words,
} from './words.js'

/** A value that was changed both here and elsewhere. The one from here is kept, the other one is reported. */
export interface Conflict {
  /** The key of the entry, a section's name, `basics`, `headline` or `intro`. */
  readonly where: string
  readonly field?: string
  readonly theirs: string
}

interface Rebased {
  readonly words: Words
  readonly conflicts: readonly Conflict[]
}

/** A three-way merge: the changes made here since `base`, on top of what was saved elsewhere. Loses nothing. */
export function rebased(mine: Words, base: Words, theirs: Words): Rebased {
  const conflicts: Conflict[] = []
  const choose = <T>(
    where: string,
    now: T,
    before: T,
    other: T,
    field?: string,
    say: (value: T) => string = textOf,
  ): T => {
    if (isEqual(now, before) || isEqual(now, other)) return other
    if (!isEqual(other, before) && say(other) !== '')
      conflicts.push({ where, theirs: say(other), ...(field !== undefined && { field }) })
    return now
  }
  const fields = (where: string, now: Fields, before: Fields, other: Fields): Fields => {
    const names = [...new Set([...Object.keys(other), ...Object.keys(now)])]
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = choose(where, now[name], before[name], other[name], name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  }
  const studyOf = (
    { key, caseStudy: now }: Entry,
    { caseStudy: before }: Entry,
    { caseStudy: other }: Entry,
  ) =>
    now && before && other
      ? {
          facts: fields(key, now.facts, before.facts, other.facts) as StudyWords['facts'],
          // Empty parts, such as questions without an answer, are not a change.
          blocks: isEqual(savedStudy(now).blocks, other.blocks)
            ? now.blocks
            : isEqual(savedStudy(now).blocks, before.blocks)
              ? other.blocks
              : choose(key, now.blocks, before.blocks, other.blocks),
        }
      : choose(key, now, before, other)
  const entry = (now: Entry, before: Entry | undefined, other: Entry | undefined): Entry => {
    if (before === undefined || other === undefined) return now
    const [own, was, there] = [picturesOf(now), picturesOf(before), picturesOf(other)]
    const chosen = choose(now.key, own, was, there, undefined, wordsOfPictures)
    const pictures = [
      ...chosen,
      ...there.filter(({ id }) => ![...was, ...chosen].some((one) => one.id === id)),
    ]
    const { pictures: _p, caseStudy: _c, ...plain } = other
    const caseStudy = studyOf(now, before, other)
    return {
      ...plain,
      emphasis: choose(now.key, now.emphasis, before.emphasis, other.emphasis),
      fields: fields(now.key, now.fields, before.fields, other.fields),
      lines: choose(now.key, now.lines, before.lines, other.lines),
      ...(pictures.length > 0 && { pictures }),
      ...(caseStudy && { caseStudy }),
    }
  }
  const sections = mergedSections(mine, base, theirs, entry)
  const words: Words = {
    basics: fields('basics', mine.basics, base.basics, theirs.basics),
    profiles: choose('basics', mine.profiles, base.profiles, theirs.profiles, 'profiles'),
    headline: choose('headline', mine.headline, base.headline, theirs.headline),
    intro: choose('intro', mine.intro, base.intro, theirs.intro),
    titles: fields('titles', mine.titles, base.titles, theirs.titles) as Words['titles'],
    sections,
    hidden: mergedHidden(mine, theirs, sections),
  }
  return { words, conflicts }
}

const picturesOf = ({ pictures = [] }: Entry): readonly EntryPicture[] => pictures

const wordsOfPictures = (pictures: readonly EntryPicture[]): string =>
  textOf(pictures.flatMap(({ alt = '', caption = '' }) => [alt, caption]))

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((text) => text !== '')
      .join('\n')
  return value !== null && typeof value === 'object' ? Object.values(value).map(textOf).join(' ') : ''
}

const keysOf = ({ entries }: { entries: readonly Entry[] }) => entries.map(({ key }) => key)

/** An order that was changed here wins. What was added elsewhere keeps its predecessor. */
function mergedOrder(
  mine: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  if (isEqual(mine, base)) return withMissing(theirs, mine)
  return withMissing(
    mine,
    theirs,
    theirs.filter((key) => !base.includes(key)),
  )
}

/** Inserts the wanted keys that are missing, each after its predecessor in the other order. */
const withMissing = (order: readonly string[], other: readonly string[], wanted = other): readonly string[] =>
  other.reduce<readonly string[]>((now, key, at) => {
    if (now.includes(key) || !wanted.includes(key)) return now
    return now.toSpliced(now.indexOf(other[at - 1] ?? '') + 1, 0, key)
  }, order)

function mergedSections(
  mine: Words,
  base: Words,
  theirs: Words,
  merged: (now: Entry, before: Entry | undefined, other: Entry | undefined) => Entry,
): Section[] {
  const [now, before, other] = [mine, base, theirs].map(
    (words) => new Map(entriesOf(words).map((entry) => [entry.key, entry])),
  ) as [Map<string, Entry>, Map<string, Entry>, Map<string, Entry>]
  const orderOf = (keys: (words: Words) => readonly string[]) =>
    mergedOrder(keys(mine), keys(base), keys(theirs))
  const entriesIn = (place: string) => (words: Words) =>
    words.sections.filter((one) => placeOf(one) === place).flatMap(keysOf)
  const entry = (key: string): Entry[] => {
    const [own, was, found] = [now.get(key), before.get(key), other.get(key)]
    if (own === undefined) return found === undefined ? [] : [found]
    // Hidden elsewhere: removed, unless its words were changed here.
    if (found === undefined && was !== undefined && isEqual(own, was)) return []
    return [merged(own, was, found)]
  }
  const outlineOf = (words: Words) => placesOf(words).map((place) => [place, entriesIn(place)(words)])
  // Two sections stay apart while one of them is renamed, even if they have the same title for a moment.
  if (isEqual(outlineOf(base), outlineOf(theirs)))
    return mine.sections.map(({ name, entries }) => ({
      name,
      entries: entries.flatMap(({ key }) => entry(key)),
    }))
  // An entry whose section got another title on one side is in two places.
  const seen = new Set<string>()
  const entries = (place: string): Entry[] =>
    orderOf(entriesIn(place)).flatMap((key) => {
      if (seen.has(key)) return []
      seen.add(key)
      return entry(key)
    })
  // What was added below a title that is another one here has its place in the order of the other side.
  return withMissing(orderOf(placesOf), placesOf(theirs))
    .map((place) => ({ name: place.split('/', 1)[0]!, entries: entries(place) }))
    .filter((section) => section.entries.length > 0)
}

/** The name of a section, and the title of a custom one. */
const placeOf = ({ name, entries: [first] }: Section): string =>
  name === 'custom' && first ? `${name}/${printedTitle(first)}` : name

const placesOf = ({ sections }: Words) => [...new Set(sections.map(placeOf))]

/** The hidden entries of both sides; where both have one, with its words from here. */
function mergedHidden(mine: Words, theirs: Words, sections: readonly Section[]): HiddenEntry[] {
  const shown = new Set(sections.flatMap(keysOf))
  const all = new Map([...theirs.hidden, ...mine.hidden].map((hidden) => [hidden.entry.key, hidden]))
  return [...all.values()].filter(({ entry }) => !shown.has(entry.key))
}
