import { canonicalEmail, DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { accountByEmail, accountByUsername } from './account-by.js'
import { checkPassword } from './check-password.js'

/**
 * Who these credentials belong to: an e-mail or a user name with its password. An unknown one is refused after the same
 * work and in the same words, and its tries are counted alike. Both names of an account share its limit.
 */
export const logIn = traced(
  'log-in',
  async (
    ports: Ports,
    { name, password, clientAddress }: { name: string; password: string; clientAddress: string },
  ): Promise<ActiveAccount> => {
    const account = await accountByName(ports, name)
    const email = account?.holder.email ?? canonicalEmail(name)
    const hash = account?.holder.passwordHash
    const isRight = await checkPassword(ports, { email, password, hash, clientAddress })
    if (!account || !isRight) throw new DomainError('invalid-credentials')
    return account
  },
)

/** Both are always looked up. Somebody's e-mail is never another account's user name. */
async function accountByName(ports: Ports, name: string): Promise<ActiveAccount | undefined> {
  const [byEmail, byUsername] = await Promise.all([
    accountByEmail(ports, canonicalEmail(name)),
    accountByUsername(ports, name.trim()),
  ])
  return byEmail ?? byUsername
}
