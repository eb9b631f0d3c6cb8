import { event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit'
import { withHolder, withSessionsEnded, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { announceEnded } from './end-sessions.js'
import { redeemCode } from './redeem-code.js'

/**
 * Verifies the address with the code that was mailed to it. The commit ends every session, since the person who signed
 * up may not be the one who reads this mailbox.
 */
export const verifyEmail = traced(
  'verify-email',
  async (ports: Ports, email: string, otp: string): Promise<ActiveAccount> => {
    const verified = await redeemCode(ports, { purpose: 'verify', email, otp }, async (account) => ({
      next: withSessionsEnded(withHolder(account, { isVerified: true }), ports.now()),
      events: [event('account.verified.v1', account.id, {})],
    }))
    await announceEnded(ports, verified.id)
    return verified
  },
)
