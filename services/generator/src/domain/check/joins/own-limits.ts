import { gathered } from '../../gathered.js'
import { isDateOrMonth } from '../numbers/dates.js'
import { isTimeUnit, months, years } from '../numbers/time-words.js'
import { oncePerText, placesOf } from '../once-per-text.js'
import { standsIn, telling, type Said } from '../said.js'
import { byLanguage } from '../forms/word-set.js'
import { partsOf } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctions, prepositions } from '../words/function-words.js'

const duringOf = byLanguage({ en: 'during', de: 'während', nl: 'tijdens' })

/** When a text says that something was: a year, or what stands behind `during`. */
const limitIn = oncePerText((known, language): readonly Token[] => {
  const at = known.findIndex(({ value }) => duringOf(language).has(value))
  if (at < 0) return known.filter((token) => isDateOrMonth(token))
  const rest = known.slice(at + 1)
  const end = rest.findIndex(
    ({ breaks, value }) => breaks || conjunctions.has(value) || prepositions(language).has(value),
  )
  const words = (end < 0 ? rest : rest.slice(0, end)).filter(
    ({ value }) => value.length > 3 && !isTimeUnit(value),
  )
  return language === 'en' ? words : words.slice(0, 1)
})

/** What was done at one time of a job, told of all the years there: `in three years` of what was so in 2014. */
export function allTheTime({ tokens, told, grounds, language, isPlain }: Said): string | undefined {
  const span = tokens.findIndex(
    (token, at) =>
      isAmount(token) && (years.has(tokens[at + 1]?.value ?? '') || months.has(tokens[at + 1]?.value ?? '')),
  )
  if (span < 0) return undefined
  const amount = tokens[span]!
  const isTold = told.some((known) =>
    placesOf(known, amount.value, language).some(
      (at) => years.has(known[at + 1]?.value ?? '') || months.has(known[at + 1]?.value ?? ''),
    ),
  )
  if (isTold) return undefined
  const lines = gathered(grounds, (ground) =>
    partsOf(ground, language).statements.flatMap(({ sequences }) => sequences),
  )
  const wrong = lines.find((known) => {
    const limit = limitIn(known, language)
    if (limit.length === 0 || limit.some(({ value }) => standsIn(value, tokens, language))) return false
    const rest = telling(
      known.filter((token) => !limit.includes(token)),
      isPlain,
    )
    return rest.length > 1 && rest.every(({ value }) => standsIn(value, tokens, language))
  })
  return wrong && `${amount.raw} ${tokens[span + 1]!.raw}`
}
