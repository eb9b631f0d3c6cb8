import { traced } from '@thumbfolio/kit/base'
import { withHolder, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { redeemCode } from './redeem-code.js'

/** Verifies the address with the code that was mailed to it. */
export const verifyEmail = traced(
  'verify-email',
  (ports: Ports, email: string, otp: string): Promise<ActiveAccount> =>
    redeemCode(ports, { purpose: 'verify', email, otp }, async (account) =>
      withHolder(account, { isVerified: true }),
    ),
)
