import { gathered } from '../../gathered.js'
import {
  changesIn,
  isChangeTakenForEnd,
  isDifference,
  isEndAlone,
  isEndTakenForChange,
  isGainTakenForEnd,
  isOtherChange,
  isStartTakenForEnd,
  type Change,
} from '../changes.js'
import { isShareOfChange, shareTakenForEnd } from '../numbers/fractions.js'
import { isAcross } from '../numbers/across.js'
import { entriesAmong, personAmong, type Ground } from '../ground.js'
import { countedBy, stops } from './counted-by.js'
import { isShareCounted } from './counted-share.js'
import { periodOfCompound } from './period-compounds.js'
import { periodBehind } from './periods.js'
import { isFamily } from '../forms/same-word.js'
import { byLanguage } from '../forms/word-set.js'
import { directions, isCounted } from './counted-words.js'
import { spanAt } from './spans.js'
import { wrongEndOfChange } from './then-and-now.js'
import { isToldByMore, isToldOtherwise } from './told-otherwise.js'
import { isLabel, wrongLabel } from '../numbers/labelled.js'
import { isHalfOfYear } from '../numbers/parts-of-years.js'
import { isCountOfList } from '../joins/listed-count.js'
import { isTime, isTimeUnit } from '../numbers/time-words.js'
import { isAmount, isAtLeast, type Token } from '../tokens.js'
import type { Said } from '../said.js'
import { prepositions } from '../words/function-words.js'

/** The first amount of a sentence that counts something else than its entries count by it. */
export function wrongAmount(said: Said): string | undefined {
  const { tokens, grounds, told, language } = said
  const share = shareTakenForEnd(tokens, told, language)
  if (share) return share.raw
  if (!tokens.some(isAmount)) return undefined
  const changes = gathered(grounds, (ground) => ground.changes)
  const wrong = changesIn(tokens).find((change) => isOtherChange(change, changes))
  if (wrong) return `${wrong.from} → ${wrong.to}`
  const other = wrongEndOfChange(said, changes) ?? wrongLabel(said)
  if (other) return other.raw
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (!isAmount(token) || isNoCount(said, at) || isShareOfChange(tokens, at, changes)) continue
    if (isTakenForOther(said, at, changes)) return `${tokens[at - 1]?.raw} ${token.raw}`
    if (isDifference(token, changes) || isToldOtherwise(tokens, at, said)) continue
    const period = periodBehind(tokens, at)
    const untold =
      untoldCount(said, at, period) ??
      untoldBound(said, at) ??
      untoldPeriod(said, at, period) ??
      turnedAround(said, at)
    if (untold && !isToldByMore(tokens, at, said)) return untold
  }
  return undefined
}

/** Whether the amount at `at` is part of a name, a time, a label or a score. */
const isNoCount = ({ tokens, grounds, isPlain }: Said, at: number): boolean =>
  isPartOfName(tokens, at, grounds, isPlain) ||
  spanAt(tokens, at, grounds) ||
  isLabel(tokens, at, grounds) ||
  isCountOfList(tokens, at, grounds) ||
  isHalfOfYear(tokens, at, grounds) ||
  isScore(tokens, at, grounds)

/** Whether of a change one of start, end and difference is told to be another of them. */
const isTakenForOther = ({ tokens, grounds, told }: Said, at: number, changes: readonly Change[]): boolean =>
  isEndTakenForChange(tokens, at, changes) ||
  isStartTakenForEnd(tokens, at, changes) ||
  isChangeTakenForEnd(tokens, at, told) ||
  isEndAlone(tokens, at, told) ||
  isGainTakenForEnd(
    tokens,
    at,
    gathered(grounds, ({ written }) => [...written.keys()]),
  )

/** The amount at `at` with what it counts, where no entry counts that by it. */
function untoldCount({ tokens, grounds, told, language, isPlain }: Said, at: number, period?: string) {
  const token = tokens[at]!
  const isPassedOver = (word: string, isMarked: boolean) =>
    isPlain(word) ||
    isSizeWord(word) ||
    comparing(language).has(word) ||
    (language === 'de' && !isMarked) ||
    (language === 'en' && isOfName(word, tokens, at, grounds))
  const counted = countedBy(tokens, at, isPassedOver, language)
  if (!counted) return undefined
  const isRate = period !== undefined && isTimeUnit(counted) && tokens[at + 1]?.value !== counted
  const isTold =
    isRate ||
    isCountedInFront(tokens, at, told, language) ||
    isCountOfEntries(token, counted, grounds) ||
    isFieldOf(token, counted, grounds) ||
    isShareCounted(tokens, at, counted, told, language) ||
    phraseFrom(tokens, at, counted, grounds).some((word) =>
      told.some((known) => isCounted(known, token.value, word, language)),
    )
  return isTold ? undefined : `${token.raw} ${counted}`
}

