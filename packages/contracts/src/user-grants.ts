import { z } from 'zod'

/** Credits that auth granted to one user: what the report on payments compares with the orders that were paid. */
export const UserGrants = z.object({
  userId: z.string(),
  /** By what they were granted for: the id of an order, or `signup`. */
  grants: z.record(z.string(), z.number().int()),
  /** Paid orders whose credits found no account. */
  withoutAccount: z.array(z.string()),
})
export type UserGrants = z.infer<typeof UserGrants>
