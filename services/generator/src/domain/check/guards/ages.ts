import type { Ground } from '../ground.js'
import { years } from '../numbers/time-words.js'
import { wordSet } from '../forms/word-set.js'
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

const young = wordSet(
  `children kids pupils kinder kindern schüler enfants élèves jeunes niños niñas alumnos chicos crianças alunos jovens bambini ragazzi alunni
kinderen jongeren leerlingen jeugd dzieci uczniów młodzież młodzieży`,
)
const upwards = wordSet('to bis à a tot do y e et en and und i')

/** From where to where children are old: `kinderen van 9 tot 12`. */
const agesAt = (known: readonly Token[], at: number): string | undefined => {
  const [first, joint, last] = known.slice(at - 2, at + 1)
  const isRange = first && last && isAmount(first) && isAmount(last) && upwards.has(joint?.value ?? '')
  const isOfYoung = known.slice(Math.max(0, at - 6), at - 2).some(({ value }) => young.has(value))
  return isRange && isOfYoung ? `${first.value} ${last.value}` : undefined
}
const isCounting = (next: Token | undefined) => next?.kind === 'word' && next.follows && !next.breaks

/** `kinderen van 9 tot 12 jaar` of `kinderen van 9 tot 12`, which counts nothing else. */
export const isAgeOfYoung = (tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean => {
  const said = years.has(tokens[at + 1]?.value ?? '') ? agesAt(tokens, at) : undefined
  return (
    said !== undefined &&
    grounds.some(({ sequences }) =>
      sequences.some((known) =>
        known.some((_, index) => agesAt(known, index) === said && !isCounting(known[index + 1])),
      ),
    )
  )
}

/** Whether an `old` ends an age that an entry has; `before` is what stands before it, nearest first. */
export function isAgeBehind(before: readonly Token[], grounds: readonly Ground[]): boolean {
  const [unit, amount] = before
  if (!unit || !amount || !isAmount(amount)) return false
  return isAge([amount, unit, { ...unit, value: 'old' }], 0, grounds)
}
