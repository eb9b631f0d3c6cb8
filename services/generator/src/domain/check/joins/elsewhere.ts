import { wordSet } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'

const into = wordSet('in at im à en em no na w we te')

/** The names of places that a text tells: marked, behind `in`. */
const placesIn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ kind, isMarked, breaks }, at) =>
      kind === 'word' &&
      isMarked &&
      !breaks &&
      into.has(tokens[at - 1]?.value ?? '') &&
      // `in Power BI`
      !/^\p{Lu}{2,}$/u.test(tokens[at + 1]?.raw ?? ''),
  )

/** The town of a job, told of what was done in another: `in Leeds` of what a statement has `in York`. */
export function elsewhere(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  // Every noun is marked there.
  if (language === 'de') return undefined
  const places = placesIn(tokens)
  const isIn = ({ town }: Ground) => places.some(({ value }) => town.has(value))
  const jobs = entriesAmong(grounds).filter(isIn)
  if (jobs.length === 0) return undefined
  const texts = grounds.flatMap((ground) => {
    const { whole, frames, statements } = partsOf(ground, language)
    return [whole, ...frames, ...statements].flatMap(({ sequences }) => sequences)
  })
  const wrong = jobs.find((job) =>
    partsOf(job, language)
      .statements.flatMap(({ sequences }) => sequences)
      .some((known) => isToldOf(known, { job, said, others: texts.filter((other) => other !== known) })),
  )
  return wrong && places.find(({ value }) => wrong.town.has(value))?.raw
}

/** So many words and amounts that no other text has tell what the sentence speaks of. */
const clear = 2

/** The sentence tells what this statement alone tells, which has another place that the sentence leaves out. */
function isToldOf(
  known: readonly Token[],
  { job, said, others }: { job: Ground; said: Said; others: readonly (readonly Token[])[] },
): boolean {
  const { tokens, language, isPlain } = said
  const [place] = placesIn(known).filter(({ value, raw }) => !job.town.has(value) && !/\p{Lu}{2}/u.test(raw))
  if (!place || standsIn(place.value, tokens, language)) return false
  const own = [...telling(known, isPlain), ...known.filter(isAmount)].filter(
    ({ value }) => standsIn(value, tokens, language) && !standsInAny(value, others, language),
  )
  return own.length >= clear
}
