import { gathered } from '../../gathered.js'
import { gives, isForm } from '../forms/one-word.js'
import { germanAgent } from '../forms/stem-german.js'
import { changesIn } from '../changes.js'
import { isOutOfTen } from '../guards/out-of-ten.js'
import { isLabel } from '../numbers/labelled.js'
import { isTimeUnit } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { isCountedSo } from './counted-lists.js'
import { measure, phraseOf, regionOf } from './counted-region.js'
import { isLasting, times } from './how-long.js'
import { isCountOfList } from './listed-count.js'
import { standsIn, telling, type Said } from '../said.js'
import { articles, conjunctions, ofs, prepositions } from '../words/function-words.js'

/** Whoever they are, they are people. */
const people = wordSet('personen menschen leute')
/** Whatever it is, it is a piece. */
const generic = wordSet(
  `mal male stuck exemplare einheiten teile teilen dinge sachen frauen manner jahre jahren monate monaten wochen tage tagen stunden minuten uhr prozent euro`,
)

/** An amount put before a noun that the entry counts otherwise, or not at all: `64 LED fixtures` of `64 lanterns with LED fixtures`. */
export function otherCount(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const told = said.told.filter(({ length }) => length > 2)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (!isAmount(token) || /\//.test(token.value)) continue
    if (isLabel(tokens, at, grounds) || isCountOfList(tokens, at, grounds)) continue
    if (isOutOfTen(tokens, at, said)) continue
    // `reduced by 11% the costs`
    if (/%$/.test(token.value) && articles.has(tokens[at + 1]?.value ?? '')) continue
    const wrong = otherCountAt(said, at, told)
    if (wrong !== undefined && !isCountedSo(tokens, at, grounds, language)) return wrong
  }
  return undefined
}

function otherCountAt(
  { tokens, told: texts, language, isPlain }: Said,
  at: number,
  told: readonly (readonly Token[])[],
): string | undefined {
  const token = tokens[at]!
  const phrase = phraseOf(tokens, at, language)
  const isSpan = isTimeUnit(phrase[0]?.value ?? '')
  // `140 von 310 automatisiert`: German marks what is counted.
  const isPredicate = language === 'de' && !phrase.some(({ isMarked }) => isMarked)
  const things = isSpan || isPredicate ? [] : telling(phrase, isPlain)
  const own = told.filter((known) => known.some(({ value }) => value === token.value))
  // However little it says by itself, what stands right behind is counted: `40 summers`.
  const [next] = phrase
  const first =
    next && !isSpan && !isPredicate && next.value.length > 3 && !generic.has(next.value) ? next : undefined
  const isElsewhere =
    first &&
    own.every(
      (known) =>
        (!people.has(first.value) && !standsIn(first.value, known, language)) ||
        countsOther(known, token, phrase, language),
    )
  const isOfOther = (known: readonly Token[]) =>
    isOfMeasure(known, token, first!) || isBehindCounted(known, token, phrase, tokens, language)
  if (first && own.length > 0 && own.every(isOfOther)) return `${token.raw} ${first.raw}`
  // `sette edizioni di incontri`: an entry counts by it what stands right behind, however little that says.
  const isOwn = first && own.some((known) => isCountedFirst(known, token, first, language))
  const wrong =
    (own.length > 0 && !isOwn ? misjoined(things, token, own, language) : undefined) ??
    (first && isElsewhere ? countedOtherwise(first, token, texts, language) : undefined)
  if (wrong) return `${token.raw} ${wrong.raw}`
  if (next && times.test(next.value) && own.length > 0 && own.every((known) => isLasting(known, token)))
    return `${token.raw} ${next.raw}`
  if (language === 'de' && things.length === 0 && isOtherNoun(tokens, at, own, isPlain))
    return `${token.raw} ${tokens[at + 1]?.raw}`
  const other = bareBehind(tokens, at)
  if (other && !texts.some((known) => hasAll(known, [token, other]))) return `${token.raw} … ${other.raw}`
  return undefined
}

