import { entriesAmong, type Ground } from './ground.js'
import { runsOf } from './runs.js'
import { isFamily } from './same-word.js'
import { isAmount, type Token } from './tokens.js'

/** Shorter texts are names and titles, which go with every sentence of their entry. */
const longText = 6

/** The first run whose amount stands in one sentence of an entry and whose deed in another. */
export function misattributed(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
  isPlain: (word: string) => boolean,
): string | undefined {
  const own = entriesAmong(grounds)
  const texts = own.flatMap(({ sequences }) => sequences)
  const told = texts.filter(({ length }) => length >= longText)
  const brief = texts.filter(({ length }) => length < longText)
  const stands = (among: typeof texts, { value }: Token) =>
    among.some((known) =>
      known.some((token) => token.value === value || isFamily(value, token.value, language)),
    )
  for (const run of runsOf(tokens, language)) {
    const amounts = run.filter(isAmount)
    const telling = told.filter((known) =>
      amounts.some(({ value }) => known.some((token) => token.value === value)),
    )
    if (telling.length === 0) continue
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
