import { gathered } from '../../gathered.js'
import { entriesAmong, type Ground } from '../ground.js'
import { standsIn, standsInAny, telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { into, ofs } from '../words/function-words.js'
import { isAmount, type Token } from '../tokens.js'

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

/** `in Excel` may be anything, `à Muret` is a town. */
const isTownIn = (known: readonly Token[], town: string) =>
  known.some(
    ({ value, isMarked }, at) =>
      value === town && isMarked && /^(?:at|a|te)$/.test(known[at - 1]?.value ?? ''),
  )

/** The town of a job, told of what was done in another: `in Leeds` of what a statement has `in York`. */
export function elsewhere(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  // Every noun is marked there.
  if (language === 'de') return undefined
  const places = placesIn(tokens)
  const isIn = (ground: Ground) =>
    places.some(
      ({ value }) => townOf(ground).has(value) || ground.sequences.some((known) => isTownIn(known, value)),
    )
  const jobs = entriesAmong(grounds).filter(isIn)
  const owner = otherOwner(said)
  if (owner !== undefined || jobs.length === 0) return owner
  const texts = gathered(grounds, (ground) => {
    const { whole, frames, statements } = partsOf(ground, language)
    return [whole, ...frames, ...statements].flatMap(({ sequences }) => sequences)
  })
  const wrong = jobs.find((job) =>
    partsOf(job, language)
      .statements.flatMap(({ sequences }) => sequences)
      .some((known) => isToldOf(known, { job, said, others: texts.filter((other) => other !== known) })),
  )
  return wrong && places.find(({ value }) => wrong.words.has(value))?.raw
}

/** Where a job was; one with no town may have some in its name. */
const townOf = ({ town, name }: Ground) => (town.size > 0 ? town : name)

/** The word that a name is of: `marché` of `marché d'Issoire`. */
function headOf(tokens: readonly Token[], at: number, language: string): string | undefined {
  const [name, before] = [tokens[at]!, tokens[at - 1]]
  if (!name.isMarked || name.kind !== 'word' || name.breaks || !before) return undefined
  const isTied = /^d['’]/iu.test(name.raw)
  if (!isTied && !ofs(language).has(before.value)) return undefined
  const head = isTied ? before : tokens[at - 2]
  return head?.kind === 'word' && !head.isMarked && head.value.length > 3 ? head.value : undefined
}

/** The town of a job put to what a text of it tells of another: `marché de Lyon` of `marché d'Issoire`. */
function otherOwner({ tokens, told, grounds, language }: Said): string | undefined {
  const own = entriesAmong(grounds)
  const isTown = ({ value, isMarked }: Token) => isMarked && own.some(({ town }) => town.has(value))
  return tokens.find((token, at) => {
    const head = isTown(token) ? headOf(tokens, at, language) : undefined
    if (head === undefined) return false
    const names = gathered(told, (known) =>
      known.filter((_, index) => headOf(known, index, language) === head),
    )
    return names.length > 0 && !names.some(({ value }) => value === token.value)
  })?.raw
}

/** So many words and amounts that no other text has tell what the sentence speaks of. */
const clear = 2

/** The sentence tells what this statement alone tells, which has another place that the sentence leaves out. */
function isToldOf(
  known: readonly Token[],
  { job, said, others }: { job: Ground; said: Said; others: readonly (readonly Token[])[] },
): boolean {
  const { tokens, language, isPlain } = said
  const [place] = placesIn(known).filter(
    ({ value, raw }) => !townOf(job).has(value) && !/\p{Lu}{2}/u.test(raw),
  )
  if (!place || standsIn(place.value, tokens, language)) return false
  const own = [...telling(known, isPlain), ...known.filter(isAmount)].filter(
    ({ value }) => standsIn(value, tokens, language) && !standsInAny(value, others, language),
  )
  return own.length >= clear
}
