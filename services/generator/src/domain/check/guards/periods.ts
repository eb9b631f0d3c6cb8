import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import type { Ground } from '../ground.js'
import { isAmount, type Token } from '../tokens.js'
import { isForm } from '../forms/one-word.js'
import { isTitle } from '../forms/same-word.js'
import { perLanguage } from '../forms/per-language.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { oncePerText } from '../once-per-text.js'
import { standsIn, standsOnly, type Said } from '../said.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { soleTextOf } from './leaning.js'
import { periodOfCompound } from './period-compounds.js'
import { isWeekday, polishDays, weekdays } from './weekdays.js'
import { articles, conjunctions, every } from '../words/function-words.js'
import { periodWords } from '../words/periods.js'

type Kind = 'nouns' | 'adverbs'

/** The words of some languages that say a period, each with the name of it. */
const namesOf = (kind: Kind, languages?: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    gathered(periodWords, ({ name, [kind]: lists }) =>
      gathered(languages ?? Object.keys(lists), (language) =>
        [...wordSet(lists[language] ?? '')].map((word) => [word, name] as const),
      ),
    ),
  )
const nounNames = namesOf('nouns')
const adverbNames = namesOf('adverbs')
const nounNamesOf = perLanguage((language) => namesOf('nouns', [language]))
const adverbNamesOf = perLanguage((language) => namesOf('adverbs', [language]))
/** Whatever its language: whether a text has a word for a period at all. */
const mayRecur = oncePerText((tokens) =>
  tokens.some(({ value }) => nounNames.has(value) || adverbNames.has(value)),
)
const per = wordSet(
  'co a an per each every pro je im am jede jeden jedes par al alla por all ao na w de la der cada ogni elke iedere ieder chaque każdy każdą każdego każdym',
)

const eachTime = wordSet('per par each every pro je jedes por al ao cada ogni elke elk chaque każdy każdym')

/** The period that the word at `at` says: `daily`, or `day` behind an `a`. */
function periodAt(tokens: readonly Token[], at: number): string | undefined {
  const word = tokens[at]?.value ?? ''
  // `Na co dzień` is in ordinary work.
  if (word === 'dzien' && tokens[at - 2]?.value === 'na') return undefined
  // `No dia a dia` tells no number of days.
  if (word === 'dia' && tokens[at - 2]?.value === 'dia') return undefined
  const noun = nounNames.get(word)
  if (noun === undefined) return adverbNames.get(word)
  const before = tokens[at - 1]?.value ?? ''
  // `do semestre`, `im Semester` is when.
  const isPer =
    (noun === 'a term' ? eachTime : per).has(before) ||
    isInTerm(tokens, at) ||
    /^all['’]/i.test(tokens[at]?.raw ?? '')
  // `im Jahr 2019` and `a month later` are when, `a day-care unit` is a name.
  const next = tokens[at + 1]?.value ?? ''
  // `18 homes a month after floods` counts by the month.
  const isCounted =
    /^(?:after|before)$/.test(next) && tokens.slice(Math.max(0, at - 5), at - 2).some(isAmount)
  const isOnce =
    /^(19|20)\d\d$/.test(next) ||
    isLasting(tokens, at) ||
    (isOnceBehind.has(next) && !isCounted && tokens[at - 1]?.value !== 'por') ||
    isTitleAt(tokens, at)
  return isPer && !isOnce ? noun : undefined
}

/** `8–10 osób w semestrze`, not `w semestrze zimowym`. */
const isInTerm = (tokens: readonly Token[], at: number) =>
  tokens[at]!.value === 'semestrze' &&
  tokens[at + 1]?.follows !== true &&
  tokens.slice(Math.max(0, at - 4), at - 1).some(isAmount)

/** `a night porter` is no porter of each night. */
const isTitleAt = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]
  return next?.follows === true && articles.has(tokens[at - 1]?.value ?? '') && isTitle(next.value, 'en')
}

/** `has spent a year in industry`, `about a year and a half`: how long. */
const isLasting = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.value === 'a' &&
  (/^(?:spen[dt]s?|spending|for|last(?:ed|s|ing)|took|stayed|nearly|almost)$/.test(
    tokens[at - 2]?.value ?? '',
  ) ||
    (tokens[at + 1]?.value === 'and' && tokens[at + 3]?.value === 'half'))

const isOnceBehind = wordSet(
  'later after before earlier ago care später nach plus après después dopo depois na po',
)

