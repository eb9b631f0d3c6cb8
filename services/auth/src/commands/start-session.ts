import { randomBytes } from 'node:crypto'
import { DomainError, problemDetails } from '@thumbfolio/contracts'
import type { ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { myAccount } from './my-account.js'

/** A session that is not an ordinary one: how long it lasts, and whether its password counts as entered just now. */
interface Kind {
  readonly lastsMs?: number
  readonly isPasswordConfirmed?: boolean
}

/**
 * Starts a session and answers with its token. When all sessions of the account were ended meanwhile, the one who ended
 * them may not have seen this one yet: it is refused before its token gets out.
 * @throws DomainError `account-suspended`
 */
export async function startSession(
  ports: Ports,
  account: ActiveAccount,
  { lastsMs = ports.sessionTtlSeconds * 1000, isPasswordConfirmed = false }: Kind = {},
): Promise<string> {
  const { id: userId, sessionEpoch: epoch } = account
  const { suspended } = account.holder
  if (suspended)
    throw new DomainError('account-suspended', {
      detail: problemDetails.suspended(suspended.reason),
    })
  const createdAt = ports.now()
  const expiresAt = createdAt + lastsMs
  const id = randomBytes(16).toString('base64url')
  const session = { id, version: 0, schemaVersion: 1 as const, userId, epoch, createdAt, expiresAt }
  await ports.sessions.commit({
    ...session,
    ...(isPasswordConfirmed && { passwordConfirmedAt: createdAt }),
  })

  const current = await myAccount(ports, userId)
  if (current.sessionEpoch !== epoch) throw new DomainError('unauthenticated')
  const { isVerified: verified } = current.holder
  return ports.tokens.sign({ userId, sessionId: id, verified, createdAt, expiresAt })
}
