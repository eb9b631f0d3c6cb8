import type { SessionTruth } from '@thumbfolio/kit/http'
import { isActive, roleSince } from '../domain/account.js'
import { confirmationEndsAt, isRevoked } from '../domain/session.js'
import type { Ports } from '../ports.js'

const over: SessionTruth = { active: false, verified: false }
const sessionId = /^[\w-]{1,64}$/

/** Does a session still stand, is its user verified, and is it an operator’s. */
export async function sessionTruth(
  { accounts, sessions, now }: Pick<Ports, 'accounts' | 'sessions' | 'now'>,
  id: string,
): Promise<SessionTruth> {
  const session = sessionId.test(id) ? await sessions.find(id) : undefined
  if (!session || session.expiresAt <= now()) return over
  const account = await accounts.find(session.userId)
  if (!isActive(account) || isRevoked(session, account)) return over
  const { isVerified: verified, operatorSince } = account.holder
  const since = roleSince(account.holder)
  if (since === undefined) return { active: true, verified }
  const state = confirmationEndsAt(session, since) > now() ? 'confirmed' : 'unconfirmed'
  return {
    active: true,
    verified,
    ...(operatorSince === undefined ? { reader: state } : { operator: state }),
  }
}
