import { z } from 'zod'

/** What a day has cost, all workers together, or one share of it. The id is the day, UTC, and the share. Micro-dollars. */
export const Spending = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  spentMicroUsd: z.number().int().nonnegative(),
  /** Set aside for questions that are being asked. One whose asker died stays: it may have been charged. */
  reservedMicroUsd: z.number().int().nonnegative(),
})
export type Spending = z.infer<typeof Spending>

/** A document is changed about a hundred times a second: a large budget is kept in as many, a small one whole. */
const mostShares = 16
const leastMicroUsdInShares = 160_000_000

const sharesOf = (capMicroUsd: number): number => (capMicroUsd < leastMicroUsdInShares ? 1 : mostShares)

/** One of the documents that keep a day's spending, and what may be spent on it. */
export interface SpendingShare {
  readonly id: string
  readonly capMicroUsd: number
}

/** The documents of a day. Together they never pass its cap. */
export const sharesOfDay = (day: string, capMicroUsd: number): readonly SpendingShare[] => {
  const count = sharesOf(capMicroUsd)
  return Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? day : `${day}~${index}`,
    capMicroUsd: Math.floor(capMicroUsd / count),
  }))
}

/** Where a launch is counted: always in the same share. It may find that one used up shortly before the others are. */
export function shareOf(launchId: string, day: string, capMicroUsd: number): SpendingShare {
  const shares = sharesOfDay(day, capMicroUsd)
  let hash = 0
  for (let at = 0; at < launchId.length; at++) hash = (Math.imul(hash, 31) + launchId.charCodeAt(at)) >>> 0
  return shares[hash % shares.length]!
}

export const emptySpending = (id: string): Spending => ({
  id,
  version: 0,
  schemaVersion: 1,
  spentMicroUsd: 0,
  reservedMicroUsd: 0,
})

/** Sets an amount aside; undefined when the day's cap would be passed. */
export const reserved = (day: Spending, amountMicroUsd: number, capMicroUsd: number): Spending | undefined =>
  day.spentMicroUsd + day.reservedMicroUsd + amountMicroUsd > capMicroUsd
    ? undefined
    : { ...day, reservedMicroUsd: day.reservedMicroUsd + amountMicroUsd }

/** Replaces what was set aside by what it cost. */
export const settled = (day: Spending, reservedMicroUsd: number, costMicroUsd: number): Spending => ({
  ...day,
  reservedMicroUsd: Math.max(0, day.reservedMicroUsd - reservedMicroUsd),
  spentMicroUsd: day.spentMicroUsd + costMicroUsd,
})
