import { entriesAmong, type Ground } from '../ground.js'
import { runsOf } from '../runs.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import type { Said } from './said.js'

const into = wordSet('in a at im à en em no na ad te w we z ze from aus van uit de da dal di')
const houses = new Set(['work', 'volunteer', 'education'])

/** A town that is another entry's or the person's, put to a house that has its own: `at Harlan in Columbus` of Harlan in Dayton. */
export function otherTown({ tokens, grounds, language }: Said): string | undefined {
  const own = entriesAmong(grounds).filter(({ section }) => houses.has(section))
  const towns = new Set(grounds.flatMap(({ town }) => [...town]))
  if (towns.size === 0) return undefined
  for (const run of runsOf(tokens, language)) {
    const named = own.filter((ground) => run.some((token) => isNameOf(ground, token, own, towns)))
    const [house] = named
    if (!house || named.length > 1 || house.town.size === 0) continue
    const wrong = run.find(
      ({ value, isMarked }, at) =>
        isMarked && towns.has(value) && into.has(run[at - 1]?.value ?? '') && !house.words.has(value),
    )
    if (wrong) return wrong.raw
  }
  return undefined
}

/** A word that this house alone is named by. */
const isNameOf = (
  { name }: Ground,
  { value, isMarked, kind }: Token,
  own: readonly Ground[],
  towns: ReadonlySet<string>,
) =>
  kind === 'word' &&
  isMarked &&
  name.has(value) &&
  !towns.has(value) &&
  own.filter((other) => other.name.has(value)).length === 1