/** `En un equipo de seis personas filtraba …`: a phrase in front counts by it what an entry does, and a verb follows. */
function isCountedInFront(
  tokens: readonly Token[],
  at: number,
  told: readonly (readonly Token[])[],
  language: string,
): boolean {
  const [front, next] = [tokens[0]!, tokens[at + 1]]
  if (
    !next ||
    !prepositions(language).has(front.value) ||
    tokens.slice(1, at + 3).some(({ breaks }) => breaks)
  )
    return false
  const isEnd = (token: Token | undefined) =>
    !token?.follows || token.breaks || prepositions(language).has(token.value)
  return told.some((known) =>
    known.some(
      ({ value }, index) =>
        value === tokens[at]!.value && known[index + 1]?.value === next.value && isEnd(known[index + 2]),
    ),
  )
}

/** The amount at `at` with its bound, where no entry has it so: `over 40`. */
function untoldBound({ tokens, told, language }: Said, at: number): string | undefined {
  const { value, raw } = tokens[at]!
  const bound = comparedBy(tokens, at, language)
  if (!bound) return undefined
  const isBoundSo = (known: readonly Token[]) =>
    known.some((other, index) => other.value === value && comparedBy(known, index, language) === bound)
  return told.some(isBoundSo) ? undefined : `${tokens[at - 1]?.raw} ${raw}`
}

/** The amount at `at` with the period behind it, where no entry that has the amount has that. */
function untoldPeriod({ tokens, told }: Said, at: number, period?: string): string | undefined {
  if (!period) return undefined
  const { value, raw } = tokens[at]!
  const isOfPeriod = (known: readonly Token[]) =>
    known.some((token) => token.value === value) &&
    known.some((word, index) => period === periodBehind(known, index) || period === periodOfCompound(word))
  return told.some(isOfPeriod) ? undefined : `${raw} … ${period}`
}

/** `12 to 30` of what went from 30 to 12. */
function turnedAround({ tokens, told, language }: Said, at: number): string | undefined {
  const token = tokens[at]!
  const next = tokens.findIndex((other, index) => index > at && index <= at + 4 && isAmount(other))
  const far = tokens[next]
  if (!far || isTime(tokens, at) !== isTime(tokens, next)) return undefined
  const isDirected = tokens.slice(at + 1, next).some(({ value }) => value === directions[language])
  const isOther =
    isDirected &&
    told.some((known) => isBefore(known, far, token)) &&
    !told.some((known) => isBefore(known, token, far))
  return isOther ? `${token.raw} → ${far.raw}` : undefined
}

/** They stand between an amount and what it counts: `più di 25 siti`, `9% więcej przychodu`. */
const comparing = byLanguage({
  it: 'più meno',
  pl: `zamiast więcej mniej wyższy wyższa wyższe wyższego wyższej niższy niższa niższe niższego niższej większy większa większe
mniejszy mniejsza mniejsze`,
})

/** `a 26-strong crew` is a crew of 26. */
const isSizeWord = (word: string) => word === 'strong'

/** `72 allotment plots` of an allotment society's plots, `two of Ida's interests`: whose they are is not counted. */
function isOfName(word: string, tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  if (/'s?$/.test(word) && personAmong(grounds).has(word.replace(/'s?$/, ''))) return true
  const next = tokens[tokens.findIndex(({ value }, index) => index > at && value === word) + 1]
  const isInFront = next?.kind === 'word' && next.follows && !stops.has(next.value)
  return isInFront && grounds.some(({ name, facts }) => name.has(word) && facts.has(tokens[at]!.value))
}

/** Of the age of a team: `onder 11`. */
const under = /^(?:under|unter|onder|sub)$/

/** `Eurocode 8`: a number behind a word that it stands behind in an entry too, as in `level 4`. */
const isPartOfName = (
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  isPlain: (word: string) => boolean,
) =>
  tokens[at]?.follows === true &&
  /^\d+$/.test(tokens[at]?.raw ?? '') &&
  tokens[at - 1]?.kind === 'word' &&
  (!isPlain(tokens[at - 1]?.value ?? '') || under.test(tokens[at - 1]?.value ?? '')) &&
  grounds.some(({ pairs }) => pairs.has(`${tokens[at - 1]?.value} ${tokens[at]?.value}`)) &&
  !grounds.some(({ sequences }) =>
    sequences.some((known) => isCountBehind(known, tokens[at - 1]?.value, tokens[at]?.value, isPlain)),
  )

