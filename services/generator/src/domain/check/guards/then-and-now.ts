import { amountsEqual, changedTo, isDifference, type Change } from '../changes.js'
import { runsOf } from '../runs.js'
import type { Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { insteadOf, isFormerly, sinceThen } from '../words/before-and-after.js'
import { conjunctions } from '../words/function-words.js'

type Run = readonly Token[]

/** Told apart, the ends of a change are exchanged or another amount's: `before, it took 5 days` of `from 9 to 5`, `it was 9, then 7`. */
export function wrongEndOfChange({ tokens, language }: Said, changes: readonly Change[]): Token | undefined {
  if (changes.length === 0) return undefined
  const runs = withFronts(runsOf(tokens, language))
  for (const [at, run] of runs.entries()) {
    const [amount, second] = run.filter(isAmount)
    if (!amount || second || run.some(({ value }) => insteadOf.has(value))) continue
    const isFormer = isOfBefore(run)
    const isLater = has(run, sinceThen) && !isFormer
    if (isFormer && isOnly(amount, 'to', changes)) return amount
    if (isLater && isOnly(amount, 'from', changes)) return amount
    const first = soleAmount(runs[at - 1])
    if (!first || !(isLater || isDirected(run, amount)) || !isBare(run, amount)) continue
    if (isDifference(amount, changes)) continue
    const known = changes.filter(({ from }) => amountsEqual(first, from))
    if (known.length > 0 && !known.some(({ to }) => amountsEqual(amount, to))) return amount
    const isMatched = changes.some(({ to }) => amountsEqual(amount, to))
    if (isMatched && known.length === 0 && isOfBefore(runs[at - 1] ?? [])) return first
  }
  return undefined
}

/** `Avant, le montage prenait 90 minutes`: a word alone goes with what follows it, `it took 90 before` with what it follows. */
function withFronts(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const isBehind = last !== undefined && isAlone(run) && run[0]?.breaks === false
    if (last && (isBehind || isAlone(last))) joined.splice(-1, 1, [...last, ...run])
    else joined.push(run)
  }
  return joined
}

const isAlone = (run: Run) => run.length <= 3 && !run.some(isAmount)

const has = (run: Run, words: ReadonlySet<string>) => run.some(({ value }) => words.has(value))

const isOfBefore = (run: Run) => run.some((_, at) => isFormerly(run, at))

const isOnly = (amount: Token, end: 'from' | 'to', changes: readonly Change[]) =>
  changes.some((change) => amountsEqual(amount, change[end])) &&
  !changes.some((change) => amountsEqual(amount, change[end === 'to' ? 'from' : 'to']))

function soleAmount(run: Run = []): Token | undefined {
  const [amount, second] = run.filter(isAmount)
  return second ? undefined : amount
}

const isDirected = (run: Run, amount: Token) => changedTo.has(run[run.indexOf(amount) - 1]?.value ?? '')

/** It counts what was told before: nothing is said of what it counts. */
function isBare(run: Run, amount: Token): boolean {
  const next = run[run.indexOf(amount) + 1]
  return !next || next.breaks || conjunctions.has(next.value)
}
