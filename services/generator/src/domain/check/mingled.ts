import { entriesAmong, says, type Ground } from './ground.js'
import { runsOf } from './runs.js'
import type { Token } from './tokens.js'
import { wordSet } from './word-set.js'

const working = wordSet(
  'worked works work employed hired teaches taught lectures lectured arbeitete arbeitet trabajo trabaja travaille lavorato lavora trabalhou trabalha werkte werkt pracowal pracowala pracuje',
)

/** The first run of words that takes its facts from entries which have nothing to do with each other. */
export function mingledIn(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
  isPlain: (word: string) => boolean,
): string | undefined {
  const own = entriesAmong(grounds)
  const person = grounds.filter((ground) => !own.includes(ground))
  for (const run of runsOf(tokens, language)) {
    let left = own
    const isJob = run.some(({ value }) => working.has(value))
    for (const token of run) {
      if (token.kind === 'word' && !token.isMarked && isPlain(token.value)) continue
      if (person.some((ground) => says(ground, token, language))) continue
      const from = own.filter((ground) => says(ground, token, language))
      if (from.length === 0) continue
      left = left.filter((ground) => from.includes(ground))
      // Who studied somewhere did not work there.
      const isSchool = isJob && token.isMarked && left.every(({ section }) => section === 'education')
      if (left.length === 0 || (isSchool && token.kind === 'word')) return run.map(({ raw }) => raw).join(' ')
    }
  }
  return undefined
}
