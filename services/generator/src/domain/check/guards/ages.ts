import type { Ground } from '../ground.js'
import { years } from '../numbers/time-words.js'
import { isAmount, type Token } from '../tokens.js'

const aged = /^(?:age[ds]?|aging)$/
const old = /^olds?$/
const mostBetween = 4

/** `16 years old`, `16-year-olds`. */
const isOld = (tokens: readonly Token[], at: number) =>
  years.has(tokens[at + 1]?.value ?? '') && old.test(tokens[at + 2]?.value ?? '')

/** `aged 11 to 16`. */
const isAged = (known: readonly Token[], at: number) =>
  known.slice(Math.max(0, at - mostBetween), at).some(({ value }) => aged.test(value)) || isOld(known, at)

/** Whether the amount at `at` is told as an age that an entry has as one too. */
export const isAge = (tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean =>
  isOld(tokens, at) &&
  grounds.some(({ sequences }) =>
    sequences.some((known) =>
      known.some(({ value }, index) => value === tokens[at]!.value && isAged(known, index)),
    ),
  )

/** Whether an `old` ends an age that an entry has; `before` is what stands before it, nearest first. */
export function isAgeBehind(before: readonly Token[], grounds: readonly Ground[]): boolean {
  const [unit, amount] = before
  if (!unit || !amount || !isAmount(amount)) return false
  return isAge([amount, unit, { ...unit, value: 'old' }], 0, grounds)
}
