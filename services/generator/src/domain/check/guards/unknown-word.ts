import { isDifference } from '../changes.js'
import { normalForm } from '../forms/normal-form.js'
import { isTitle } from '../forms/same-word.js'
import { rejoined } from '../forms/separable.js'
import { wordSet } from '../forms/word-set.js'
import { entriesAmong, pairOf, says, type Ground } from '../ground.js'
import { isShareOfChange } from '../numbers/fractions.js'
import { isNearShare, isSharePercent } from './shares.js'
import type { Basis, Said } from '../said.js'
import type { Token } from '../tokens.js'
import { hasGroup } from '../words/same-meaning.js'
import { isBorneOut } from './borne-out.js'
import { isDoneLine } from './done-lines.js'
import { isIdleInEnglish } from './idle-english.js'
import { isIdleHere } from './idle-words.js'
import { isImpliedHere } from './implied-here.js'
import { isEachOfAll, isOfAll } from './quantifiers.js'
import { isTakenApart } from './taken-apart.js'
import { isHalfYear, isNearly, spanAt } from './spans.js'
import { isToldOtherwise } from './told-otherwise.js'
import { isTurnTold } from './turns-taken.js'

/** In front of a title they make another one: `head chef`. */
const ranks = wordSet(
  'head lead chief senior charge managing principal executive deputy vice master first second',
)

/** The first word of a sentence that no ground says or implies, and that claims something. */
export function unknownWord({ tokens, grounds, language, isPlain }: Said): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const verb = verbAt(tokens, at, language)
    const isTold = /^(?:each|every)$/.test(token.value)
      ? isToldSoOften(tokens, at, grounds, language) ||
        isIdleHere(tokens, at, grounds) ||
        isEachOfAll(tokens, at, grounds, language) ||
        isTurnTold(tokens, at, grounds)
      : (verb && isToldAs(verb, tokens, at, { grounds, language, isPlain })) ||
        isParticle(tokens, at, grounds, language) ||
        ((!verb || !hasGroup(verb.value, language)) &&
          isToldAs(token, tokens, at, { grounds, language, isPlain }))
    if (!isTold) return token.raw
    const isRanked =
      ranks.has(token.value) && tokens[at + 1]?.follows && isTitle(tokens[at + 1]!.value, language)
    if (isRanked && !isRankOf(token, tokens[at + 1]!, grounds, language))
      return `${token.raw} ${tokens[at + 1]!.raw}`
    if (language !== 'de' && isNameOfTwo(tokens, at, grounds, isPlain)) {
      const before = tokens[at - 1]!
      if (!isPairOf(before, token, grounds, language)) return `${before.raw} ${token.raw}`
    }
  }
  return undefined
}

const isToldAs = (
  token: Token,
  tokens: readonly Token[],
  at: number,
  { grounds, language, isPlain }: Basis,
) =>
  grounds.some((ground) => says(ground, token, language)) ||
  isSaid(tokens.with(at, token), at, grounds, isPlain, language)

/** The verb that the word at `at` is with the end of its clause: `stellte … ein` claims more than `stellte`. */
function verbAt(tokens: readonly Token[], at: number, language: string): Token | undefined {
  const value = rejoined(tokens, at, language)
  return value === undefined ? undefined : { ...tokens[at]!, value }
}

/** The `fort` of `bildete sich fort`, where the two together are told. */
const isParticle = (tokens: readonly Token[], at: number, grounds: readonly Ground[], language: string) =>
  tokens.slice(0, at).some((_, index) => {
    const verb = verbAt(tokens.slice(0, at + 1), index, language)
    // Of the same clause: what stands behind its end is no part of it.
    const isIts =
      verb?.value === `${tokens[at]!.value}${tokens[index]!.value}` &&
      !tokens.slice(index + 1, at + 1).some(({ breaks }) => breaks)
    return (
      verb &&
      isIts &&
      grounds.some((ground) => ground.implied.has(verb.value) || says(ground, verb, language))
    )
  })

/** How often is said by two words. */
const isToldSoOften = (tokens: readonly Token[], at: number, grounds: readonly Ground[], language: string) =>
  grounds.some(({ pairs }) =>
    ['each', 'every'].some((one) => pairs.has(pairOf(one, tokens[at + 1]?.value ?? '', language))),
  )

