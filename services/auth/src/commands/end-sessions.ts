import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale } from '@thumbfolio/kit/store'
import { withSessionsEnded } from '../domain/account.js'
import { isRevoked } from '../domain/session.js'
import type { Ports } from '../ports.js'
import { myAccount } from './my-account.js'

/** Ends one session of the user: at once where the processes share a Redis or are one, elsewhere within 5 s. */
export const endSession = traced(
  'end-session',
  (ports: Ports, userId: string, sessionId: string): Promise<void> =>
    retryStale(async () => {
      const session = await ports.sessions.find(sessionId)
      if (session?.userId !== userId) throw new DomainError('unauthenticated')
      if (session.revokedAt === undefined) await ports.sessions.commit({ ...session, revokedAt: ports.now() })
      await ports.revocations.revoke([sessionId], session.expiresAt)
    }),
)

/** Ends all sessions of the user: one commit decides it. */
export const endAllSessions = traced(
  'end-all-sessions',
  async (ports: Ports, userId: string): Promise<void> => {
    await retryStale(async () => {
      const account = await myAccount(ports, userId)
      await ports.accounts.commit(withSessionsEnded(account, ports.now()))
    })
    await announceEnded(ports, userId)
  },
)

/** Records which sessions of a user are over, for the other services. Safe to repeat: the documents are the truth. */
export async function announceEnded(
  { accounts, sessions, revocations, now }: Pick<Ports, 'accounts' | 'sessions' | 'revocations' | 'now'>,
  userId: string,
): Promise<void> {
  const account = await accounts.find(userId)
  const over: string[] = []
  let until = 0
  for await (const session of everyItem(sessions, 'user', { equals: userId })) {
    if (session.expiresAt <= now() || !isRevoked(session, account)) continue
    over.push(session.id)
    until = Math.max(until, session.expiresAt)
  }
  if (over.length > 0) await revocations.revoke(over, until)
}
