import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'

/** How what stands before a word lies to what stands behind it. */
export type Relation = 'before' | 'after' | 'while'

const wordsOf: Readonly<Record<Relation, (language: string) => ReadonlySet<string>>> = {
  before: byLanguage({
    ...{ en: 'before', de: 'bevor ehe', es: 'antes', fr: 'avant' },
    ...{ it: 'prima', nl: 'voordat', pl: 'przed zanim', pt: 'antes' },
  }),
  after: byLanguage({
    ...{ en: 'after following', de: 'nachdem nach', es: 'después tras', fr: 'après' },
    ...{ it: 'dopo', nl: 'na nadat', pl: 'po', pt: 'depois após' },
  }),
  while: byLanguage({
    ...{
      en: 'while whilst during when alongside',
      de: 'während neben solange',
      es: 'mientras durante cuando',
    },
    ...{ fr: 'pendant durant lorsque quand tandis alors', it: 'mentre durante quando' },
    ...{ nl: 'terwijl tijdens naast toen', pl: 'podczas gdy kiedy', pt: 'enquanto durante quando' },
  }),
}
const followed = wordSet('followed folgte siguió suivi seguì seguiu volgde')
const upon = wordSet('auf na op')

/** The relation that the word at `at` tells, of what stands before it to what stands behind it. */
export function relationAt(tokens: readonly Token[], at: number, language: string): Relation | undefined {
  const word = tokens[at]?.value ?? ''
  if (followed.has(word)) {
    const isTurned = upon.has(tokens[0]?.value ?? '') || tokens[at + 1]?.value === 'by'
    return isTurned ? 'before' : 'after'
  }
  return (['before', 'after', 'while'] as const).find((relation) => wordsOf[relation](language).has(word))
}

/** Whether the dates of two entries lie so to each other; those that one does not know bear out nothing. */
export function areRelated(one: Ground, other: Ground, relation: Relation | 'early'): boolean {
  if (one.start === undefined || other.start === undefined || one === other) return false
  if (relation === 'before') return isLess(one.start, other.start)
  if (relation === 'after') return isLess(other.start, one.start)
  if (relation === 'early') return covers(one, other.start)
  return covers(one, other.start) || covers(other, one.start)
}

const isLess = (one: string, other: string) => alike(one, other)[0] < alike(one, other)[1]

/** Two dates, as exactly as the vaguer one. */
const alike = (one: string, other: string): readonly [string, string] => {
  const length = Math.min(one.length, other.length)
  return [one.slice(0, length), other.slice(0, length)]
}

/** Whether a date lies in the time of an entry; what has no end goes on. */
export function covers({ start, end }: Ground, date: string): boolean {
  if (start === undefined || !/^\d{4}/.test(date)) return false
  const [from, day] = alike(start, date)
  if (day < from) return false
  if (end === undefined) return true
  const [until, last] = alike(end, date)
  return last <= until
}
