import { wordSet } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import { standsIn, telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'

const into = wordSet('in at im à en em no na w we te')

/** The names of places that a text tells: marked, behind `in`. */
const placesIn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ kind, isMarked, breaks }, at) =>
      kind === 'word' && isMarked && !breaks && into.has(tokens[at - 1]?.value ?? ''),
  )

/** The town of a job, told of what was done in another: `in Leeds` of what a statement has `in York`. */
export function elsewhere(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  const places = placesIn(tokens)
  const towns = entriesAmong(grounds).filter(({ town }) => places.some(({ value }) => town.has(value)))
  const parts = grounds.map((ground) => ({ ground, ...partsOf(ground, language) }))
  const texts = parts.flatMap(({ whole, frames, statements }) =>
    [whole, ...frames, ...statements].flatMap(({ sequences }) => sequences),
  )
  for (const { ground, statements } of parts) {
    const isElsewhere = (known: readonly Token[]) =>
      isToldOf(
        known,
        texts.filter((other) => other !== known),
        ground,
        said,
      )
    if (towns.includes(ground) && statements.flatMap(({ sequences }) => sequences).some(isElsewhere))
      return places.find(({ value }) => ground.town.has(value))!.raw
  }
  return undefined
}

/** So many words and amounts that no other text has tell what the sentence speaks of. */
const clear = 2

/** The sentence tells what this statement alone tells, which has another place that the sentence leaves out. */
function isToldOf(
  known: readonly Token[],
  others: readonly (readonly Token[])[],
  { town }: Ground,
  { tokens, language, isPlain }: Said,
): boolean {
  const [place] = placesIn(known).filter(({ value, raw }) => !town.has(value) && !/\p{Lu}{2}/u.test(raw))
  if (!place || standsIn(place.value, tokens, language)) return false
  const own = [...telling(known, isPlain), ...known.filter(isAmount)].filter(
    ({ value }) =>
      standsIn(value, tokens, language) && !others.some((other) => standsIn(value, other, language)),
  )
  return own.length >= clear
}
