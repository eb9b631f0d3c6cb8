import { randomUUID } from 'node:crypto'
import { DomainError, event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { clientKey } from '@thumbfolio/kit/http'
import { isActive, newUsernameKey, usernameKey, type ActiveAccount } from '../domain/account.js'
import { emptyBalance, grant } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'
import { hashNewPassword, refuseCommonPassword } from './hash-new-password.js'
import { asTaken } from './taken.js'

interface SignUp {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly clientAddress: string
}

/** Makes an account. Its mail leaves if and only if this commit happened; of many at once with one e-mail, one wins. */
export const signUp = traced(
  'sign-up',
  async (ports: Ports, { username, email, password, clientAddress }: SignUp): Promise<ActiveAccount> => {
    refuseCommonPassword(ports, password)
    await refuseTaken(ports, username, email)
    await refuseTooMany(ports, clientAddress)
    const passwordHash = await hashNewPassword(ports, { password, clientAddress, isSignUp: true })

    const now = ports.now()
    const id = randomUUID()
    const welcome =
      ports.signupCredits > 0
        ? grant(emptyBalance, id, { reference: 'signup', credits: ports.signupCredits })
        : undefined
    const account: ActiveAccount = {
      id,
      version: 0,
      schemaVersion: 1,
      createdAt: now,
      sessionEpoch: 0,
      purse: welcome?.purse ?? emptyBalance,
      holder: {
        state: 'active',
        email,
        username,
        uniqueName: newUsernameKey(username),
        passwordHash,
        isVerified: false,
        codes: {},
        emailSince: now,
        emailCorrected: false,
      },
    }
    const events = [event('account.registered.v1', id, {}), ...(welcome?.events ?? [])]
    const stored = await ports.accounts.commit(account, { events }).catch((error: unknown) => {
      throw asTaken(error)
    })
    return isActive(stored) ? stored : account
  },
)

/** Spares the hashing for what is taken already; the commit decides between those that come at once. */
async function refuseTaken({ accounts }: Ports, username: string, email: string): Promise<void> {
  if (await accounts.findBy('email', email)) throw new DomainError('email-taken')
  const isTaken = async (name: string) => {
    for (const key of new Set([newUsernameKey(name), usernameKey(name)]))
      if (await accounts.findBy('username', key)) return true
    return false
  }
  if (!(await isTaken(username))) return
  throw new DomainError('username-taken', { offers: await freeNear(username, isTaken) })
}

const mostTries = 8
const mostOffers = 3

/** The name with the first numbers that make it free; empty if all tried ones are taken. */
async function freeNear(username: string, isTaken: (name: string) => Promise<boolean>): Promise<string[]> {
  const free: string[] = []
  for (let number = 2; number < 2 + mostTries && free.length < mostOffers; number++) {
    const name = `${[...username].slice(0, 40).join('')}${number}`
    if (!(await isTaken(name))) free.push(name)
  }
  return free
}

/** Each new account mails an address that somebody typed, and may bring credits. */
async function refuseTooMany(
  { limits, signupsPerHour: points }: Ports,
  clientAddress: string,
): Promise<void> {
  if (points === 0) return
  const verdict = await limits.consume(clientKey(clientAddress), {
    name: 'sign-up by address',
    points,
    windowSeconds: 3_600,
    onUnavailable: 'fail-open',
  })
  if (!verdict.allowed) throw new DomainError('rate-limited', verdict)
}
