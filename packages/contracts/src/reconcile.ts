import { z } from 'zod'

/**
 * What a service knows that another one has to agree with. After a restore the stores of two services may be of different
 * times: the tool of each prints these, one JSON line each, and the tools of the others read them.
 */
export const ReconcileFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('launch'),
    launchId: z.string(),
    userId: z.string(),
    siteName: z.string(),
    credits: z.number().int(),
    status: z.enum(['running', 'live', 'failed']),
  }),
  z.object({
    kind: z.literal('paid-order'),
    orderId: z.string(),
    userId: z.string(),
    credits: z.number().int(),
  }),
])
export type ReconcileFact = z.infer<typeof ReconcileFact>

/** Something that does not agree. */
export const ReconcileFinding = z.object({
  kind: z.literal('finding'),
  /** One sentence that names it. */
  text: z.string(),
  /** `fixed`: it agrees now. `waiting`: it may be on its way. `manual`: a person has to decide. */
  outcome: z.enum(['fixed', 'waiting', 'manual']),
})
export type ReconcileFinding = z.infer<typeof ReconcileFinding>