/** `senior administrator` of a `Senior Database Administrator`; a head pastry chef is no head chef. */
const isRankOf = (rank: Token, title: Token, grounds: readonly Ground[], language: string) =>
  isPairOf(rank, title, grounds, language) ||
  (rank.value === 'senior' &&
    grounds.some(({ sequences }) =>
      sequences.some((known) => {
        const start = known.findIndex(({ value }) => value === rank.value)
        const end = known.findIndex(({ value }) => value === title.value)
        return start >= 0 && end > start && end <= start + 3 && isUnbroken(known.slice(start + 1, end + 1))
      }),
    ))

const isUnbroken = (words: readonly Token[]) => words.every(({ follows, breaks }) => follows && !breaks)

/** Words that stand apart in the resume make no title or name together. */
function isNameOfTwo(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  isPlain: Said['isPlain'],
) {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token?.follows) return false
  const isFirst = at === 1
  if (isFirst && !grounds.some(({ words }) => words.has(before.value))) return false
  // `Al Centro Leno Davide coordina …`: who it is about stands behind what it is about.
  if (
    grounds.some(({ section, sequences }) => section === 'person' && sequences[0]?.[0]?.value === token.value)
  )
    return false
  return isNamePart(before, isFirst, isPlain) && isNamePart(token, false, isPlain)
}

/** A degree stands beside its field: `BTSA Transformation laitière`. */
const isPairOf = (before: Token, token: Token, grounds: readonly Ground[], language: string) =>
  grounds.some(
    ({ pairs, section, words, sequences }) =>
      pairs.has(pairOf(before.value, token.value, language)) ||
      (section === 'education' && words.has(before.value) && words.has(token.value)) ||
      isOwned(before, token, sequences),
  )

/** `Acme's Safety Passport`: of one entry, the end of a name and the beginning of another. */
const isOwned = (before: Token, token: Token, sequences: readonly (readonly Token[])[]) => {
  const owner = /^(.+)'s$/.exec(before.value)?.[1]
  return (
    owner !== undefined &&
    sequences.some((known) => known.at(-1)?.value === owner) &&
    sequences.some((known) => known[0]?.value === token.value)
  )
}

function isSaid(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  isPlain: Said['isPlain'],
  language: string,
) {
  const token = tokens[at]!
  // As many as the entries that it speaks of.
  const spokenOf = entriesAmong(grounds).length
  if (token.kind === 'number' && spokenOf > 1 && token.value === `${spokenOf}`) return true
  if (token.kind === 'number')
    return (
      isUnitBehind(tokens, at, grounds) ||
      spanAt(tokens, at, grounds) ||
      isToldOtherwise(tokens, at, { grounds, isPlain, language }) ||
      grounds.some(({ changes }) => isDifference(token, changes) || isShareOfChange(tokens, at, changes))
    )
  if (token.kind !== 'word') return false
  const bare = normalForm(token.value).replace(/'s?$/, '')
  if (
    isHalfYear(tokens, at) ||
    isSharePercent(tokens, at, { grounds, isPlain, language }) ||
    isNearly(tokens, at, grounds) ||
    isNearShare(tokens, at, { grounds, isPlain, language }) ||
    grounds.some(({ changes }) => isShareOfChange(tokens, at, changes))
  )
    return true
  const isName = token.isMarked && at > 0 && language !== 'de'
  if (isName && /^[A-Z]{2,4}$/.test(token.raw)) return grounds.some(({ implied }) => implied.has(bare))
  if (isName) return false
  if (isOfAll(tokens, at, { grounds, language, isPlain })) return true
  if (isPlain(bare) || isImpliedHere(tokens, at, grounds)) return true
  return (
    isIdleHere(tokens, at, grounds) ||
    isTakenApart(tokens, at, grounds, language) ||
    isDoneLine(tokens, at, grounds, language) ||
    isBorneOut(tokens, at, grounds) ||
    (language === 'en' && isIdleInEnglish(tokens, at, grounds))
  )
}

/** `from 8 to 5 percent`: the second gives both the unit. */
const isUnitBehind = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  tokens[at + 1]?.kind === 'word' &&
  /\d%$/.test(tokens[at + 2]?.value ?? '') &&
  grounds.some(({ facts }) => facts.has(`${tokens[at]?.value ?? ''}%`))

const isNamePart = ({ kind, isMarked, value }: Token, isFirst: boolean, isPlain: Said['isPlain']) =>
  kind === 'word' && isMarked && !(isFirst && isPlain(value))
