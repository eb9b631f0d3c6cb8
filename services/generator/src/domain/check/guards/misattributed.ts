import { entriesAmong, type Ground } from '../ground.js'
import { runsOf } from '../runs.js'
import { isFamily } from '../forms/same-word.js'
import { isTime } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { meansOf, saysOf } from '../words/same-meaning.js'

/** Shorter texts are names and titles, which go with every sentence of their entry. */
const longText = 6

const titled = new Set(['publications', 'projects', 'awards', 'certificates'])

const hasBoth = (known: readonly Token[], one: Token, other: Token) =>
  [one, other].every(({ value }) => known.some((token) => token.value === value))

/** What belongs to somebody is what the sentence is about, not what it counts: `her crew finished 240 …`. */
const possessives = wordSet(
  `her his my their its our ihr ihre sein seine mein meine son sa ses mon ma mes su sus mi mis suo sua mio mia seu meu minha zijn haar mijn jej jego mój moja`,
)

/** The first run whose amount stands in one sentence of an entry and whose deed in another. */
export function misattributed(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
  isPlain: (word: string) => boolean,
): string | undefined {
  const own = entriesAmong(grounds)
  // The title of a publication goes with every sentence about it, however long.
  const brief = own.flatMap(({ section, sequences }) =>
    sequences.filter(({ length }, at) => length < longText || (at === 0 && titled.has(section))),
  )
  const told = own.flatMap(({ sequences }) => sequences.filter((known) => !brief.includes(known)))
  const stands = (among: typeof told, token: Token) =>
    among.some((known) => isSaidBy(known, token.value, language))
  for (const run of runsOf(tokens, language)) {
    const amounts = run.filter((token) => isAmount(token) && token.value !== `${own.length}`)
    const telling = told.filter((known) =>
      amounts.some(({ value }) => known.some((token) => token.value === value)),
    )
    if (telling.length === 0) continue
    const ofTexts = amounts.filter(
      (token) => !isTime(run, run.indexOf(token)) && telling.some((known) => hasBoth(known, token, token)),
    )
    const isApart = ofTexts.some((one) =>
      ofTexts.some((other) => ![...told, ...brief].some((known) => hasBoth(known, one, other))),
    )
    if (isApart) return `${amounts[0]?.raw} … ${amounts.at(-1)?.raw}`
    const foreign = run.find(
      (token, at) =>
        token.kind === 'word' &&
        !isPlain(token.value) &&
        !possessives.has(run[at - 1]?.value ?? '') &&
        !own.some(({ implied }) => implied.has(token.value)) &&
        !stands(telling, token) &&
        !stands(brief, token) &&
        stands(told, token),
    )
    if (foreign) return `${foreign.raw} … ${amounts[0]?.raw}`
  }
  return undefined
}

const meant = new WeakMap<readonly Token[], ReadonlySet<string>>()

/** Whether a text has this word, a form of it or one that says the same. */
function isSaidBy(known: readonly Token[], word: string, language: string): boolean {
  const meanings = meant.get(known) ?? new Set(known.flatMap(({ value }) => meansOf(value, language)))
  meant.set(known, meanings)
  return (
    saysOf(word, language).some((meaning) => meanings.has(meaning)) ||
    known.some(({ value }) => value === word || isFamily(word, value, language))
  )
}