/** `60 trails` of `60 km of trails`: what the amount counts there is a measure. */
const isOfMeasure = (known: readonly Token[], amount: Token, thing: Token) =>
  !measure.test(thing.value) &&
  known.some(({ value }, at) => value === amount.value && measure.test(known[at + 1]?.value ?? ''))

/** `64 churches` of `64 photos of churches`, `eight pickers` of `eight people and pickers`, where no word tells of those. */
const isBehindCounted = (
  known: readonly Token[],
  amount: Token,
  [thing, head]: readonly Token[],
  tokens: readonly Token[],
  language: string,
) =>
  known.some(({ value }, at) => {
    const [counted, link, other] = [known[at + 1], known[at + 2]?.value ?? '', known[at + 3]]
    if (value !== amount.value || !thing || other?.value !== thing.value || !isThing(counted)) return false
    // `12 staff members` of `12 members of staff`
    if (ofs(language).has(link))
      return ![thing, head].some((said) => said && standsIn(said.value, [counted!], language))
    return conjunctions.has(link) && !standsIn(counted!.value, tokens, language)
  })

/** `14 reports` of `reports on water in 14 towns`: what the amount counts there is named behind it. */
function countsOther(
  known: readonly Token[],
  { value }: Token,
  phrase: readonly Token[],
  language: string,
): boolean {
  const at = known.findIndex((token) => token.value === value)
  const [counted] = regionOf(known, at)
  const isOfIt = (word: Token) =>
    regionOf(known, at).some((other) => isCountedAs(word, other, language) || isWho(word, other))
  return isThing(counted) && !isChange(known) && !phrase.some(isOfIt)
}

/** Nothing more of what is counted stands behind it there. */
const isCountedFirst = (known: readonly Token[], { value }: Token, first: Token, language: string) =>
  known.some((token, at) => {
    const [next, third] = known.slice(at + 1)
    return (
      token.value === value && next && isForm(first.value, next.value, language) && third?.breaks !== false
    )
  })

const isCountedAs = (said: Token, known: Token, language: string) =>
  isForm(said.value, known.value, language) ||
  (people.has(said.value) && gives(known.value, said.value, language))

/** Whoever does a thing is one of the people. */
const isWho = (said: Token, known: Token) => people.has(said.value) && germanAgent(known.value) !== undefined

const hasAll = (known: readonly Token[], amounts: readonly Token[]) =>
  amounts.every(({ value }) => known.some((token) => token.value === value))

/** The next of bare amounts in a row: `lines 2, 6 and 10`. */
function bareBehind(tokens: readonly Token[], at: number): Token | undefined {
  const [one, two] = [tokens[at + 1], tokens[at + 2]]
  const isBare = (index: number) => {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (!token || !isAmount(token) || token.value === '1') return false
    return /^\d+$/.test(token.raw) || !next || next.breaks || conjunctions.has(next.value)
  }
  if (one && isAmount(one)) return one.breaks && isBare(at + 1) && isBare(at) ? one : undefined
  if (!one || !conjunctions.has(one.value) || two?.breaks === true) return undefined
  return isBare(at) && isBare(at + 2) ? two : undefined
}

/** `from 12 to 30 members` counts one thing by both; `3 tours to 27 towns` is no change. */
function isChange(known: readonly Token[]): boolean {
  if (changesIn(known).length === 0) return false
  const regions = gathered(known, (token, at) =>
    isAmount(token) ? [regionOf(known, at).filter(({ value }) => value.length > 2)] : [],
  )
  return regions.some(
    (region, at) =>
      region.length === 0 ||
      regions.some(
        (other, index) =>
          index !== at && region.some(({ value }) => other.some((token) => token.value === value)),
      ),
  )
}

type Where = 'own' | 'elsewhere' | 'nowhere'

