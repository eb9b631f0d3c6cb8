import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const teams = wordSet(
  'team crew group staff section department unit squad board committee panel office class band',
)
const people = wordSet('people members colleagues staff employees')
const goingOn = wordSet('in on at who from that with')

/** Whether the amount in front of a word counts people: no other thing stands behind it. */
const isOfPeople = (next: Token | undefined) =>
  !next?.follows || next.breaks || people.has(next.value) || goingOn.has(next.value)

/** Whether an entry tells of a team of so many. */
const isTeam = (known: readonly Token[], amount: string) =>
  known.some(
    ({ value }, at) =>
      value === amount &&
      known[at - 1]?.value === 'of' &&
      teams.has(known[at - 2]?.value ?? '') &&
      isOfPeople(known[at + 1]),
  )

/** `one of six` of who belongs to a team of six. */
export function isOneOfTeam(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  if (tokens[at - 1]?.value !== 'of' || tokens[at - 2]?.value !== 'one') return false
  if (!isOfPeople(tokens[at + 1])) return false
  return grounds.some(({ sequences }) => sequences.some((known) => isTeam(known, tokens[at]!.value)))
}
