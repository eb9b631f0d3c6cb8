import type { ResumeContent } from '@thumbfolio/contracts'
import type { ComposedEntry, Composition, Emphasis, EntryId, SectionName, Sentence } from './composition.js'
import { entryOf, idsOf, textsOf } from './entries.js'
import { languageOf } from './language.js'

/** A language is told from the first of its texts. */
const tellingCharacters = 20_000
/** Histories longer than this fold. */
const unfolded = 5

const withWork: readonly SectionName[] = [
  ...(['work', 'projects', 'skills', 'volunteer', 'references', 'education'] as const),
  ...(['certificates', 'awards', 'publications', 'languages', 'interests'] as const),
]
/** Who has not worked yet shows what they learn first, and in full. */
const withoutWork: readonly SectionName[] = [
  ...(['education', 'projects', 'volunteer', 'skills', 'references'] as const),
  ...(['certificates', 'awards', 'publications', 'languages', 'interests'] as const),
]

/** A composition without a model: the resume's own words in a careful order. The same content gives the same one. */
export function composeLocally(content: ResumeContent, language?: string): Composition {
  const hasWork = idsOf(content, 'work').length > 0
  const order: readonly SectionName[] = hasWork ? withWork : ['work', ...withoutWork]
  const sections = order.map((name) => ({ name, entries: entriesOf(content, name, !hasWork) }))
  return {
    language: isTold(language)
      ? language
      : languageOf(textsOf(content).join('\n').slice(0, tellingCharacters)),
    intro: sentencesOf(content.basics?.summary ?? '', ['basics']),
    sections: sections.filter(({ entries }) => entries.length > 0),
  }
}

const isTold = (language: string | undefined): language is string =>
  language !== undefined && language !== 'und' && /^[a-z]{2,3}$/.test(language)

function entriesOf(content: ResumeContent, name: SectionName, learning: boolean): ComposedEntry[] {
  const ids = idsOf(content, name)
  if (name === 'work' || name === 'volunteer')
    return newestFirst(content, name, ids).map((id, index) => ({ id, emphasis: emphasisOf(index, name) }))
  const isRead = read.has(name) || (name === 'education' && learning)
  return ids.map((id) => ({ id, emphasis: isRead ? 'normal' : 'compact' }))
}

/** The others are looked up. */
const read: ReadonlySet<SectionName> = new Set(['projects', 'skills', 'references'])

function emphasisOf(index: number, name: SectionName): Emphasis {
  if (index >= unfolded) return 'compact'
  return index === 0 && name === 'work' ? 'lead' : 'normal'
}

/** By end, then by start, both descending; still going on counts as the latest. Keeps the printed order where a date is missing. */
function newestFirst(content: ResumeContent, name: 'work' | 'volunteer', ids: EntryId[]): EntryId[] {
  const dated = ids.map((id) => ({ id, entry: entryOf(content, name, id) }))
  if (dated.some(({ entry }) => !entry?.startDate && !entry?.endDate)) return ids
  const end = ({ entry }: (typeof dated)[number]) => entry?.endDate ?? '9999'
  const start = ({ entry }: (typeof dated)[number]) => entry?.startDate ?? ''
  return dated
    .sort((a, b) => descending(end(a), end(b)) || descending(start(a), start(b)))
    .map(({ id }) => id)
}

const descending = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1)

const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|Inc|Ltd|Co|Corp|Sr|Jr|vs|approx|e\.g|i\.e|ca|bzw|z\.B|Sp|im|ul|No|Nr)\.$/u

/** A text as its sentences, each word for word. An abbreviation or an initial does not end one. */
export function sentencesOf(text: string, sources: EntryId[]): Sentence[] {
  const pieces = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…。！？؟])\s+(?=[^\p{Ll}])|(?<=[。！？])/u)
  const sentences: string[] = []
  for (const piece of pieces) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences.splice(-1, 1, `${last} ${piece}`)
    else if (piece !== '') sentences.push(piece)
  }
  const merged =
    sentences.length > 50 ? [...sentences.slice(0, 49), sentences.slice(49).join(' ')] : sentences
  return merged.map((sentence) => ({ text: sentence, sources }))
}