/** The thing that no text with this amount counts by it, though one has it behind a preposition or another amount. */
function misjoined(
  things: readonly Token[],
  amount: Token,
  own: readonly (readonly Token[])[],
  language: string,
): Token | undefined {
  const wrongs = own.map((known) => {
    if (isChange(known)) return null
    const places = gathered(known, ({ value }, at) => (value === amount.value ? [at] : []))
    const at = places[0]!
    if (places.length > 1) return null
    const where = things.map((thing) => whereIs(thing, known, at, language))
    if (where.every((each) => each === 'nowhere')) return undefined
    const counted = things.find(
      (thing, index) => where[index] === 'elsewhere' && isCountedByOther(thing, known, at, language),
    )
    if (counted) return counted
    return where.includes('own') ? null : (things[where.indexOf('elsewhere')] ?? null)
  })
  if (wrongs.includes(null)) return undefined
  return wrongs.find((wrong) => wrong !== undefined) ?? undefined
}

function whereIs({ value }: Token, known: readonly Token[], at: number, language: string): Where {
  const region = regionOf(known, at)
  if (standsIn(value, region, language)) return 'own'
  // `banquets de 180 convives` counts guests.
  const isBehind = behindNoun(known, at, language) && isThing(region[0])
  const before = isBehind ? [] : known.slice(0, at)
  const start = before.findLastIndex((token) => isAmount(token))
  const near = start < 0 ? before : before.slice(start + 1 + regionOf(known, start).length)
  if (standsIn(value, near, language)) return 'own'
  return standsIn(value, known, language) ? 'elsewhere' : 'nowhere'
}

const isThing = (counted: Token | undefined) =>
  counted?.kind === 'word' && counted.value.length > 3 && !isTimeUnit(counted.value)
/** Elsewhere an agency of 15 people is a 15-person agency. */
const romance = new Set(['fr', 'es', 'it', 'pt'])
/** A preposition stands in front of the amount, and a word in front of that. */
const behindNoun = (known: readonly Token[], at: number, language: string) =>
  at > 1 && romance.has(language) && prepositions(language).has(known[at - 1]!.value)

const isCountedByOther = ({ value }: Token, known: readonly Token[], at: number, language: string) =>
  known.some(
    (token, index) => index !== at && isAmount(token) && standsIn(value, regionOf(known, index), language),
  )

/** An amount before what no text counts by it, and some text by another one. */
const countedOtherwise = (
  thing: Token,
  amount: Token,
  texts: readonly (readonly Token[])[],
  language: string,
): Token | undefined => {
  const isHere = (known: readonly Token[], at: number) =>
    isAmount(known[at]!) &&
    regionOf(known, at)
      .slice(0, 2)
      .some((counted) => isCountedAs(thing, counted, language))
  const isOther = (known: readonly Token[]) =>
    !isChange(known) && known.some(({ value }, at) => value !== amount.value && isHere(known, at))
  return texts.some(isOther) ? thing : undefined
}

/** German marks its nouns: one behind an amount counts something, however little it claims by itself. */
function isOtherNoun(
  tokens: readonly Token[],
  at: number,
  own: readonly (readonly Token[])[],
  isPlain: (word: string) => boolean,
): boolean {
  const noun = tokens[at + 1]
  if (
    !noun?.isMarked ||
    noun.kind !== 'word' ||
    noun.breaks ||
    generic.has(noun.value) ||
    people.has(noun.value) ||
    !isPlain(noun.value)
  )
    return false
  if (own.length === 0 || own.some((known) => standsIn(noun.value, known, 'de'))) return false
  return own.every((known) => {
    const counted = regionOf(
      known,
      known.findIndex(({ value }) => value === tokens[at]!.value),
    )
      .slice(0, 2)
      .find(({ isMarked }) => isMarked)
    return counted !== undefined && !standsIn(counted.value, tokens, 'de')
  })
}
