import { standsIn, telling, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'

/** So many words and amounts that no other text has tell what a run speaks of. */
const clear = 2

/** The one text that a run of words leans on: the words that only one text has are all of it. */
export function soleTextOf(
  run: readonly Token[],
  { told, language, isPlain }: Said,
): readonly Token[] | undefined {
  let [sole, count]: [readonly Token[] | undefined, number] = [undefined, 0]
  for (const { value } of [...telling(run, isPlain), ...run.filter(isAmount)]) {
    const [owner, other] = told.filter((known) => standsIn(value, known, language))
    if (!owner || other) continue
    if (sole && sole !== owner) return undefined
    sole = owner
    count += 1
  }
  return count >= clear ? sole : undefined
}
