import { isDifference } from '../changes.js'
import { withoutOwner } from '../forms/normal-form.js'
import { isForm } from '../forms/one-word.js'
import { isTitle } from '../forms/same-word.js'
import { thirdsOf } from '../forms/first-person.js'
import { rejoined, rejoins, withParticle } from '../forms/separable.js'
import { wordSet } from '../forms/word-set.js'
import { bears, entriesAmong, isOver, pairOf, personAmong, says, type Ground } from '../ground.js'
import { isShareOfChange } from '../numbers/fractions.js'
import { isNearShare, isSharePercent, isWhollyPercent } from './shares.js'
import { isSeasonOf } from '../numbers/parts-of-dates.js'
import { isCountOfList } from '../joins/listed-count.js'
import type { Basis, Said } from '../said.js'
import { changed, type Token } from '../tokens.js'
import { determiners } from '../words/function-words.js'
import { hasGroup } from '../words/same-meaning.js'
import { isBorneOut } from './borne-out.js'
import { isBorneBy } from './borne-by.js'
import { isOfTheTown } from './demonyms.js'
import { isDoneLine } from './done-lines.js'
import { isFieldAdjective } from './field-adjectives.js'
import { isIdleInEnglish } from './idle-english.js'
import { isIdleHere } from './idle-words.js'
import { isImpliedHere } from './implied-here.js'
import { isEachOfAll, isOfAll } from './quantifiers.js'
import { isTakenApart } from './taken-apart.js'
import { isHalfYear, isNearly, spanAt } from './spans.js'
import { isToldOfPart } from './told-of-part.js'
import { isToldByNouns } from './told-by-nouns.js'
import { isToldOtherwise } from './told-otherwise.js'
import { isTurnTold } from './turns-taken.js'

/** In front of a title they make another one: `head chef`. */
const ranks = wordSet(
  'head lead chief senior charge managing principal executive deputy vice master first second',
)

/** `fell to 15` of what fell by 15. */
const reaching = new Set(['to', 'auf', 'tot', 'naar', 'do'])

const each = new Set(['each', 'every'])

