import { traced } from '@thumbfolio/kit/base'
import { withPassword } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { forgetWrongTries } from './check-password.js'
import { announceEnded } from './end-sessions.js'
import { hashNewPassword, refuseCommonPassword } from './hash-new-password.js'
import { redeemCode } from './redeem-code.js'

/** Sets a new password with a mailed code. The commit that sets it ends every session. */
export const resetPassword = traced(
  'reset-password',
  async (
    ports: Ports,
    {
      email,
      otp,
      password,
      clientAddress,
    }: { email: string; otp: string; password: string; clientAddress: string },
  ): Promise<void> => {
    refuseCommonPassword(ports, password)
    let passwordHash: string | undefined
    const account = await redeemCode(ports, { purpose: 'reset', email, otp }, async (known) => {
      passwordHash ??= await hashNewPassword(ports, { password, clientAddress })
      return withPassword(known, passwordHash, ports.now())
    })
    await announceEnded(ports, account.id)
    await forgetWrongTries(ports, { email, clientAddress })
  },
)
