import { confirmationLastsMs, DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { roleSince, type ActiveAccount } from '../../domain/account.js'
import type { Ports } from '../../ports.js'
import { logIn } from '../log-in.js'
import { startSession } from '../start-session.js'

/**
 * A session for `thumbfolio-admin` that ends when the password would have to be entered again. For an account without the role
 * the answer is that of a wrong password.
 * @throws DomainError `invalid-credentials`, `too-many-logins`, `account-suspended`
 */
export const logInOperator = traced(
  'log-in-operator',
  async (
    ports: Ports,
    command: { email: string; password: string; clientAddress: string },
  ): Promise<{ account: ActiveAccount; token: string; expiresAt: number }> => {
    const account = await logIn(ports, { ...command, name: command.email })
    if (roleSince(account.holder) === undefined) throw new DomainError('invalid-credentials')
    const expiresAt = ports.now() + confirmationLastsMs
    const token = await startSession(ports, account, {
      lastsMs: confirmationLastsMs,
      isPasswordConfirmed: true,
    })
    return { account, token, expiresAt }
  },
)
