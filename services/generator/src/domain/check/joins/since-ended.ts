import { entriesAmong, says, type Ground } from '../ground.js'
import { runsOf } from '../runs.js'
import { telling, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { boundAt, isDate } from './own-dates.js'

/** `since 2008` of what began later: the job that began then has ended, and what the sentence tells is another's. */
export function sinceAnEndedOne(said: Said): string | undefined {
  return runsOf(said.tokens, said.language)
    .map((run) => othersWord(run, said))
    .find((word) => word !== undefined)
}

function othersWord(run: readonly Token[], said: Said): string | undefined {
  const { grounds, language, isPlain } = said
  const [date, second] = run.filter(isDate)
  if (!date || second || boundAt(run, run.indexOf(date), language) !== 'start') return undefined
  const own = entriesAmong(grounds)
  const begun = own.filter((ground) => isOf(ground.start, date) && hasEnded(ground))
  if (begun.length === 0 || isToldOtherwise(date, said)) return undefined
  const rest = grounds.filter((ground) => ground.section === 'basics' || !begun.includes(ground))
  const isOthers = (token: Token) =>
    !begun.some((ground) => says(ground, token, language) || ground.implied.has(token.value)) &&
    rest.some((ground) => ground.section !== 'person' && says(ground, token, language))
  return telling(run, isPlain).find(isOthers)?.raw
}

const isOf = (known: string | undefined, { value }: Token) => known?.startsWith(value) === true
const hasEnded = ({ start, end, goesOn }: Ground) => end !== undefined && end !== start && !goesOn

/** A text has that date, another entry began then too, or a degree was got then. */
const isToldOtherwise = (date: Token, { grounds }: Said) =>
  grounds.some(
    (ground) =>
      ground.sequences.some((known) => known.some(({ value }) => value === date.value)) ||
      (isOf(ground.start, date) && !hasEnded(ground)) ||
      (isOf(ground.end, date) && ground.section === 'education'),
  )
