import { createHash } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { clientKey, type Limit, type Verdict } from '@thumbfolio/kit/http'
import type { HashTurn, Ports } from '../ports.js'

const windowSeconds = 15 * 60
/** Both fail closed: passwords must not be guessable without limit while Redis is unavailable. */
const perAccount: Limit = {
  name: 'login by account',
  points: 10,
  windowSeconds,
  onUnavailable: 'fail-closed',
}
/** For session holders: a stranger's failed logins must not block the owner from changing the password. */
const perOwner: Limit = { ...perAccount, name: 'password by owner' }
/** Of an address that the owner logged in from lately: strangers elsewhere do not lock it out. */
const perKnownAddress: Limit = { ...perAccount, name: 'login by account and known address' }
/** Remembers such an address: one point is enough. */
const knownAddresses: Limit = {
  name: 'known address of account',
  points: 1,
  windowSeconds: 14 * 24 * 3_600,
  onUnavailable: 'fail-open',
}
const perAddress: Limit = {
  name: 'login by address',
  points: 60,
  windowSeconds,
  onUnavailable: 'fail-closed',
}
/** bcrypt would take a longer password for its first 72 bytes. */
const longestPasswordBytes = 72

const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url')
const addressKey = (email: string, client: string) => `${accountKey(email)} ${client}`

function refuse(verdicts: readonly Verdict[]): void {
  const refusals = verdicts.filter(({ allowed }) => !allowed)
  if (refusals.length === 0) return
  const retryAfterSeconds = Math.max(...refusals.map((verdict) => verdict.retryAfterSeconds))
  throw new DomainError('too-many-logins', { retryAfterSeconds })
}

/**
 * Compares a password; the same work is done where there is no account. Only wrong tries count, and the limits are asked
 * once more after the hashing, so that a burst learns no more than the same tries one by one.
 */
export async function checkPassword(
  { limits, passwords }: Ports,
  attempt: {
    email: string
    password: string
    hash: string | undefined
    clientAddress: string
    /** The session's own account is asked, not a name that anybody may type. */
    hasSession?: boolean
  },
): Promise<boolean> {
  const client = clientKey(attempt.clientAddress)
  const counters = [await accountCounter(limits, attempt, client), [client, perAddress]] as const
  const look = () => Promise.all(counters.map(([key, limit]) => limits.peek(key, limit)))
  const count = () => Promise.all(counters.map(([key, limit]) => limits.consume(key, limit)))

  refuse(await look())
  const matches = await matchesInAnyForm(passwords, attempt, { client })
  refuse(await (matches ? look() : count()))
  if (matches) await rememberAddress(limits, addressKey(attempt.email, client))
  return matches
}

/** Did the owner log in from there lately? For an address without an account: never. */
export const isKnownAddress = async (
  limits: Ports['limits'],
  email: string,
  clientAddress: string,
): Promise<boolean> =>
  !(await limits.peek(addressKey(email, clientKey(clientAddress)), knownAddresses)).allowed

/** A count does not extend its window, so it begins again with each login. */
async function rememberAddress(limits: Ports['limits'], key: string): Promise<void> {
  await limits.forget(key, knownAddresses)
  await limits.consume(key, knownAddresses)
}

/** Who has a session, an address the owner logged in from, and everybody else are counted apart. */
async function accountCounter(
  limits: Ports['limits'],
  { email, hasSession }: { email: string; hasSession?: boolean },
  client: string,
): Promise<readonly [key: string, limit: Limit]> {
  if (hasSession) return [accountKey(email), perOwner]
  const key = addressKey(email, client)
  const { allowed: isUnknown } = await limits.peek(key, knownAddresses)
  return isUnknown ? [accountKey(email), perAccount] : [key, perKnownAddress]
}

/** Hashes are made of NFC. Older ones were made of what was typed, so that form is tried too. */
async function matchesInAnyForm(
  passwords: Ports['passwords'],
  { password, hash }: { password: string; hash: string | undefined },
  turn: HashTurn,
): Promise<boolean> {
  for (const form of new Set([password.normalize('NFC'), password])) {
    const isTooLong = Buffer.byteLength(form) > longestPasswordBytes
    if (await passwords.matches(form, isTooLong ? undefined : hash, turn)) return true
  }
  return false
}

/** An operator helps: the wrong tries of strangers and of the owner's sessions are forgotten. */
export async function forgetAllWrongTries({ limits }: Pick<Ports, 'limits'>, email: string): Promise<void> {
  for (const limit of [perAccount, perOwner]) await limits.forget(accountKey(email), limit)
}

/** Whether logins from unknown addresses are refused now. */
export const isLocked = async ({ limits }: Pick<Ports, 'limits'>, email: string): Promise<boolean> =>
  !(await limits.peek(accountKey(email), perAccount)).allowed

/** A new password was set with a mailed code: the wrong tries before it say nothing any more. */
export async function forgetWrongTries(
  { limits }: Ports,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<void> {
  await limits.forget(accountKey(email), perAccount)
  await limits.forget(addressKey(email, clientKey(clientAddress)), perKnownAddress)
}
