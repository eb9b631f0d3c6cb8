import { anyWord } from '../any-word.js'
import { articles, conjunctions, every } from '../words/function-words.js'
import { entriesAmong } from '../ground.js'
import { periodOfCompound } from '../guards/period-compounds.js'
import { periodBehind, periodsIn } from '../guards/periods.js'
import { isWeekday } from '../guards/weekdays.js'
import { isSharePercent } from '../guards/shares.js'
import { spanAt } from '../guards/spans.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { standsOnly, upTo, type Said } from '../said.js'
import { formsOf } from '../forms/one-word.js'

const totals =
  wordSet(`altogether total overall insgesamt gesamt zusammengenommen zusammengerechnet summe totale totaal
complessivamente complessivi complessive łącznie ogółem sumie globalement`)
/** `as a whole`, `in all`: said by two words. */
const all = /^(?:all|tout|todo|tutto|alles|calosci)$/
const into = /^(?:in|en|au|no|ao|em|w)$/
const each = new Set([...every, ...wordSet('per pro je pour par na')])
/** Where the periods have no such word. */
const often = wordSet(
  'hourly twice thrice stündlich quotidien annui giornalieri roczny roczne rocznych miesięczny miesięcznych dzienny dziennych',
)
const average = wordSet(
  `avg average averaged averages typically durchschnittlich durchschnitt schnitt mittel moyenne media promedio media gemiddeld średnio przeciętnie`,
)

/** An amount told as a sum, or without the rate that its entry has with it: `300 cellos` of `300 cellos before each school year`. */
export function droppedRate(said: Said): string | undefined {
  const { tokens, grounds, told, language } = said
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (!isAmount(token) || isTimeUnit(tokens[at + 1]?.value ?? '') || isSharePercent(tokens, at, said))
      continue
    // As many as the entries that it speaks of.
    if (token.value === `${entriesAmong(grounds).length}`) continue
    const own = told.filter((known) => known.some(({ value }) => value === token.value))
    if (own.length === 0) continue
    const sum = totalNear(tokens, at)
    const isRate = (known: readonly Token[]) => {
      const index = known.findIndex(({ value }) => value === token.value)
      return isRateBehind(known, index)
    }
    const isOnly = own.every(
      (known) => !isRate(known) && known.filter(isCount).every((other) => other.value === token.value),
    )
    const isSum = sum && !own.some(hasTotal) && !isInName(sum, said) && !spanAt(tokens, at, grounds)
    if (isSum && !(isOnly && isPlainTotal(tokens, at, sum, language))) return sum.raw
    if (own.every(isRate) && !tokens.some((_, index) => isRateWord(tokens, index, language))) return token.raw
  }
  return undefined
}

/** `a total of 38`, in other languages right in front of the amount alone: `un total de 38`. */
const isPlainTotal = (tokens: readonly Token[], at: number, sum: Token, language: string) =>
  language === 'en'
    ? sum.value === 'total'
    : /^totale?$/.test(sum.value) && tokens[at - 2] === sum && /^d[ei]$/.test(tokens[at - 1]!.value)

const perOf: Readonly<Record<string, RegExp>> = { en: /^per$/, nl: /^per$/, de: /^(?:pro|je)$/ }

const saysPer = anyWord((word, language) => perOf[language]?.test(word) === true)

/** A rate beside an amount that no entry tells. */
export const addedRate = (said: Said): string | undefined => addedEach(said) ?? addedPeriod(said)

/** So many of each of what every text counts itself: `24 people per crew` of 24 people in two crews. */
function addedEach({ tokens, told, language }: Said): string | undefined {
  if (!saysPer(tokens, language)) return undefined
  const per = perOf[language]
  const at = tokens.findIndex(({ value }, index) => {
    const thing = tokens[index + 1]
    if (!per?.test(value) || !thing || isTimeUnit(thing.value)) return false
    const isIt = formsOf(thing.value, language)
    return standsOnly(
      told,
      (token) => isIt(token.value),
      (known, place) => known[place - 1]?.kind === 'number',
    )
  })
  return at < 0 ? undefined : `${tokens[at]!.raw} ${tokens[at + 1]!.raw}`
}

/** `30 records a year` of 30 records, `nine per shift` of nine in three shifts: behind its amount, of texts that tell no rate. */
function addedPeriod({ tokens, told, language }: Said): string | undefined {
  const hasDozens = saysDozens(tokens, language)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const isSome = isAmount(token) || (hasDozens && dozens.test(token.value))
    const rate = isSome ? (unitBehind(tokens, at) ?? periodBehind(tokens, at)) : undefined
    if (rate === undefined) continue
    const own = told.filter((known) => known.some(({ value }) => value === token.value))
    const isRated = (known: readonly Token[]) =>
      periodsIn(known, language).length > 0 || known.some((_, index) => isTimed(known, index, rate))
    if (own.length > 0 && !own.some(isRated)) return rate
  }
  return undefined
}