/** How often an amount comes about, as the words behind it tell: `45 calls a day`. */
export function periodBehind(tokens: readonly Token[], at: number): string | undefined {
  if (!mayRecur(tokens, '')) return undefined
  for (let index = at + 1; index <= at + 7; index += 1) {
    const said = periodAt(tokens, index)
    if (said) return isAttribute(tokens, at) && isOfNext(tokens, index) ? undefined : said
    // `320 letters, took notes at weekly meetings`: behind a break only what stands there by itself.
    if (index > at + 1 && tokens[index]?.breaks && !isByItself(tokens, index + 1)) return undefined
    // `a group of 12 in a weekly club`: where it was comes about so often.
    if (isPlaceAt(tokens, index)) return undefined
    // `for 38 patients and places the daily order`: a deed more.
    if (isJoint(tokens, index) && (isDeedBehind(tokens, index) || isOneMore(tokens, index))) return undefined
  }
  return undefined
}

/** Of `…, verschickt täglich den Plan` something else comes about so often. */
const isByItself = (tokens: readonly Token[], at: number) =>
  periodAt(tokens, at) !== undefined && !articles.has(tokens[at + 1]?.value ?? '')

/** `a 20-month project on weekly rounds`: how long it was, which does not come about so often. */
const isAttribute = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' &&
  tokens[at].value !== '1' &&
  /^(?:year|month|week|day|hour|minute)$/.test(tokens[at + 1]?.value ?? '')

const isOfNext = (tokens: readonly Token[], at: number) =>
  adverbNames.has(tokens[at]!.value) && tokens[at + 1]?.follows === true

const isPlaceAt = (tokens: readonly Token[], at: number) =>
  /^(?:in|at|during)$/.test(tokens[at]?.value ?? '') &&
  articles.has(tokens[at + 1]?.value ?? '') &&
  adverbNames.has(tokens[at + 2]?.value ?? '') &&
  tokens[at + 3]?.follows === true

const isJoint = (tokens: readonly Token[], at: number) => conjunctions.has(tokens[at]?.value ?? '')
/** `and places the order`, `and holds quarterly reviews`, but not `and visits a day`. */
function isDeedBehind(tokens: readonly Token[], at: number): boolean {
  const article = tokens[at + 2]?.value ?? ''
  const isPer = per.has(article) && periodAt(tokens, at + 3) !== undefined
  const isAdjective = adverbNames.has(article) && tokens[at + 3]?.follows === true
  // `dla dziesięciu barmanów i co miesiąc przeprowadzała`
  const isEach =
    nounNames.has(article) && periodAt(tokens, at + 2) !== undefined && tokens[at + 3]?.follows === true
  return tokens[at + 1]?.kind === 'word' && ((articles.has(article) && !isPer) || isAdjective || isEach)
}

/** `and a monthly walk`, `e uma caminhada anual`: a thing more, which alone comes about so often. */
const isOneMore = (tokens: readonly Token[], at: number) =>
  articles.has(tokens[at + 1]?.value ?? '') &&
  tokens.slice(at + 2, at + 4).some(({ value, breaks }) => !breaks && adverbNames.has(value))

const hasWeekday = anyWord(isWeekday)

export const periodsIn = oncePerText((tokens, language) =>
  mayRecur(tokens, language) ? gathered(tokens, (_, at) => periodAt(tokens, at) ?? []) : [],
)

/** Words that say how often, where the entries say another period alone: `once a week` of what is monthly. */
export function wrongPeriod(sentence: Said): string | undefined {
  const { tokens, told, language } = sentence
  const day = everyDayOfSome(sentence)
  if (day) return day
  const said = periodsIn(tokens, language)
  if (said.length === 0) return undefined
  const others = new Set(gathered(told, (known) => periodsIn(known, language)))
  if (others.size > 0)
    return (
      said.find((each) => !others.has(each)) ??
      otherPeriod(tokens, told, language) ??
      periodOfAnother(sentence)
    )
  const isOfDays = told.some((known) => hasWeekday(known, language))
  return isOfDays ? said.find((each) => each === 'a day') : undefined
}

/** `each month, she trains eight waiters` of an entry that counts something else by the month. */
function periodOfAnother(said: Said): string | undefined {
  // An adjective there may go with a thing of another text.
  if (said.language === 'pl') return undefined
  const text = soleTextOf(said.tokens, said)
  if (!text || text.some(isTimeWord) || periodsIn(text, said.language).length > 0) return undefined
  return periodsIn(said.tokens, said.language)[0]
}
const isTimeWord = ({ value }: Token) => isTimeUnit(value) || weekdays.has(value)

/** A period behind a thing that every text which has the thing counts by others: `a class a week` of `a class a month`. */
function otherPeriod(
  tokens: readonly Token[],
  told: readonly (readonly Token[])[],
  language: string,
): string | undefined {
  for (const at of tokens.keys()) {
    const said = periodAt(tokens, at)
    const things = said ? thingsBefore(tokens, at) : []
    if (things.length === 0) continue
    const own = told.filter((known) => things.every(({ value }) => standsIn(value, known, language)))
    const periods = own.map((known) => periodsIn(known, language))
    if (periods.length > 0 && periods.every((known) => known.length > 0 && !known.includes(said!)))
      return said
  }
  return undefined
}

