import { isActive, newUsernameKey, usernameKey, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'

/** Whoever has this user name, in any case; not whoever has one that looks like it. */
export async function accountByUsername(
  { accounts }: Pick<Ports, 'accounts'>,
  username: string,
): Promise<ActiveAccount | undefined> {
  const key = usernameKey(username)
  for (const unique of new Set([key, newUsernameKey(username)])) {
    const account = await accounts.findBy('username', unique)
    if (isActive(account) && usernameKey(account.holder.username) === key) return account
  }
  return undefined
}
