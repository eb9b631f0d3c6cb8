import { confirmationLastsMs } from '@thumbfolio/contracts'
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
  /** When an operator last entered the password in it. */
  passwordConfirmedAt: z.number().optional(),
})
export type SessionRecord = z.infer<typeof SessionRecord>

/** Ended before its time: logged out, or left behind by its account. */
export const isRevoked = (session: SessionRecord, account: Account | undefined): boolean =>
  session.revokedAt !== undefined ||
  !isActive(account) ||
  (account.sessionEpoch !== session.epoch && account.keptSessionId !== session.id)

/**
 * Until then the session may call the routes of operators; 0 where the password was not entered in it since the role was
 * given: what an operator confirmed before it was taken is worth nothing when it is given back.
 */
export const confirmationEndsAt = (
  { passwordConfirmedAt = 0 }: SessionRecord,
  operatorSince: number,
): number => (passwordConfirmedAt < operatorSince ? 0 : passwordConfirmedAt + confirmationLastsMs)
