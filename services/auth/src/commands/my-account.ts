import { DomainError } from '@thumbfolio/contracts'
import { isActive, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'

/** The current account of a session. */
export async function myAccount(
  { accounts }: Pick<Ports, 'accounts'>,
  userId: string,
): Promise<ActiveAccount> {
  const account = await accounts.find(userId)
  if (!isActive(account)) throw new DomainError('unauthenticated')
  return account
}
