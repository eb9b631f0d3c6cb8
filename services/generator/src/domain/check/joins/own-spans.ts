import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { gives, isForm } from '../forms/one-word.js'
import { isGap, spanAt } from '../guards/spans.js'
import { wordSet } from '../forms/word-set.js'
import { entriesAmong, says, type Ground } from '../ground.js'
import { months, now, years } from '../numbers/time-words.js'
import { runsOf } from '../runs.js'
import { standsIn, telling, upTo, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctions, conjunctionsOf, prepositions, subjects } from '../words/function-words.js'

const isUnit = (word = '') => years.has(word) || months.has(word)
const mayLast = anyWord(isUnit)
/** From the amount of a span to what was done so long: `years of experience as`. */
const spansIn = (tokens: readonly Token[]): readonly number[] =>
  gathered(tokens, (token, at) => {
    const isSpan = isAmount(token) && isUnit(tokens[at + 1]?.value) && tokens[at - 1]?.kind !== 'number'
    return isSpan && !isGap(tokens, at) ? [at] : []
  })

/** How long all of it lasted, or another entry, said of one thing: `eleven years as an adjuster` of eleven in insurance. */
export function spanOfAnother(said: Said): string | undefined {
  if (!mayLast(said.tokens, said.language)) return undefined
  for (const run of runsOf(said.tokens, said.language)) {
    const at = spansIn(run).find((index) => isOtherSpan(run, index, said))
    if (at !== undefined) return `${run[at]!.raw} ${run[at + 1]!.raw}`
  }
  return undefined
}

function isOtherSpan(run: readonly Token[], at: number, said: Said): boolean {
  const things = telling(behind(run, at), said.isPlain)
  if (things.length === 0) return false
  const told = gathered(said.grounds, (ground) => {
    const { whole, frames, statements } = partsOf(ground, said.language)
    return [whole, ...frames, ...statements].flatMap(({ sequences }) => sequences)
  })
  const texts = gathered(told, (known) => toldWith(known, run[at]!.value))
  const own = entriesAmong(said.grounds)
  const named = own.filter((ground) => things.every((thing) => says(ground, thing, said.language)))
  if (texts.length > 0)
    return (
      !isBorneOut(run, at, named) &&
      texts.every(
        (known) =>
          isOfOther(known, things, said) ||
          isOfOneOfTwo(known, things, said) ||
          isOfSome(known, things, said) ||
          isAsOther(known, run.slice(at), said),
      )
    )
  const dated = named.filter(({ start }) => start !== undefined)
  return dated.length > 0 && named.length < own.length && !isBorneOut(run, at, [...dated])
}

const isBorneOut = (run: readonly Token[], at: number, named: readonly Ground[]) =>
  named.length > 0 && spanAt(run, at, named)

/** Up to the next break or amount. */
function behind(run: readonly Token[], at: number): readonly Token[] {
  const rest = run.slice(at + 2)
  const end = rest.findIndex((token) => token.breaks || isAmount(token))
  return rest.slice(0, end < 0 ? rest.length : end)
}

interface Told {
  readonly before: readonly Token[]
  readonly behind: readonly Token[]
  /** All that follows, up to another amount. */
  readonly rest: readonly Token[]
}

/** What a sentence tells up to its span of this amount, and right behind it. */
const toldWith = (known: readonly Token[], amount: string): readonly Told[] =>
  spansIn(known)
    .filter((at) => known[at]!.value === amount)
    .map((at) => ({
      before: known.slice(0, at),
      behind: behind(known, at),
      rest: upTo(known.slice(at + 2), isAmount),
    }))

/** A span of several things, put to some of them: `nine years in insurance` of nine across insurance, banking and law. */
function isOfSome({ rest }: Told, things: readonly Token[], { tokens, language, isPlain }: Said): boolean {
  const at = rest.findIndex(({ value, breaks }) => conjunctionsOf(language).has(value) && !breaks)
  if (at < 1) return false
  const start = rest.findLastIndex(({ value }, index) => index < at && prepositions(language).has(value))
  const [front, next] = [rest.slice(start < 0 ? at - 1 : start + 1, at), rest.slice(at + 1, at + 3)]
  // `in logistics, and likes it`: what follows is told by itself.
  if (next[0]?.breaks || next.some(({ value }) => isApart(value, language))) return false
  const [beside, last] = [telling(front.slice(-2), isPlain).at(-1), telling(next, isPlain)[0]]
  if (!beside || !last) return false
  const isSaid = ({ value }: Token, among: readonly Token[]) =>
    among.some((token) => isForm(value, token.value, language) || gives(value, token.value, language))
  return (
    telling([...front, last], isPlain).some((item) => isSaid(item, things)) &&
    ![beside, last].every((item) => isSaid(item, tokens))
  )
}
const isApart = (word: string, language: string) =>
  subjects(language).has(word) || prepositions(language).has(word) || now.has(word)

/** A span of two things, put to one of them: `six years in retail` of `six years in agencies and in retail`. */
function isOfOneOfTwo(
  { behind }: Told,
  things: readonly Token[],
  { tokens, language, isPlain }: Said,
): boolean {
  const at = behind.findIndex((_, index) => isSecond(behind, index))
  const isOf = (half: readonly Token[], among: readonly Token[]) =>
    telling(half, isPlain).some(({ value }) => standsIn(value, among, language))
  const halves = at < 0 ? [] : [behind.slice(0, at), behind.slice(at + 1)]
  return halves.some((half) => isOf(half, things)) && !halves.every((half) => isOf(half, tokens))
}

/** A span put to a title that only another entry has: `eleven years as a freelance photographer` of a photographer's eleven. */
function isAsOther(known: Told, span: readonly Token[], said: Said): boolean {
  const at = span.findIndex(({ value }) => roles.has(value))
  const isEnd = ({ value, breaks }: Token) =>
    breaks || conjunctions.has(value) || prepositions(said.language).has(value)
  const title = at < 0 ? [] : upTo(span.slice(at + 1), isEnd)
  const own = said.grounds.filter((ground) => !entriesAmong([ground]).includes(ground))
  return telling(title, said.isPlain).some(
    (thing) => isOfOther(known, [thing], said) && !own.some((ground) => says(ground, thing, said.language)),
  )
}
const roles = wordSet('as als comme como come jako')

/** `in agencies and in retail`: the preposition stands in front of both. */
const isSecond = (known: readonly Token[], at: number) =>
  conjunctions.has(known[at]!.value) &&
  !known[at]!.breaks &&
  known[at + 2]?.kind === 'word' &&
  [0, at + 1].every((place) => within.has(known[place]?.value ?? ''))
const within = wordSet('in im dans en em no na nos nas nel nella w we')

const isOfOther = (told: Told, things: readonly Token[], { language, isPlain }: Said): boolean =>
  telling([...told.before, ...told.behind], isPlain).length > 0 &&
  !things.some((thing) =>
    [...told.before, ...told.behind].some(
      ({ value }) => isForm(thing.value, value, language) || gives(value, thing.value, language),
    ),
  )
