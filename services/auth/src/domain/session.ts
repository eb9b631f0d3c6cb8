import { z } from 'zod'
import { isActive, type Account } from './account.js'

/** A session. It stays until its token would have ended anyway: it is the truth about revocation. */
export const SessionRecord = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  userId: z.string(),
  /** The account's epoch when the session began. */
  epoch: z.number().int(),
  createdAt: z.number(),
  expiresAt: z.number(),
  revokedAt: z.number().optional(),
})
export type SessionRecord = z.infer<typeof SessionRecord>

/** Ended before its time: logged out, or left behind by its account. */
export const isRevoked = (session: SessionRecord, account: Account | undefined): boolean =>
  session.revokedAt !== undefined ||
  !isActive(account) ||
  (account.sessionEpoch !== session.epoch && account.keptSessionId !== session.id)
