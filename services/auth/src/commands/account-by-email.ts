import { isActive, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'

const longestEmail = 254

/** Whoever has this address. Nobody has one that is too long to be one. */
export async function accountByEmail(
  { accounts }: Pick<Ports, 'accounts'>,
  email: string,
): Promise<ActiveAccount | undefined> {
  if (email.length > longestEmail) return undefined
  const account = await accounts.findBy('email', email)
  return isActive(account) ? account : undefined
}