/** The words right in front of a period that say what comes about so often. */
function thingsBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const front = tokens.slice(0, at - 1)
  const start = front.findLastIndex(({ kind, breaks, value, follows }, index) => {
    const isEdge = kind !== 'word' || value.length < 4 || adverbNames.has(value)
    return isEdge || breaks || (!follows && index > 0)
  })
  return front.slice(start + 1)
}

/** Whether one of the words says as an adverb what this English one says as a noun: `daily` what `every day`. */
export function isAdverbOf(noun: string, words: ReadonlySet<string>): boolean {
  const name = nounNamesOf('en').get(noun)
  return name !== undefined && [...adverbNamesOf('en')].some(([word, own]) => own === name && words.has(word))
}

const all = byLanguage({ fr: 'tous toutes', es: 'todos todas', it: 'tutti tutte', pt: 'todos todas' })
const plural = byLanguage({ fr: 'les', es: 'los las', it: 'i gli le', pt: 'os as' })
const eachOf = byLanguage({
  ...{ de: 'jede jeden jedes jeder jedem', fr: 'chaque', es: 'cada', it: 'ogni', pt: 'cada' },
  ...{ nl: 'elk elke ieder iedere', pl: 'każdy każda każdą każde każdego każdym' },
})
const inOrder = byLanguage({
  fr: 'première premier deuxième dernier',
  es: 'primer segundo segunda tercer último última',
  it: 'primo prima secondo seconda terzo terza quarto quarta ultimo ultima',
  pt: 'primeiro primeira segundo segunda último última',
  pl: `pierwszy pierwsza pierwszą drugi drugą trzeci trzecią czwarty czwartą ostatni ostatnią pierwsze drugie trzecie
pierwszym drugim ostatnie ostatnim`,
})
/** What an entry has in front of a period that it counts by, and in front of a weekday. */
const perOf = byLanguage({
  de: 'per pro je',
  fr: 'par',
  es: 'por al a cada',
  it: 'per a al alla',
  pt: 'por ao a cada',
  ...{ nl: 'per', pl: 'co' },
})
const onOf = byLanguage({ fr: 'le chaque du', es: 'del', it: 'il la le ogni del', pl: 'co' })

const isOfDay = (day: string, before: string, noun: string, language: string) =>
  (weekdays.has(day) && onOf(language).has(before) && (noun === day || noun === `${day}s`)) ||
  // `w soboty`: on all of them.
  (language === 'pl' && polishDays.has(day) && before === 'w' && isForm(noun, day, language))

/** `every Sunday` of the first Sunday of a month. */
function everyDayOfSome({ tokens, told, language }: Said): string | undefined {
  if (!hasWeekday(tokens, language)) return undefined
  const at = tokens.findIndex(
    ({ value }, index) => isWeekday(value) && every.has(tokens[index - 1]?.value ?? ''),
  )
  const day = tokens[at]
  if (!day) return undefined
  const isOnlySome = standsOnly(
    told,
    ({ value }) => isForm(day.value, value, language),
    (known, index) => inOrder(language).has(known[index - 1]?.value ?? ''),
  )
  return isOnlySome ? `${tokens[at - 1]!.raw} ${day.raw}` : undefined
}

/** `chaque année`, `tutti i mesi` of what the entries count by the year, by the month; `ogni stagione` of what is by the season. */
export function isToldPer(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const isTold = perAt(tokens, at, language)
  return isTold !== undefined && grounds.some(({ sequences }) => sequences.some(isTold))
}

/** Tells of a text whether it counts by the period that stands at `at`; undefined where none does. */
export function perAt(
  tokens: readonly Token[],
  at: number,
  language: string,
): ((known: readonly Token[]) => boolean) | undefined {
  const [word = '', next = ''] = [tokens[at]?.value, tokens[at + 1]?.value]
  const adverb = adverbNamesOf(language).get(word)
  const isEvery = eachOf(language).has(word)
  if (!isEvery && !adverb && !(all(language).has(word) && plural(language).has(next))) return undefined
  // `ogni primo lunedì` of `il primo lunedì del mese`
  if (isEvery && inOrder(language).has(next))
    return (known) =>
      known.some(({ value }, index) => value === next && known[index + 1]?.value === tokens[at + 2]?.value)
  const noun = tokens[isEvery ? at + 1 : at + 2]?.value ?? ''
  const name = adverb ?? nounNamesOf(language).get(noun)
  return (known) =>
    known.some(({ value }, index) =>
      name === undefined
        ? (value === noun && perOf(language).has(known[index - 1]?.value ?? '')) ||
          isOfDay(value, known[index - 1]?.value ?? '', noun, language)
        : periodAt(known, index) === name || periodOfCompound(known[index]!) === name,
    )
}
