import type { Ground } from './ground.js'
import { runsOf } from './runs.js'
import { isFamily } from './same-word.js'
import type { Token } from './tokens.js'

/** Shorter texts are names and titles, which go with every sentence of their entry. */
const longText = 6

/** The first run whose amount stands in one sentence of an entry and whose deed in another. */
export function misattributed(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
  isPlain: (word: string) => boolean,
): string | undefined {
  const own = grounds.filter(({ section }) => section !== 'basics' && section !== 'person')
  for (const run of runsOf(tokens, language)) {
    const amounts = run.filter(({ kind, value }) => kind === 'number' && !/^(?:19|20)\d\d$/.test(value))
    const told = own.flatMap(({ sequences }) => sequences).filter(({ length }) => length >= longText)
    const telling = told.filter((known) =>
      amounts.some(({ value }) => known.some((token) => token.value === value)),
    )
    if (telling.length === 0) continue
    const stands = (texts: readonly (readonly Token[])[], { value }: Token) =>
      texts.some((known) =>
        known.some((token) => token.value === value || isFamily(value, token.value, language)),
      )
    const brief = own.flatMap(({ sequences }) => sequences).filter(({ length }) => length < longText)
    const foreign = run.find(
      (token) =>
        token.kind === 'word' &&
        !isPlain(token.value) &&
        !own.some(({ implied }) => implied.has(token.value)) &&
        !stands(telling, token) &&
        !stands(brief, token) &&
        stands(told, token),
    )
    if (foreign) return `${foreign.raw} … ${amounts[0]?.raw}`
  }
  return undefined
}
