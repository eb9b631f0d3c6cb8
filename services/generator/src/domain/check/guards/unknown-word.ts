import { isDifference } from '../changes.js'
import { withoutOwner } from '../forms/normal-form.js'
import { thirdsOf } from '../forms/first-person.js'
import { rejoined, rejoins, withParticle } from '../forms/separable.js'
import { anySays, bears, entriesAmong, isOver, type Ground } from '../ground.js'
import { pairOf } from '../pairs.js'
import { isShareOfChange } from '../numbers/fractions.js'
import { isNearShare, isSharePercent, isWhollyPercent } from './shares.js'
import { isOfLanguages } from '../numbers/counts-in-words.js'
import { isSeasonOf } from '../numbers/parts-of-dates.js'
import { isHalfOfYear, isTermOf } from '../numbers/parts-of-years.js'
import { isCountOfList } from '../joins/listed-count.js'
import type { Basis, Said } from '../said.js'
import { changed, type Token } from '../tokens.js'
import { determiners } from '../words/function-words.js'
import { hasGroup } from '../words/same-meaning.js'
import { isAgentOfDeed } from './agents-of-deeds.js'
import { isBorneOut } from './borne-out.js'
import { isBorneBy } from './borne-by.js'
import { isOfTheTown } from './demonyms.js'
import { isDoneLine } from './done-lines.js'
import { isAllTimes } from './each-time.js'
import { isFieldAdjective } from './field-adjectives.js'
import { isIdleInEnglish } from './idle-english.js'
import { isIdleHere } from './idle-words.js'
import { isImpliedHere } from './implied-here.js'
import { areInitials, untoldName, untoldRank } from './names-of-two.js'
import { isEachOfAll, isOfAll } from './quantifiers.js'
import { isRegionNamed } from './regions.js'
import { isTakenApart } from './taken-apart.js'
import { isHalfYear, isLittleMore, isNearly, spanAt } from './spans.js'
import { isToldOfPart } from './told-of-part.js'
import { isToldByNouns } from './told-by-nouns.js'
import { isToldByMore, isToldOtherwise } from './told-otherwise.js'
import { isTurnTold } from './turns-taken.js'

/** `fell to 15` of what fell by 15. */
const reaching = new Set(['to', 'auf', 'tot', 'naar', 'do'])

const each = new Set(['each', 'every'])

/** The first word of a sentence that no ground says or implies, and that claims something. */
export function unknownWord(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const isAllOver = grounds.some(isOver) && !grounds.some(({ goesOn }) => goesOn)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const verb = verbAt(tokens, at, language)
    const isTold = each.has(token.value)
      ? isToldSoOften(tokens, at, grounds, language) ||
        isIdleHere(tokens, at, grounds, language) ||
        isEachOfAll(tokens, at, grounds, language) ||
        isTurnTold(tokens, at, grounds)
      : isToldIn(token.value, verb, at, said) ||
        (rejoins(language) && isParticle(tokens, at, said)) ||
        thirdsOf(tokens, at, language, isAllOver).some((third) => isToldIn(third, verb, at, said))
    if (!isTold) return token.raw
    const name = untoldRank(said, at) ?? untoldName(said, at)
    if (name) return name
  }
  return undefined
}

const isToldAs = (token: Token, tokens: readonly Token[], at: number, basis: Basis) =>
  isPlainHere(token, at, basis) || anySays(basis.grounds, token, basis.language) || isSaid(tokens, at, basis)

/** Of a verb in two parts both together are told: `stelle … ein` is `einstellt`. */
function isToldIn(form: string, verb: Token | undefined, at: number, said: Said): boolean {
  const whole = verb?.value.replace(said.tokens[at]!.value, form)
  if (whole !== undefined && isToldFor(whole, at, said)) return true
  return (whole === undefined || !hasGroup(whole, said.language)) && isToldFor(form, at, said)
}

/** The same of the word at `at`, in this form of it. */
function isToldFor(value: string, at: number, said: Said): boolean {
  const { tokens } = said
  const own = tokens[at]!
  if (own.value === value) return isToldAs(own, tokens, at, said)
  const token = changed(own, { value })
  return isToldAs(token, tokens.with(at, token), at, said)
}

const isPlainHere = (token: Token, at: number, { language, isPlain }: Basis) =>
  token.kind === 'word' && !isNameAt(token, at, language) && isPlain(withoutOwner(token.value))

const isNameAt = ({ isMarked }: Token, at: number, language: string) =>
  isMarked && at > 0 && language !== 'de'

/** The verb that the word at `at` is with the end of its clause: `stellte … ein` claims more than `stellte`. */
function verbAt(tokens: readonly Token[], at: number, language: string): Token | undefined {
  const value = rejoined(tokens, at, language) ?? apartInDutch(tokens, at, language)
  return value === undefined ? undefined : changed(tokens[at]!, { value })
}

