import { entriesAmong } from '../ground.js'
import { years } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { conjunctions, conjunctionsOf } from '../words/function-words.js'

const lasting = byLanguage({ en: 'for', de: 'seit', nl: 'al' })
const at = byLanguage({ en: 'at with for', de: 'bei beim für in', nl: 'bij voor in' })

/** Years that only the whole career lasted, told of an employer: `for 17 years she has worked at Acme` of ten there. */
export function careerThere({ tokens, grounds, language }: Said): string | undefined {
  const span = tokens.findIndex(
    (token, place) => isAmount(token) && years.has(tokens[place + 1]?.value ?? ''),
  )
  if (span < 1) return undefined
  if (!tokens.slice(Math.max(0, span - 3), span).some(({ value }) => lasting(language).has(value)))
    return undefined
  const amount = tokens[span]!
  const jobs = entriesAmong(grounds).filter(({ section, start }) => section === 'work' && start !== undefined)
  if (jobs.some(({ facts }) => facts.has(amount.value))) return undefined
  const person = grounds.find(({ section }) => section === 'person')
  const rest = tokens.slice(span + 2)
  const isEnd = ({ value, breaks }: Token, index: number) =>
    (conjunctions.has(value) && conjunctionsOf(language).has(value)) ||
    (breaks && !(index === 0 || person?.facts.has(value)))
  const end = rest.findIndex(isEnd)
  const clause = end < 0 ? rest : rest.slice(0, end)
  const place = clause.findIndex(({ value }) => at(language).has(value))
  const named = jobs.filter(
    ({ name }) =>
      place >= 0 &&
      clause.slice(place + 1, place + 4).some(({ value, isMarked }) => isMarked && name.has(value)),
  )
  if (named.length === 0) return undefined
  const from = Math.min(...named.map(({ start }) => Number(start!.slice(0, 4))))
  const to = Math.max(...named.map(({ until }) => Number((until ?? '9999').slice(0, 4))))
  return to - from + 1 < Number(amount.value) ? `${amount.raw} … ${[...named[0]!.name].join(' ')}` : undefined
}
