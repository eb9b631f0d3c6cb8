import type { JsonWebKey } from 'node:crypto'
import type { Blobs, Limits, Logger, Mailer, Revocations, Store } from '@thumbfolio/kit'
import type { Account } from './domain/account.js'
import type { Case } from './domain/case.js'
import type { CodeRequests } from './domain/code-requests.js'
import type { LedgerRow } from './domain/ledger.js'
import type { SessionRecord } from './domain/session.js'

/** Hashes passwords away from the event loop. @throws DomainError `unavailable` when too many wait */
export interface PasswordHasher extends AsyncDisposable {
  hash(password: string): Promise<string>
  /** Without a hash it does the same work and answers false. */
  matches(password: string, hash: string | undefined): Promise<boolean>
}

/** Makes a profile picture of an uploaded one: small, and without anything but its pixels. */
export interface Pictures {
  /** A WebP of at most 512 x 512. @throws DomainError `not-an-image` */
  portrait(bytes: Uint8Array): Promise<Uint8Array>
}

/** Signs session tokens and publishes the key that verifies them. */
export interface Tokens {
  readonly publicKeys: readonly (JsonWebKey & { kid: string })[]
  /** Times in epoch milliseconds. */
  sign(session: {
    userId: string
    sessionId: string
    verified: boolean
    createdAt: number
    expiresAt: number
  }): string
}

/** The world as auth sees it. */
export interface Ports {
  readonly accounts: Store<Account, 'email' | 'username' | 'avatar', 'sessionsEnded' | 'holding'>
  readonly sessions: Store<SessionRecord, never, 'user' | 'revoked' | 'expiry'>
  readonly codeRequests: Store<CodeRequests, never, 'asked'>
  readonly ledger: Store<LedgerRow, never, 'user'>
  readonly cases: Store<Case>
  readonly blobs: Blobs
  readonly limits: Limits
  readonly revocations: Revocations
  readonly mailer: Mailer
  readonly passwords: PasswordHasher
  readonly pictures: Pictures
  readonly tokens: Tokens
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Keys the hashes of one-time codes. */
  readonly codeKey: Uint8Array
  readonly sessionTtlSeconds: number
  readonly signupCredits: number
  readonly publicUrl: string
}

/** Blobs are named by their owner. */
export const avatarsOf = (userId: string) => `avatars/${userId}/`
export const avatarBlob = (userId: string, avatarId: string) => `${avatarsOf(userId)}${avatarId}`
