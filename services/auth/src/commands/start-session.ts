import { randomBytes } from 'node:crypto'
import { DomainError, problemDetails } from '@thumbfolio/contracts'
import type { ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { myAccount } from './my-account.js'

/**
 * Starts a session and answers with its token. When all sessions of the account were ended meanwhile, the one who ended
 * them may not have seen this one yet: it is refused before its token gets out.
 * @throws DomainError `account-suspended`
 */
export async function startSession(ports: Ports, account: ActiveAccount): Promise<string> {
  const { id: userId, sessionEpoch: epoch } = account
  const { suspended } = account.holder
  if (suspended)
    throw new DomainError('account-suspended', {
      detail: problemDetails.suspended(suspended.reason),
    })
  const createdAt = ports.now()
  const expiresAt = createdAt + ports.sessionTtlSeconds * 1000
  const id = randomBytes(16).toString('base64url')
  await ports.sessions.commit({ id, version: 0, schemaVersion: 1, userId, epoch, createdAt, expiresAt })

  const current = await myAccount(ports, userId)
  if (current.sessionEpoch !== epoch) throw new DomainError('unauthenticated')
  const { isVerified: verified } = current.holder
  return ports.tokens.sign({ userId, sessionId: id, verified, createdAt, expiresAt })
}
