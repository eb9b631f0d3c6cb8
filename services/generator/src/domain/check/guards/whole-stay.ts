import type { Ground } from '../ground.js'
import { beganOn, endedOn, isDateOrMonth } from '../numbers/dates.js'
import type { Token } from '../tokens.js'
import { monthOf } from './spans.js'

const isNamedAlike = ({ name }: Ground, other: Ground) =>
  name.size > 0 && name.size === other.name.size && [...name].every((word) => other.name.has(word))

/** `from June 2016 to April 2022` of several jobs in a row with one employer: the start of the first and the end of the last. */
export function isWholeStay(run: readonly Token[], entries: readonly Ground[]): boolean {
  const dates = run.filter(isDateOrMonth)
  const [from, to] = [dates[0], dates.at(-1)]
  const jobs = entries.toSorted((one, other) => ((one.start ?? '') < (other.start ?? '') ? -1 : 1))
  const [first, last] = [jobs[0], jobs.at(-1)]
  if (!from || !to || from === to || !first || !last || first === last) return false
  const isNext = (job: Ground, at: number) => {
    const before = jobs[at - 1]
    if (!before) return true
    return (
      before.end !== undefined && job.start !== undefined && monthOf(job.start) - monthOf(before.end) <= 1
    )
  }
  const areInRow = jobs.every(
    (job, at) => /^(?:work|volunteer)$/.test(job.section) && isNamedAlike(job, first) && isNext(job, at),
  )
  return (
    areInRow &&
    run.every((token) =>
      token.kind === 'word' ? token.value.length < 6 || isDateOrMonth(token) : isDateOrMonth(token),
    ) &&
    beganOn(first, from) &&
    endedOn(last, to)
  )
}
