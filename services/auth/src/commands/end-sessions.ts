import { DomainError } from '@thumbfolio/contracts'
import { retryStale, traced } from '@thumbfolio/kit'
import { withSessionsEnded } from '../domain/account.js'
import { isRevoked } from '../domain/session.js'
import type { Ports } from '../ports.js'
import { myAccount } from './my-account.js'

const pageSize = 200

/** Ends one session of the user, in every service at once. */
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

/** Tells the other services which sessions of a user are over. Safe to repeat: the documents are the truth. */
export async function announceEnded(
  { accounts, sessions, revocations, now }: Pick<Ports, 'accounts' | 'sessions' | 'revocations' | 'now'>,
  userId: string,
): Promise<void> {
  const account = await accounts.find(userId)
  let after: string | undefined
  do {
    const page = { limit: pageSize, ...(after !== undefined && { after }) }
    const { items, next } = await sessions.list('user', { equals: userId }, page)
    const over = items.filter((session) => session.expiresAt > now() && isRevoked(session, account))
    const until = Math.max(...over.map(({ expiresAt }) => expiresAt))
    if (over.length > 0)
      await revocations.revoke(
        over.map(({ id }) => id),
        until,
      )
    after = next
  } while (after !== undefined)
}
