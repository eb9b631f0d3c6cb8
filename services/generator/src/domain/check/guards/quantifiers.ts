import { bears, entriesAmong, says, type Ground } from '../ground.js'
import { isForm } from '../forms/one-word.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctions, every } from '../words/function-words.js'
import { wordSet } from '../forms/word-set.js'
import { standsIn, telling, upTo, type Basis } from '../said.js'

const all =
  wordSet(`all alle allen todos todas tous toutes tutti tutte allemaal wszystkie wszystkich wszyscy each jeweils cada chacun chacune ognuno
elk elke każdy każda każde`)
/** Of each so many, which a total does not tell. */
const shared = wordSet('each jeweils cada chacun chacune ognuno elk elke każdy każda każde')
const shares = wordSet(
  'each every per je jeweils cada chaque chacun chacune ognuno ogni elk elke ieder iedere',
)
const totals = wordSet('total totaal insgesamt gesamt totale totali razem łącznie together zusammen samen')
const both = wordSet(
  `both either beide beiden ambos ambas entrambi entrambe allebei beides obie oba obydwa obydwie obu tanto deux`,
)
/** `all the way`, `all in all`: no count of anything. */
const idle = /^(?:the|in|around|along|through|round)$/
const these = wordSet(
  'those these diese diesen dieser esos estos ces quei questi esses estes deze die te tych the',
)

/**
 * Whether `all` or `both` holds where it stands: every entry that the sentence speaks of, at least two, says what the
 * rest of its run says, or an entry says it with the amount behind it.
 */
export function isOfAll(
  tokens: readonly Token[],
  at: number,
  { grounds, language, isPlain }: Basis,
): boolean {
  const word = tokens[at]?.value ?? ''
  const isBoth = both.has(word)
  if (!isBoth && !all.has(word)) return false
  const next = tokens[at + 1]?.value ?? ''
  if (word === 'all' && tokens[at - 1]?.value === 'in' && (!tokens[at + 1] || tokens[at + 1]?.breaks))
    return true
  if (word === 'all' && idle.test(next) && /^(?:way|all|along)$/.test(tokens[at + 2]?.value ?? ''))
    return true
  const amount = tokens[at + 1 + Number(these.has(next))]
  if (!isBoth && amount && isAmount(amount))
    return grounds.some(
      ({ facts, sequences }) =>
        facts.has(amount.value) &&
        (!shared.has(word) || sequences.some((known) => isSharedOut(known, amount.value))),
    )
  if (language === 'en' && isListed(tokens.slice(0, at), { grounds, language, isPlain })) return true
  if (!isBoth && !shared.has(word) && isHundredPercent(tokens, at, { grounds, language, isPlain }))
    return true
  const entries = entriesAmong(grounds)
  const own = isBoth && entries.length > 2 ? namedBefore(tokens.slice(0, at), entries) : entries
  if (isBoth ? own.length !== 2 : own.length < 2) return false
  const rest = upTo(tokens.slice(at + 1), ({ breaks }) => breaks).filter(
    ({ kind, value, isMarked }) => kind !== 'word' || isMarked || !isPlain(value),
  )
  return rest.length > 0 && own.every((ground) => rest.every((token) => bears(ground, token, language)))
}

/** `all manuals` of `100% of manuals`, of which the same line tells all else, and no other share. */
function isHundredPercent(
  tokens: readonly Token[],
  at: number,
  { grounds, language, isPlain }: Basis,
): boolean {
  const rest = telling([...tokens.slice(0, at), ...tokens.slice(at + 1)], isPlain)
  const isThing = ({ kind, value }: Token) => kind === 'word' && value.length > 2 && !these.has(value)
  const thing = tokens.slice(at + 1, at + 5).find(isThing)
  const isOfIt = (known: readonly Token[], place: number) => {
    const counted = known.slice(place + 1, place + 5).find(isThing)
    return (
      known[place]!.value === '100%' && counted !== undefined && isForm(thing!.value, counted.value, language)
    )
  }
  return (
    thing !== undefined &&
    grounds.some(({ sequences }) =>
      sequences.some(
        (known) =>
          known.filter(({ value }) => value.endsWith('%')).length === 1 &&
          known.some((_, place) => isOfIt(known, place)) &&
          rest.every(({ value }) => standsIn(value, known, language)),
      ),
    )
  )
}

/** No `in total` stands beside the amount, or a word for each does. */
const isSharedOut = (known: readonly Token[], amount: string) =>
  known.some(({ value }) => value === amount) &&
  (known.some(({ value }) => shares.has(value)) || !known.some(({ value }) => totals.has(value)))

/** `Baking, icing and sales are all …`: behind three things or more that one entry has. */
function isListed(before: readonly Token[], { grounds, language, isPlain }: Basis): boolean {
  const list = /^(?:are|were)$/.test(before.at(-1)?.value ?? '') ? before.slice(0, -1) : before
  const joint = list.findLastIndex(({ value }) => conjunctions.has(value))
  const isList = joint > 0 && joint >= list.length - 6 && list.slice(1, joint).some(({ breaks }) => breaks)
  const things = list.filter(({ kind, value }) => kind !== 'word' || !isPlain(value))
  return isList && grounds.some((ground) => things.every((thing) => says(ground, thing, language)))
}

/** `every cluster` of `all clusters`: an entry says of all of a thing what is said of each. */
export const isEachOfAll = (
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean => {
  const [before, thing] = [tokens[at - 1], tokens[at + 1]]
  const isIt = (token: Token) => thing !== undefined && isForm(thing.value, token.value, language)
  const isAllOf = (known: readonly Token[], index: number) =>
    (all.has(known[index]?.value ?? '') || every.has(known[index]?.value ?? '')) &&
    known.slice(index + 1, index + 4).some(isIt)
  // `a report on each`, with the thing named in front of it.
  const isEachBehind = (known: readonly Token[]) => {
    const index = known.findIndex(
      ({ value }, place) => every.has(value) && (!known[place + 1] || known[place + 1]!.breaks),
    )
    // `80 exhibitors each`
    const isSameBefore =
      before !== undefined && index > 0 && isForm(before.value, known[index - 1]!.value, language)
    return isSameBefore || (index > 0 && known.slice(0, index).some(isIt))
  }
  if (language === 'en' && grounds.some(({ sequences }) => sequences.some(isEachBehind))) return true
  return (
    thing?.kind === 'word' &&
    thing.follows &&
    grounds.some(({ sequences }) =>
      sequences.some((known) => known.some((_, index) => isAllOf(known, index))),
    )
  )
}

/** `Dutch and Frisian are both …`: of more entries those that the sentence has named so far, by their first word. */
const namedBefore = (before: readonly Token[], entries: readonly Ground[]): readonly Ground[] =>
  entries.filter(({ section, sequences }) =>
    before.some(
      ({ value, isMarked }) => section === 'languages' && isMarked && sequences[0]?.[0]?.value === value,
    ),
  )
