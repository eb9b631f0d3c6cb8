import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

/** `Lengua de signos` is told by its sign, not by being a language. */
const generic = wordSet('lengua língua idioma de')
export const isNamed = ({ sequences }: Ground, word: string): boolean =>
  sequences[0]?.find(({ value }) => !generic.has(value))?.value === word

/** Whether the word at `at` is the level of a language, in front of a language: `conversational` of `conversational Dutch`. */
export function isLevelOfNext(run: readonly Token[], at: number, spoken: readonly Ground[]): boolean {
  const [level, name] = [run[at], run[at + 1]]
  if (level?.kind !== 'word' || name?.follows !== true) return false
  return (
    spoken.some((ground) => isNamed(ground, name.value)) &&
    spoken.some(({ sequences }) =>
      sequences.slice(1).some((known) => known.some(({ value }) => value === level.value)),
    )
  )
}

/** Runs that begin anew where a language has its level in front: `native English with | conversational Dutch`. */
export function apartByLevel(
  runs: readonly (readonly Token[])[],
  grounds: readonly Ground[],
): readonly (readonly Token[])[] {
  const spoken = grounds.filter(({ section }) => section === 'languages')
  if (spoken.length < 2) return runs
  return runs.flatMap((run) => {
    const starts = run.flatMap((_, at) => (at > 0 && isLevelOfNext(run, at, spoken) ? [at] : []))
    return [0, ...starts].map((start, index) => run.slice(start, starts[index]))
  })
}
