import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'

/** One of so many: `every third week` is one of three. */
interface Turn {
  readonly of: number
  readonly unit: string
  readonly from: number
  readonly to: number
}

const each = /^(?:each|every)$/
const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const single = (unit: string) => unit.replace(/s$/, '')

const ofOrdinal = (word: string) =>
  word === 'other' ? 2 : ordinals.includes(word) ? ordinals.indexOf(word) + 2 : undefined
const ofNumber = (token: Token | undefined) =>
  token?.kind === 'number' && /^\d+$/.test(token.value) ? Number(token.value) : undefined

/** `every third week`, `every two weeks`, `one night shift in three`, `one in three nights`, `a fortnight`. */
function turnAt(tokens: readonly Token[], at: number): Turn | undefined {
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ value }) => value)
  if (/^fortnight(?:ly)?$/.test(first)) return { of: 2, unit: 'week', from: at, to: at }
  if (each.test(first) && third) {
    const of = ofOrdinal(second) ?? ofNumber(tokens[at + 1])
    return of === undefined ? undefined : { of, unit: single(third), from: at, to: at + 2 }
  }
  if (first !== 'one') return undefined
  const joint = tokens.findIndex(({ value }, index) => value === 'in' && index > at && index <= at + 3)
  const of = joint < 0 ? undefined : ofNumber(tokens[joint + 1])
  if (of === undefined) return undefined
  const unit = second === 'in' ? (tokens[at + 3]?.value ?? '') : second
  return { of, unit: single(unit), from: at, to: joint + 1 }
}

const turnsIn = (tokens: readonly Token[]) => tokens.flatMap((_, at) => turnAt(tokens, at) ?? [])

/** Whether the English word or number at `at` tells a turn that an entry tells, maybe in other words. */
export function isTurnTold(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const said = turnsIn(tokens).filter(({ from, to }) => from <= at && at <= to)
  return said.some(({ of, unit }) =>
    grounds.some(({ sequences }) =>
      sequences.some((known) => turnsIn(known).some((turn) => turn.of === of && turn.unit === unit)),
    ),
  )
}
