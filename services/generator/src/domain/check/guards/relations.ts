import type { Ground } from '../ground.js'
import { afterOf, beforeOf, isOfVerb } from '../words/before-and-after.js'
import { possessives, pronouns } from '../words/function-words.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'

/** How what stands before a word lies to what stands behind it. */
export type Relation = 'before' | 'after' | 'while' | 'within' | 'upon'

const whileOf = byLanguage({
  en: 'while whilst during when alongside',
  de: 'während neben solange parallel',
  es: 'mientras durante cuando',
  fr: 'pendant durant lorsque quand tandis alors',
  it: 'mentre durante quando',
  nl: 'terwijl tijdens naast toen',
  pl: 'podczas gdy kiedy czasie trakcie będąc',
  pt: 'enquanto durante quando',
})
/** `vor` is `ago` as well and `voor` is `for`: they tell an order only where a German sentence opens with them. */
const ambiguous = wordSet('vor voor')
const followed = wordSet('followed folgte folgten siguió suivi seguì seguiu volgde volgden')
const upon = wordSet('auf na op')

/** `W czasie studiów`, `nel corso degli studi`: two words that tell it together. */
const phrases: ReadonlyMap<string, readonly string[]> = new Map([
  ['w', ['czasie', 'trakcie', 'okresie']],
  ['nel', ['corso', 'periodo']],
  ['au', ['cours']],
  ['im', ['laufe', 'zuge', 'verlauf']],
  ['no', ['decurso', 'decorrer']],
])

/** The relation that the word at `at` tells, of what stands before it to what stands behind it. */
export function relationAt(tokens: readonly Token[], at: number, language: string): Relation | undefined {
  const word = tokens[at]?.value ?? ''
  const isFront = language === 'de' && at === 0
  // `volgde ze` is to attend.
  if (followed.has(word) && !pronouns.has(tokens[at + 1]?.value ?? '')) {
    const isTurned = upon.has(tokens[0]?.value ?? '') || tokens[at + 1]?.value === 'by'
    return isTurned ? 'before' : 'after'
  }
  if (phrases.get(word)?.includes(tokens[at + 1]?.value ?? '')) return 'while'
  if (word === 'anschluss' && tokens[at - 1]?.value === 'im') return 'after'
  if (isTimeOf(tokens, at)) return 'within'
  if (isUponEnd(tokens, at)) return 'upon'
  if (language === 'pl' && isJoinedWith(tokens, at)) return 'while'
  // `dates from her time at Acme`.
  if (language === 'en' && word === 'from' && isTimeAt(tokens, at + 1)) return 'while'
  if (beforeOf(language).has(word) && (!ambiguous.has(word) || isFront)) return 'before'
  if (afterOf(language).has(word) && !isOfVerb(tokens, at)) return 'after'
  return whileOf(language).has(word) ? 'while' : undefined
}

const leaving = /^(?:dej(?:o|aba|a)|abandono|salio|sali|deix(?:ou|ei)|saiu|sai)$/
/** `Al terminar el grado`, `ao concluir o curso`, where nothing ended besides. */
const isUponEnd = (tokens: readonly Token[], at: number) =>
  /^a[lo]$/.test(tokens[at]?.value ?? '') &&
  /^(?:termin|acab|finaliz|conclu|complet|titul|gradu|licenci|diplom|form)[aeiu]*r(?:se)?$/.test(
    tokens[at + 1]?.value ?? '',
  ) &&
  !tokens.some(({ value }) => leaving.test(value))

const beginning = wordSet('begann begonnen anfing angefangen startete begon begonnen startte')
/** `begann sie in ihrer Zeit bei`, `begon ze in haar tijd bij`. */
const isTimeOf = (tokens: readonly Token[], at: number) =>
  /^(?:zeit|tijd)$/.test(tokens[at]?.value ?? '') &&
  possessives.has(tokens[at - 1]?.value ?? '') &&
  tokens[at - 2]?.value === 'in' &&
  tokens.some(({ value }) => beginning.has(value))

/** `łączyła studia z pracą w radiu` */
const isJoinedWith = (tokens: readonly Token[], at: number) =>
  /^ze?$/.test(tokens[at]?.value ?? '') &&
  tokens.slice(0, at).some(({ value }) => /^(?:po)?(?:lacz(?:y|yl|yla|ac)|godz(?:i|il|ila|ac))$/.test(value))

const isTimeAt = (tokens: readonly Token[], at: number) =>
  /^(?:her|his|my)$/.test(tokens[at]?.value ?? '') &&
  /^(?:time|days|years|stint)$/.test(tokens[at + 1]?.value ?? '') &&
  /^(?:at|with|in|as)$/.test(tokens[at + 2]?.value ?? '')

/** Whether the dates of two entries lie so to each other; those that one does not know bear out nothing. */
export function areRelated(one: Ground, other: Ground, relation: Relation | 'early'): boolean {
  if (one === other) return false
  if (relation === 'before' && isOverBefore(one, other)) return true
  if (relation === 'after' && isOverBefore(other, one)) return true
  if (one.start === undefined || other.start === undefined) return false
  if (relation === 'before') return isLess(one.start, other.start)
  // Nothing came after what will end.
  if (relation === 'after')
    return isLess(other.start, one.start) && !(other.goesOn && other.end !== undefined)
  if (relation === 'upon') return isSoonBehind(one.start, other)
  if (relation === 'within') return covers(other, one.start)
  if (relation === 'early') return covers(one, other.start)
  if (meetAlone(one, other) || meetAlone(other, one)) return false
  return covers(one, other.start) || covers(other, one.start)
}

/** Begun when the other had ended, in the same year or the next. */
const isSoonBehind = (start: string, { end, goesOn }: Ground) =>
  end !== undefined &&
  !goesOn &&
  !isLess(start, end) &&
  Number(start.slice(0, 4)) - Number(end.slice(0, 4)) <= 1

/** Of one that tells its end alone. */
const isOverBefore = (one: Ground, other: Ground) =>
  one.start === undefined &&
  one.end !== undefined &&
  other.start !== undefined &&
  (isLess(one.end, other.start) || isSame(one.end, other.start))

/** Of two that last, one begins when the other ends. */
const meetAlone = (one: Ground, other: Ground) =>
  one.end !== undefined &&
  one.start !== one.end &&
  other.start !== other.end &&
  isSame(one.end, other.start ?? '')

const isLess = (one: string, other: string) => alike(one, other)[0] < alike(one, other)[1]

const isSame = (one: string, other: string) => alike(one, other)[0] === alike(one, other)[1]

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