/** `handelde klachten af in drie talen`; in `zijn werk` is no verb. */
function apartInDutch(tokens: readonly Token[], at: number, language: string): string | undefined {
  if (language !== 'nl' || determiners.has(tokens[at - 1]?.value ?? '')) return undefined
  const verb = withParticle(tokens, at, language)
  return verb?.startsWith('mee') ? undefined : verb
}

/** The `fort` of `bildete sich fort`, where the two together are told. */
const isParticle = (tokens: readonly Token[], at: number, { grounds, language, isPlain }: Basis) =>
  tokens.slice(0, at).some((_, index) => {
    const verb = verbAt(tokens.slice(0, at + 1), index, language)
    // Of the same clause: what stands behind its end is no part of it, unless it is the end again, as behind brackets.
    const isIts =
      verb?.value === `${tokens[at]!.value}${tokens[index]!.value}` &&
      (tokens[at + 1]?.breaks !== false || !tokens.slice(index + 1, at + 1).some(({ breaks }) => breaks))
    return verb && isIts && (isPlain(verb.value) || grounds.some((ground) => bears(ground, verb, language)))
  })

/** How often is said by two words. */
const isToldSoOften = (tokens: readonly Token[], at: number, grounds: readonly Ground[], language: string) =>
  grounds.some(({ pairs }) =>
    [...each].some((one) => pairs.has(pairOf(one, tokens[at + 1]?.value ?? '', language))),
  )

function isSaid(tokens: readonly Token[], at: number, basis: Basis) {
  const { grounds, language } = basis
  const token = tokens[at]!
  // As many as the entries that it speaks of.
  const spokenOf = token.kind === 'number' ? entriesAmong(grounds).length : 0
  if (spokenOf > 1 && token.value === `${spokenOf}`) return true
  if (token.kind === 'number')
    return (
      isUnitBehind(tokens, at, grounds) ||
      isCountOfList(tokens, at, grounds) ||
      spanAt(tokens, at, grounds) ||
      isHalfOfYear(tokens, at, grounds) ||
      isToldOtherwise(tokens, at, basis) ||
      grounds.some(
        ({ changes }) =>
          (isDifference(token, changes) && !reaching.has(tokens[at - 1]?.value ?? '')) ||
          isShareOfChange(tokens, at, changes),
      ) ||
      isToldByMore(tokens, at, basis)
    )
  if (token.kind !== 'word') return false
  if (
    isHalfYear(tokens, at) ||
    isHalfOfYear(tokens, at, grounds) ||
    isTermOf(tokens, at, grounds) ||
    isOfLanguages(tokens, at - 1, grounds) ||
    isSeasonOf(tokens, at, language) ||
    isSharePercent(tokens, at, basis) ||
    isNearly(tokens, at, grounds) ||
    isLittleMore(tokens, at, grounds) ||
    isNearShare(tokens, at, basis) ||
    isWhollyPercent(tokens, at, basis) ||
    grounds.some(({ changes }) => isShareOfChange(tokens, at, changes))
  )
    return true
  if (isNameAt(token, at, language)) {
    const bare = withoutOwner(token.value)
    return (
      /^\p{Lu}{2,5}$/u.test(token.raw) &&
      grounds.some(({ implied, sequences }) => implied.has(bare) || sequences.some(areInitials(token.raw)))
    )
  }
  return (
    isOfAll(tokens, at, basis) ||
    isAllTimes(tokens, at, grounds, language) ||
    isRegionNamed(tokens, at, grounds, language) ||
    isImpliedHere(tokens, at, grounds) ||
    isIdleHere(tokens, at, grounds, language) ||
    isTakenApart(tokens, at, grounds, language) ||
    isDoneLine(tokens, at, grounds, language) ||
    isBorneOut(tokens, at, grounds) ||
    isBorneBy(tokens, at, basis) ||
    isToldOfPart(tokens, at, basis) ||
    isOfTheTown(withoutOwner(token.value), grounds, language) ||
    isFieldAdjective(tokens, at, grounds, language) ||
    (language === 'de' && isToldByNouns(tokens, at, grounds)) ||
    (language === 'en' && (isIdleInEnglish(tokens, at, grounds) || isAgentOfDeed(tokens, at, grounds)))
  )
}

/** `from 8 to 5 percent`: the second gives both the unit. */
const isUnitBehind = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  tokens[at + 1]?.kind === 'word' &&
  /\d%$/.test(tokens[at + 2]?.value ?? '') &&
  grounds.some(({ facts }) => facts.has(`${tokens[at]?.value ?? ''}%`))
