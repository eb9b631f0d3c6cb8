import { standsIn, telling, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

/** So many words and amounts that no other text has tell what a run speaks of. */
const clear = 2

/** The one text that a run of words leans on: the words that only one text has are all of it. */
export function soleTextOf(
  run: readonly Token[],
  { told, language, isPlain }: Said,
): readonly Token[] | undefined {
  const owners = [...telling(run, isPlain), ...run.filter(isAmount)].flatMap(({ value }) => {
    const having = told.filter((known) => standsIn(value, known, language))
    return having.length === 1 ? having : []
  })
  const [first] = owners
  return owners.length >= clear && owners.every((owner) => owner === first) ? first : undefined
}
