import { z } from 'zod'

/** Something that a person has to look at: it is written down, never skipped. */
export const Incident = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  kind: z.enum([
    'payment-without-account',
    'launch-without-hold',
    'mail-rejected',
    'mail-ceiling',
    'operator-grants',
    'repository-refused',
  ]),
  /** Of `operator-grants`, who granted; of `mail-ceiling`, whose mail was the first that did not leave. '' where the account is gone. */
  userId: z.string(),
  /** The order, the launch, the purpose and time of the mail, the day, or the site with what the code host said. */
  reference: z.string(),
  credits: z.number().int(),
  openedAt: z.number(),
  resolved: z.object({ at: z.number(), by: z.string(), reason: z.string() }).optional(),
})
export type Incident = z.infer<typeof Incident>
