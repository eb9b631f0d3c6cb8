import { traced } from '@thumbfolio/kit/base'
import { withEmailVerified, type ActiveAccount } from '../domain/account.js'
import { isRevoked } from '../domain/session.js'
import type { Ports } from '../ports.js'
import { announceEnded } from './end-sessions.js'
import { redeemCode } from './redeem-code.js'

/**
 * Verifies the address with the code that was mailed to it. The same commit ends every session but the one that
 * verifies. The password stays: the person who chose it can log in again.
 */
export const verifyEmail = traced(
  'verify-email',
  async (
    ports: Ports,
    { email, otp, sessionId }: { email: string; otp: string; sessionId: string | undefined },
  ): Promise<ActiveAccount> => {
    const account = await redeemCode(ports, { purpose: 'verify', email, otp }, async (known) =>
      withEmailVerified(known, ports.now(), await ownSession(ports, known, sessionId)),
    )
    await announceEnded(ports, account.id)
    return account
  },
)

async function ownSession(
  { sessions }: Ports,
  account: ActiveAccount,
  sessionId: string | undefined,
): Promise<string | undefined> {
  const session = sessionId === undefined ? undefined : await sessions.find(sessionId)
  return session?.userId === account.id && !isRevoked(session, account) ? session.id : undefined
}
