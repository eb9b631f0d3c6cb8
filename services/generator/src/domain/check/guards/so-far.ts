import { says, type Ground } from '../ground.js'
import { years } from '../numbers/time-words.js'
import type { Basis } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { monthOf } from './spans.js'

const more = /^(?:more|over|mehr|uber|meer|ruim)$/
const less = /^(?:almost|nearly|fast|knapp|beinahe|bijna|haast|less|weniger|minder)$/

/** Whole years that an entry has gone on so far, and whether there are months beyond. */
function yearsOf({ start, until, goesOn }: Ground): readonly [whole: number, isMore: boolean] | undefined {
  if (!goesOn || (start?.length ?? 0) < 7 || (until?.length ?? 0) < 7) return undefined
  const spent = monthOf(until!) - monthOf(start!)
  return [Math.floor(spent / 12), spent % 12 > 0]
}

/** Past years of a job that goes on, told of being there alone: `has been at Acme for more than three years`. */
export function isSoFar(
  tokens: readonly Token[],
  at: number,
  { grounds, language, isPlain }: Basis,
): boolean {
  const { kind, value } = tokens[at]!
  if (kind !== 'number' || !years.has(tokens[at + 1]?.value ?? '')) return false
  const before = tokens.slice(Math.max(0, at - 2), at)
  if (before.some((token) => less.test(token.value))) return false
  const isMore = before.some((token) => more.test(token.value))
  const jobs = grounds.filter((ground) => {
    const spent = ground.section === 'work' ? yearsOf(ground) : undefined
    return spent !== undefined && spent[0] === Number(value) && spent[0] > 0 && (!isMore || spent[1])
  })
  const isBeside = (token: Token, index: number) =>
    index === at ||
    (token.kind === 'word' && isPlain(token.value)) ||
    more.test(token.value) ||
    token.value === 'than' ||
    years.has(token.value)
  const said = tokens.filter((token, index) => !isBeside(token, index))
  const person = grounds.filter(({ section }) => section === 'person')
  return jobs.some((job) => {
    const own = [partsOf(job, language).whole, ...person]
    const isOwn = (token: Token) =>
      job.implied.has(token.value) || own.some((each) => says(each, token, language))
    return said.length > 0 && said.every(isOwn)
  })
}
