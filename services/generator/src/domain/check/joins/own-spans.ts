import { gives, isForm } from '../forms/one-word.js'
import { isGap, spanAt } from '../guards/spans.js'
import { entriesAmong, says, type Ground } from '../ground.js'
import { months, years } from '../numbers/time-words.js'
import { runsOf } from '../runs.js'
import { telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'

const isUnit = (word = '') => years.has(word) || months.has(word)
/** From the amount of a span to what was done so long: `years of experience as`. */
const spansIn = (tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap((token, at) => {
    const isSpan = isAmount(token) && isUnit(tokens[at + 1]?.value) && tokens[at - 1]?.kind !== 'number'
    return isSpan && !isGap(tokens, at) ? [at] : []
  })

/** How long all of it lasted, or another entry, said of one thing: `eleven years as an adjuster` of eleven in insurance. */
export function spanOfAnother(said: Said): string | undefined {
  for (const run of runsOf(said.tokens, said.language)) {
    const at = spansIn(run).find((index) => isOtherSpan(run, index, said))
    if (at !== undefined) return `${run[at]!.raw} ${run[at + 1]!.raw}`
  }
  return undefined
}

function isOtherSpan(run: readonly Token[], at: number, said: Said): boolean {
  const things = telling(behind(run, at), said.isPlain)
  if (things.length === 0) return false
  const told = said.grounds.flatMap((ground) => {
    const { whole, frames, statements } = partsOf(ground, said.language)
    return [whole, ...frames, ...statements].flatMap(({ sequences }) => sequences)
  })
  const texts = told.flatMap((known) => toldWith(known, run[at]!.value))
  const own = entriesAmong(said.grounds)
  const named = own.filter((ground) => things.every((thing) => says(ground, thing, said.language)))
  if (texts.length > 0)
    return !isBorneOut(run, at, named) && texts.every((known) => isOfOther(known, things, said))
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

/** What a sentence tells up to its span of this amount, and right behind it. */
const toldWith = (known: readonly Token[], amount: string): readonly (readonly Token[])[] =>
  spansIn(known)
    .filter((at) => known[at]!.value === amount)
    .map((at) => [...known.slice(0, at), ...behind(known, at)])

const isOfOther = (known: readonly Token[], things: readonly Token[], { language, isPlain }: Said): boolean =>
  telling(known, isPlain).length > 0 &&
  !things.some((thing) =>
    known.some(({ value }) => isForm(thing.value, value, language) || gives(value, thing.value, language)),
  )