const dozens =
  /^(?:(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine)s?|do[cz]ena|decena|veintena|treintena|centenar|dezena|centena|decina|ventina|trentina|cinquantina|dozzina|dozen|dutzend)$/
const saysDozens = anyWord((word) => dozens.test(word))
const perUnit = /^(?:per|pro|je|par|por|na|each|every|cada|chaque|ogni)$/

/** The unit of `per shift` behind an amount, before another one or a break. */
const unitBehind = (tokens: readonly Token[], at: number): string | undefined => {
  const near = upTo(tokens.slice(at + 1, at + 8), (token) => token.breaks || isAmount(token))
  const unit = near.find(
    ({ value }, index) => isUnit.test(value) && perUnit.test(near[index - 1]?.value ?? ''),
  )
  return unit && !isTimeUnit(unit.value) ? unit.value : undefined
}

/** What tells how often or when, or counts by that unit: `12 a shift`, `one night shift`, but not `three shifts`. */
const isTimed = (known: readonly Token[], at: number, rate: string) => {
  const { kind, value } = known[at]!
  if (each.has(value) || perUnit.test(value) || often.has(value)) return true
  if (value === rate && !isTimeUnit(value)) return known[at - 1]?.kind !== 'number'
  const isOfUnit = isUnit.test(rate) && isTimeUnit(value)
  return (
    !isOfUnit &&
    (kind === 'date' || isTimeUnit(value) || isWeekday(value) || periodOfCompound(known[at]!) !== undefined)
  )
}

/** `total protein` of an entry that has both words so. */
const isInName = (sum: Token, { tokens, grounds }: Said) => {
  const next = tokens[tokens.indexOf(sum) + 1]
  return next !== undefined && grounds.some(({ pairs }) => pairs.has(`${sum.value} ${next.value}`))
}

/** Not a year. */
const isCount = (token: Token) => isAmount(token) && !/^(?:19|20)\d\d$/.test(token.value)

const totalAt = (tokens: readonly Token[], at: number) =>
  totals.has(tokens[at]?.value ?? '') ||
  (all.test(tokens[at]?.value ?? '') &&
    into.test(tokens[at - 1]?.value ?? '') &&
    (at === tokens.length - 1 || isAmount(tokens[at + 1]!) || tokens[at + 1]!.breaks))
const totalNear = (tokens: readonly Token[], at: number) =>
  tokens.find((_, index) => Math.abs(index - at) <= 6 && totalAt(tokens, index))
const hasTotal = (known: readonly Token[]) => known.some((_, at) => totalAt(known, at))

/** `a year`, `per shift`, `before each term` behind the amount, before another one or a break. */
function isRateBehind(known: readonly Token[], at: number): boolean {
  const near = upTo(known.slice(at + 1), (token) => token.breaks || isAmount(token))
  // `and the weekly meeting` is another thing; `and violins each term` is counted too.
  const next = near.findIndex(({ value }) => conjunctions.has(value))
  const first = next < 0 ? near : near.slice(0, next)
  // `and to the crews of each tour` is another thing.
  const isOther = next >= 0 && articles.has(near[next + 2]?.value ?? '')
  return (
    periodBehind([known[at]!, ...first], 0) !== undefined ||
    (isOther ? first : near).some(({ value }, index) => each.has(value) && !isAlso(near, index))
  )
}
/** Polish `na` and `co`, French `par` and `pour` are rates in front of a unit alone; so is `pro` of `pro bono`. */
const isAlso = (near: readonly Token[], at: number) =>
  /^(?:na|co|par|pour|pro|je|per)$/.test(near[at]?.value ?? '') && !isUnit.test(near[at + 1]?.value ?? '')
const isUnit =
  /^(?:shift|week|month|year|day|hour|head|person|pupil|student|season|term|class|session|schicht|woche|monat|jahr|tag|stunde|kopf|person|kurs|saison|an|mois|jour|semaine|heure|saison|seance|personne|turno|mese|anno|giorno|settimana|ora|persona|stagione|dia|semana|mes|ano|hora|temporada|pessoa|week|maand|jaar|dag|uur|dienst|persoon|seizoen|zmiane|tydzien|miesiac|rok|dzien|godzine|osobe|sezon)s?$/

const isRateWord = (tokens: readonly Token[], at: number, language: string): boolean => {
  const value = tokens[at]?.value ?? ''
  // A year in French alone.
  if (value === 'an' && language !== 'fr') return false
  return (
    often.has(value) ||
    average.has(value) ||
    each.has(value) ||
    isTimeUnit(value) ||
    isUnit.test(value) ||
    periodBehind(tokens, at - 1) !== undefined
  )
}
