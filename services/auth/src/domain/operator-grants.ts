import { z } from 'zod'

/** What one operator granted on one day (UTC). */
export const OperatorGrants = z.object({
  /** Day and operator. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  /** Credits by reference: the same grant again counts once. */
  credits: z.record(z.string(), z.number().int()),
})
export type OperatorGrants = z.infer<typeof OperatorGrants>

/** More than that in a day is an incident: another operator reviews it. */
export const grantsWithoutIncident = 2_000

export const operatorGrantsId = (by: string, now: number): string =>
  `${new Date(now).toISOString().slice(0, 10)}:${by}`

/** Of two calls with one reference the larger one counts, since either may be the one that is granted. */
export const withGrant = (
  known: OperatorGrants | undefined,
  id: string,
  { reference, credits }: { reference: string; credits: number },
): OperatorGrants => ({
  ...(known ?? { id, version: 0, schemaVersion: 1 as const }),
  credits: { ...known?.credits, [reference]: Math.max(known?.credits[reference] ?? 0, credits) },
})

export const grantedIn = ({ credits }: OperatorGrants): number =>
  Object.values(credits).reduce((sum, each) => sum + each, 0)
