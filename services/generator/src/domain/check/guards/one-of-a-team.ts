import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const teams = wordSet(
  'team crew group staff section department unit squad board committee panel office class band',
)
const people = wordSet('people members colleagues staff employees')
const goingOn = wordSet('in on at who from that with')

/** Whether an entry tells of a team of so many. */
const isTeam = (known: readonly Token[], amount: string) =>
  known.some(({ value }, at) => {
    if (value !== amount) return false
    const isOf = known[at - 1]?.value === 'of' && teams.has(known[at - 2]?.value ?? '')
    return (
      isOf && (!known[at + 1] || known[at + 1]!.breaks || !known[at + 1]!.follows || !isNoun(known[at + 1]!))
    )
  })

const isNoun = ({ value }: Token) => !people.has(value) && !goingOn.has(value)

/** `one of six` of who belongs to a team of six. */
export function isOneOfTeam(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  if (tokens[at - 1]?.value !== 'of' || tokens[at - 2]?.value !== 'one') return false
  const next = tokens[at + 1]
  if (next && !next.breaks && isNoun(next)) return false
  return grounds.some(({ sequences }) => sequences.some((known) => isTeam(known, tokens[at]!.value)))
}