/** The first word of a sentence that no ground says or implies, and that claims something. */
export function unknownWord(said: Said): string | undefined {
  const { tokens, grounds, language, isPlain } = said
  const isAllOver = grounds.some(isOver) && !grounds.some(({ goesOn }) => goesOn)
  for (const [at, token] of tokens.entries()) {
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

const isToldAs = (token: Token, tokens: readonly Token[], at: number, basis: Basis) =>
  isPlainHere(token, at, basis) ||
  basis.grounds.some((ground) => says(ground, token, basis.language)) ||
  isSaid(tokens, at, basis)

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
  if (!isNamePart(before, isFirst, isPlain) || !isNamePart(token, false, isPlain)) return false
  if (isFirst && !grounds.some(({ words }) => words.has(before.value))) return false
  // `issued Ida's First Aid at Work`, `named Ida Young Cook of the Year`.
  const opens = ({ sequences }: Ground) => sequences.some(([head]) => head?.value === token.value)
  if (personAmong(grounds).has(withoutOwner(before.value)) && entriesAmong(grounds).some(opens)) return false
  // `Al Centro Leno Davide coordina …`: who it is about stands behind what it is about.
  return !grounds.some(
    ({ section, sequences }) => section === 'person' && sequences[0]?.[0]?.value === token.value,
  )
}

/** A degree stands beside its field, a language beside its level, a certificate beside its giver: `BTSA Transformation laitière`. */
const isPairOf = (before: Token, token: Token, grounds: readonly Ground[], language: string) =>
  grounds.some(
    ({ pairs, section, words, sequences, name, telling }) =>
      pairs.has(pairOf(before.value, token.value, language)) ||
      (section === 'skills' && isLevelOf(before, token, { name, telling })) ||
      (/^(?:education|languages|certificates)$/.test(section) &&
        words.has(before.value) &&
        words.has(token.value) &&
        !isHeadOfAnother(before, token, sequences)) ||
      isOwned(before, token, sequences) ||
      (language === 'it' && section === 'work' && isShortName(before, token, { name, sequences })) ||
      (language === 'pl' && section === 'work' && isUnitOf(before, token, { name, sequences })) ||
      sequences.some(areInitials(before.raw, token)),
  )

/** `Advanced SQL` of a skill and its level, whose keywords have none. */
const isLevelOf = (
  { raw }: Token,
  { value }: Token,
  { name, telling: { frame = [] } }: Pick<Ground, 'name' | 'telling'>,
) => name.size === 1 && name.has(value) && frame.includes(raw)

/** `Environmental Science` of a `Bachelor of Science` in `Environmental Studies`. */
const isHeadOfAnother = (before: Token, { value }: Token, sequences: readonly (readonly Token[])[]) =>
  sequences.some((known) => known.length > 1 && known[0]!.value === before.value) &&
  sequences.some((known) => known.length > 1 && known.at(-1)!.value === value) &&
  !sequences.some((known) => known[0]!.value === value || known.at(-1)!.value === before.value)

/** `Acme's Safety Passport`: of one entry, the end of a name and the beginning of another. */
const isOwned = (before: Token, token: Token, sequences: readonly (readonly Token[])[]) => {
  const owner = /^(.+)'s$/.exec(before.value)?.[1]
  return (
    owner !== undefined &&
    sequences.some((known) => known.at(-1)?.value === owner) &&
    sequences.some((known) => known[0]?.value === token.value)
  )
}

/** `Studio Gandolfi` of the employer `Studio Immobiliare Gandolfi`: the first and the last of its words. */
const isShortName = (
  before: Token,
  { value }: Token,
  { name, sequences }: Pick<Ground, 'name' | 'sequences'>,
) =>
  sequences.some(
    (known) =>
      known.length > 2 &&
      known[0]!.value === before.value &&
      known.at(-1)!.value === value &&
      known.every((token, at) => name.has(token.value) && token.isMarked && (at === 0 || token.follows)),
  )

/** `Oddział Chorób Wewnętrznych Szpitala Powiatowego`: the end of a position, and the employer's first word, in the second case. */
const isUnitOf = (
  before: Token,
  { value }: Token,
  { name, sequences }: Pick<Ground, 'name' | 'sequences'>,
) => {
  const [head = ''] = name
  const isEnd = (known: readonly Token[]) =>
    known.length > 1 && isForm(before.value, known.at(-1)!.value, 'pl')
  return value !== head && isForm(value, head, 'pl') && sequences.some(isEnd)
}

function isSaid(tokens: readonly Token[], at: number, basis: Basis) {
  const { grounds, language } = basis
  const token = tokens[at]!
  // As many as the entries that it speaks of.
  const spokenOf = entriesAmong(grounds).length
  if (token.kind === 'number' && spokenOf > 1 && token.value === `${spokenOf}`) return true
  if (token.kind === 'number')
    return (
      isUnitBehind(tokens, at, grounds) ||
      isCountOfList(tokens, at, grounds) ||
      spanAt(tokens, at, grounds) ||
      isToldOtherwise(tokens, at, basis) ||
      grounds.some(
        ({ changes }) =>
          (isDifference(token, changes) && !reaching.has(tokens[at - 1]?.value ?? '')) ||
          isShareOfChange(tokens, at, changes),
      )
    )
  if (token.kind !== 'word') return false
  if (
    isHalfYear(tokens, at) ||
    isSeasonOf(tokens, at, language) ||
    isSharePercent(tokens, at, basis) ||
    isNearly(tokens, at, grounds) ||
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
    (language === 'en' && isIdleInEnglish(tokens, at, grounds))
  )
}

/** `AGH` of `Akademia Górniczo-Hutnicza`; two letters could stand for anything. */
const areInitials = (letters: string, behind?: Token) => (known: readonly Token[]) =>
  /^\p{Lu}{3,5}$/u.test(letters) &&
  known.some(
    (_, at) =>
      (behind === undefined || known[at + letters.length]?.value === behind.value) &&
      [...letters].every((letter, index) => {
        const word = known[at + index]
        return word?.isMarked === true && word.raw.startsWith(letter) && (index === 0 || word.follows)
      }),
  )

/** `from 8 to 5 percent`: the second gives both the unit. */
const isUnitBehind = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  tokens[at + 1]?.kind === 'word' &&
  /\d%$/.test(tokens[at + 2]?.value ?? '') &&
  grounds.some(({ facts }) => facts.has(`${tokens[at]?.value ?? ''}%`))

const isNamePart = ({ kind, isMarked, value }: Token, isFirst: boolean, isPlain: Said['isPlain']) =>
  kind === 'word' && isMarked && !(isFirst && isPlain(value))