/** `Visited 75 members`: what stands behind the number is counted by it, so the word before it makes no name with it. */
const isCountBehind = (
  known: readonly Token[],
  word: string | undefined,
  amount: string | undefined,
  isPlain: (word: string) => boolean,
) =>
  known.some(({ value, kind, follows }, at) => {
    const isHere = known[at - 2]?.value === word && known[at - 1]?.value === amount
    return isHere && kind === 'word' && follows && !stops.has(value) && !isPlain(value)
  })

/** `two schools` of as many entries, each of which is one. */
const isCountOfEntries = ({ value }: Token, counted: string, grounds: readonly Ground[]) => {
  const own = entriesAmong(grounds)
  const isSo = ({ implied, words }: Ground) =>
    implied.has(counted) || [...words].some((word) => isFamily(counted, word, 'de'))
  return value === `${own.length}` && own.every(isSo)
}

/** `a score of 1.4`, which may have its best behind it, `3.5 / 4`: what the amount is of is the name of the field that it stands in. */
const isFieldOf = ({ value }: Token, counted: string, grounds: readonly Ground[]) =>
  grounds.some(
    ({ implied, texts }) =>
      implied.has(counted) &&
      texts.some((text) => text.startsWith(` ${value} `) && /^(?: [\d.,/]+){1,2} $/.test(text)),
  )

const digits = ({ value }: Token) => value.replace(/\D+$/, '')
const isBefore = (known: readonly Token[], first: Token, then: Token) => {
  const at = known.findIndex((token) => digits(token) === digits(first))
  return at >= 0 && known.slice(at + 1).some((token) => digits(token) === digits(then))
}

/** `a final mark of 16 points`, `un voto di 98 su 110`: of the degree that has it so. */
const isScore = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  grounds.some(
    ({ section, facts, sequences }) =>
      section === 'education' &&
      (facts.has(`${tokens[at]!.value}/${tokens[at + 2]?.value}`) ||
        sequences.some(
          ([score, unit, ...rest]) =>
            rest.length === 0 && score?.value === tokens[at]!.value && unit?.value === tokens[at + 1]?.value,
        )),
  )

/** `lightweight decision records` from its first word on, as far as the entries have those words together. */
function phraseFrom(
  tokens: readonly Token[],
  at: number,
  first: string,
  grounds: readonly Ground[],
): string[] {
  const start = tokens.findIndex(({ value }, index) => index > at && value === first)
  const rest = start < 0 ? [] : tokens.slice(start + 1, start + 4)
  const isJoined = ({ value, follows }: Token, index: number) =>
    follows && grounds.some(({ pairs }) => pairs.has(`${rest[index - 1]?.value ?? first} ${value}`))
  const end = rest.findIndex((token, index) => !isJoined(token, index))
  const [amount, own] = tokens.slice(at)
  // `sechsteilige Serie`: of six parts, whatever has them.
  const inWord = own?.kind === 'word' && own.raw === amount?.raw ? [own.value] : []
  return [first, ...rest.slice(0, end < 0 ? rest.length : end).map(({ value }) => value), ...inWord]
}

function comparedBy(tokens: readonly Token[], at: number, language: string): string | undefined {
  // `over three years` is while they went by.
  if (isTime(tokens, at) || isAcross(tokens, at)) return undefined
  const [far = '', near = ''] = [tokens[at - 2]?.value, tokens[at - 1]?.value]
  // Dutch `over twee ploegen` is no more than two.
  if (
    (near === 'over' && language !== 'nl') ||
    (near === 'oltre' && language === 'it') ||
    near === 'above' ||
    near === 'uber' ||
    near === 'ponad' ||
    near === 'ruim'
  )
    return 'over'
  // `ne … plus que` is no more than.
  if (near === 'que' && tokens.slice(0, at).some(({ raw }) => /^n(?:e$|['’])/iu.test(raw))) return undefined
  if (/^(more|mehr|plus|mas|piu|mais|meer|least)$/.test(far) && /^(than|als|de|di|do|que|dan)$/.test(near))
    return 'over'
  if (far === 'meno' && near === 'di') return 'under'
  // `from 5 up to 12` is a range.
  const start = tokens.findLastIndex(({ value }, index) => index < at && index > at - 6 && value === 'from')
  if (start >= 0 && tokens.slice(start, at).some(isAmount)) return undefined
  if ((far === 'up' && near === 'to') || (far === 'many' && near === 'as')) return 'at most'
  return isAtLeast(tokens[at]!) ? 'over' : undefined
}
