import { canonicalEmail, DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { accountByEmail } from './account-by-email.js'
import { checkPassword } from './check-password.js'

/** Who these credentials belong to. An unknown e-mail is refused after the same work and in the same words. */
export const logIn = traced(
  'log-in',
  async (
    ports: Ports,
    credentials: { email: string; password: string; clientAddress: string },
  ): Promise<ActiveAccount> => {
    const email = canonicalEmail(credentials.email)
    const account = await accountByEmail(ports, email)
    const hash = account?.holder.passwordHash
    const isRight = await checkPassword(ports, { ...credentials, email, hash })
    if (!account || !isRight) throw new DomainError('invalid-credentials')
    return account
  },
)
