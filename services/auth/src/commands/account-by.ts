import { isActive, newUsernameKey, usernameKey, type ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'

const longestEmail = 254
/** In characters as typed, before what cannot be seen is left out. */
const longestUsername = 200

/** The account with this address; none for an address that is too long. */
export async function accountByEmail(
  { accounts }: Pick<Ports, 'accounts'>,
  email: string,
): Promise<ActiveAccount | undefined> {
  if (email.length > longestEmail) return undefined
  const account = await accounts.findBy('email', email)
  return isActive(account) ? account : undefined
}

/** The account with this user name, in any case; look-alikes do not match. */
export async function accountByUsername(
  { accounts }: Pick<Ports, 'accounts'>,
  username: string,
): Promise<ActiveAccount | undefined> {
  if (username.length > longestUsername) return undefined
  const key = usernameKey(username)
  for (const unique of new Set([key, newUsernameKey(username)])) {
    const account = await accounts.findBy('username', unique)
    if (isActive(account) && usernameKey(account.holder.username) === key) return account
  }
  return undefined
}
