import { wrongActor } from './guards/actors.js'
import { wrongAmount } from './guards/amounts.js'
import { isBeyondAll } from './guards/beyond-all.js'
import { isDifference } from './changes.js'
import { isShareOfChange } from './numbers/fractions.js'
import { entriesAmong, isQuote, pairOf, says, type Ground } from './ground.js'
import { wrongHeadship } from './guards/headship.js'
import { wrongHead } from './guards/head-of.js'
import { newCompound } from './guards/hyphenated.js'
import { isIdleHere } from './guards/idle-words.js'
import { misjoined } from './joins/misjoined.js'
import { wrongLevel } from './guards/levels.js'
import { mingledIn } from './guards/mingled.js'
import { misattributed } from './guards/misattributed.js'
import { droppedNegation } from './guards/negation.js'
import { normalForm } from './forms/normal-form.js'
import { wrongOrder } from './guards/order.js'
import { wrongPeriod } from './guards/periods.js'
import { phraseClaim } from './guards/phrases.js'
import { droppedQualifier } from './guards/qualified.js'
import { isOfAll } from './guards/quantifiers.js'
import { roleOfAnother } from './guards/roles-of-others.js'
import { runsOf } from './runs.js'
import { isTitle } from './forms/same-word.js'
import { rejoined } from './forms/separable.js'
import { isHalfYear, isNearly, spanAt } from './guards/spans.js'
import { stillOne } from './guards/still-one.js'
import { toldAsGoingOn } from './guards/tense.js'
import { now, wrongTime } from './guards/times.js'
import { titleOfOthers } from './guards/titles-of-others.js'
import { tokensOf, type Token } from './tokens.js'
import { wordSet } from './forms/word-set.js'
import { undergone } from './guards/undergone.js'
import { claimFreeWords } from './words/claim-free.js'
import { hasGroup } from './words/same-meaning.js'

/** Letters, digits and the signs of ordinary prose. */
const strange = /[^\p{L}\p{M}\p{N}\p{Zs}\p{Sc}.,;:!?'’‘“”"„«»()&/%+#·–—\-@°ºª…_~=*]/u
const mixed =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u

/** The first thing a sentence says that its grounds do not; undefined when all of it stands there. */
export function unfounded(text: string, grounds: readonly Ground[], language: string): string | undefined {
  const tokens = tokensOf(text, language)
  if (tokens.length === 0) return text.trim() === '' ? undefined : text.trim()
  // Word for word what the resume says, so nothing is added.
  if (isQuote(tokens, grounds)) return undefined
  const sign = (strange.exec(text) ?? mixed.exec(text))?.[0]
  if (sign !== undefined) return sign
  const plain = claimFreeWords(language)
  if (!plain) return text.trim()
  const isPlain = (word: string) => plain.has(word) || now.has(word)
  return (
    unknownIn(tokens, grounds, language, isPlain) ??
    newCompound(text, grounds, language, isPlain) ??
    mingledIn(tokens, grounds, language, isPlain) ??
    wrongLevel(runsOf(tokens, language), grounds, language) ??
    wrongOrder(tokens, grounds, language, (token) =>
      grounds.filter((ground) => says(ground, token, language)),
    ) ??
    wrongTime(tokens, grounds, language) ??
    toldAsGoingOn(tokens, grounds, language) ??
    stillOne(tokens, grounds, language) ??
    droppedNegation(tokens, grounds, isPlain) ??
    droppedQualifier(tokens, grounds, language, isPlain) ??
    roleOfAnother(tokens, grounds, language) ??
    wrongActor(tokens, grounds, language, isPlain) ??
    undergone(tokens, grounds, language, isPlain) ??
    wrongHead(tokens, grounds, language) ??
    phraseClaim(tokens, grounds, language) ??
    misattributed(tokens, grounds, language, isPlain) ??
    wrongHeadship(tokens, grounds, language) ??
    titleOfOthers(tokens, grounds, language) ??
    wrongPeriod(tokens, grounds) ??
    wrongAmount(tokens, grounds, language, isPlain) ??
    misjoined({ tokens, grounds, language, isPlain })
  )
}

/** In front of a title they make another one: `head chef`. */
const ranks = wordSet(
  'head lead chief senior charge managing principal executive deputy vice master first second',
)

type IsPlain = (word: string) => boolean

function unknownIn(tokens: readonly Token[], grounds: readonly Ground[], language: string, isPlain: IsPlain) {
  for (const [at, token] of tokens.entries()) {
    const verb = verbAt(tokens, at, language)
    const isTold = /^(?:each|every)$/.test(token.value)
      ? isToldSoOften(tokens, at, grounds, language) || isIdleHere(tokens, at, grounds)
      : (verb && isToldAs(verb, tokens, at, { grounds, language, isPlain })) ||
        isParticle(tokens, at, grounds, language) ||
        ((!verb || !hasGroup(verb.value, language)) &&
          isToldAs(token, tokens, at, { grounds, language, isPlain }))
    if (!isTold) return token.raw
    const isRanked =
      ranks.has(token.value) && tokens[at + 1]?.follows && isTitle(tokens[at + 1]!.value, language)
    if (isRanked && !isPairOf(token, tokens[at + 1]!, grounds, language))
      return `${token.raw} ${tokens[at + 1]!.raw}`
    if (language !== 'de' && isNameOfTwo(tokens, at, grounds, isPlain)) {
      const before = tokens[at - 1]!
      if (!isPairOf(before, token, grounds, language)) return `${before.raw} ${token.raw}`
    }
  }
  return undefined
}

interface Saying {
  readonly grounds: readonly Ground[]
  readonly language: string
  readonly isPlain: IsPlain
}

const isToldAs = (
  token: Token,
  tokens: readonly Token[],
  at: number,
  { grounds, language, isPlain }: Saying,
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

/** Words that stand apart in the resume make no title or name together. */
function isNameOfTwo(tokens: readonly Token[], at: number, grounds: readonly Ground[], isPlain: IsPlain) {
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

const isPairOf = (before: Token, token: Token, grounds: readonly Ground[], language: string) =>
  grounds.some(({ pairs }) => pairs.has(pairOf(before.value, token.value, language)))

function isSaid(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  isPlain: IsPlain,
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
      isBeyondAll(tokens, at, grounds) ||
      grounds.some(({ changes }) => isDifference(token, changes) || isShareOfChange(tokens, at, changes))
    )
  if (token.kind !== 'word') return false
  const bare = normalForm(token.value).replace(/'s?$/, '')
  if (
    isHalfYear(tokens, at) ||
    isNearly(tokens, at, grounds) ||
    grounds.some(({ changes }) => isShareOfChange(tokens, at, changes))
  )
    return true
  const isName = token.isMarked && at > 0 && language !== 'de'
  if (isName && /^[A-Z]{2,4}$/.test(token.raw)) return grounds.some(({ implied }) => implied.has(bare))
  if (isName) return false
  if (isOfAll(tokens, at, { grounds, language, isPlain })) return true
  return isPlain(bare) || grounds.some(({ implied }) => implied.has(bare)) || isIdleHere(tokens, at, grounds)
}

/** `from 8 to 5 percent`: the second gives both the unit. */
const isUnitBehind = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  tokens[at + 1]?.kind === 'word' &&
  /\d%$/.test(tokens[at + 2]?.value ?? '') &&
  grounds.some(({ facts }) => facts.has(`${tokens[at]?.value ?? ''}%`))

const isNamePart = ({ kind, isMarked, value }: Token, isFirst: boolean, isPlain: IsPlain) =>
  kind === 'word' && isMarked && !(isFirst && isPlain(value))
