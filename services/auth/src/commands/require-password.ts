import { DomainError } from '@thumbfolio/contracts'
import type { Holder } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { checkPassword } from './check-password.js'
import { myAccount } from './my-account.js'

/** Refuses who has a session but not the password. Wrong ones are counted apart from wrong logins. */
export async function requirePassword(
  ports: Ports,
  userId: string,
  password: string,
  clientAddress: string,
): Promise<Holder> {
  const { holder } = await myAccount(ports, userId)
  const attempt = {
    email: holder.email,
    password,
    hash: holder.passwordHash,
    clientAddress,
    hasSession: true,
  }
  if (!(await checkPassword(ports, attempt))) throw new DomainError('wrong-password')
  return holder
}
