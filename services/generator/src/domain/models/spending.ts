import { z } from 'zod'

/** What a day has cost, all workers together. The id is the day, UTC. Micro-dollars. */
export const Spending = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  spentMicroUsd: z.number().int().nonnegative(),
  /** Set aside for questions that are being asked. One whose asker died stays: it may have been charged. */
  reservedMicroUsd: z.number().int().nonnegative(),
})
export type Spending = z.infer<typeof Spending>

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
