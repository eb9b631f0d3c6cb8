import { hasWord, type Ground } from './ground.js'
import { wordSet } from './word-set.js'
import type { Token } from './tokens.js'

const levels =
  wordSet(`native natively fluent fluently mother bilingual muttersprache fließend verhandlungssicher maternelle courant couramment bilingue nativo nativa materna fluido
fluente fluentemente madrelingua correntemente moedertaal vloeiend ojczysty biegle a1 a2 b1 b2 c1 c2 basic intermediate advanced`)

/** A level that is said of several languages, of which one has it not: `fluent in Dutch and German`. */
export function wrongLevel(
  runs: readonly (readonly Token[])[],
  grounds: readonly Ground[],
  language: string,
): string | undefined {
  const spoken = grounds.filter(({ section }) => section === 'languages')
  if (spoken.length < 2) return undefined
  let said: readonly Token[] = []
  for (const run of runs) {
    const own = run.filter(({ value }) => levels.has(value))
    if (own.length > 0) said = own
    const named = spoken.filter(({ sequences }) =>
      run.some(({ value }) => sequences[0]?.[0]?.value === value),
    )
    const wrong = said.find(({ value }) =>
      named.some((ground) => !ground.implied.has(value) && !hasWord(ground, value, language)),
    )
    if (wrong) return wrong.raw
  }
  return undefined
}
