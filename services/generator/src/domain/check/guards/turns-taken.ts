import { gathered } from '../../gathered.js'
import type { Ground } from '../ground.js'
import { oncePerText } from '../once-per-text.js'
import type { Token } from '../tokens.js'

/** One of so many: `every third week` is one of three. */
interface Turn {
  readonly of: number
  readonly unit: string
  readonly from: number
  readonly to: number
}

const each = /^(?:each|every)$/
const beginning = /^(?:each|every|one|fortnight(?:ly)?)$/
const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const single = (unit: string) => unit.replace(/s$/, '')

const ofOrdinal = (word: string) =>
  word === 'other' ? 2 : ordinals.includes(word) ? ordinals.indexOf(word) + 2 : undefined
const ofNumber = (token: Token | undefined) =>
  token?.kind === 'number' && /^\d+$/.test(token.value) ? Number(token.value) : undefined

/** `every third week`, `every two weeks`, `one night shift in three`, `one in three nights`, `a fortnight`. */
function turnAt(tokens: readonly Token[], at: number): Turn | undefined {
  if (!beginning.test(tokens[at]!.value)) return undefined
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ value }) => value)
  if (/^fortnight(?:ly)?$/.test(first)) return { of: 2, unit: 'week', from: at, to: at }
  if (each.test(first) && third) {
    const of = ofOrdinal(second) ?? ofNumber(tokens[at + 1])
    return of === undefined ? undefined : { of, unit: single(third), from: at, to: at + 2 }
  }
  if (first !== 'one') return undefined
  const isOutOf = (index: number) => tokens[index]?.value === 'of' && tokens[index - 1]?.value === 'out'
  const joint = tokens.findIndex(
    ({ value }, index) => index > at && index <= at + 4 && (value === 'in' || isOutOf(index)),
  )
  // `one week out of every four`.
  const to = joint + 1 + Number(each.test(tokens[joint + 1]?.value ?? ''))
  const of = joint < 0 ? undefined : ofNumber(tokens[to])
  if (of === undefined) return undefined
  const unit = /^(?:in|out)$/.test(second) ? (tokens[to + 1]?.value ?? '') : second
  return { of, unit: single(unit), from: at, to }
}

const turnsIn = oncePerText((tokens) => gathered(tokens, (_, at) => turnAt(tokens, at) ?? []))

/** Whether the English word or number at `at` tells a turn that an entry tells, maybe in other words. */
export function isTurnTold(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const said = turnsIn(tokens, 'en').filter(({ from, to }) => from <= at && at <= to)
  return said.some(({ of, unit }) =>
    grounds.some(({ sequences }) =>
      sequences.some((known) => turnsIn(known, 'en').some((turn) => turn.of === of && turn.unit === unit)),
    ),
  )
}
