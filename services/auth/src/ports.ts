import type { JsonWebKey, KeyObject } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import type { ExportItem, ExportedService } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import type { DeadLetters } from '@thumbfolio/kit/bus'
import type { Limits, Revocations } from '@thumbfolio/kit/http'
import type { OperatorActions, Store, SweptBlobs } from '@thumbfolio/kit/store'
import type { Mailer } from '@thumbfolio/kit/run'
import type { Account } from './domain/account.js'
import type { Incident } from './domain/incident.js'
import type { CodeRequests } from './domain/code-requests.js'
import type { LedgerRow } from './domain/ledger.js'
import type { OperatorGrants } from './domain/operator-grants.js'
import type { PendingGrant } from './domain/pending-grant.js'
import type { ProductNotice } from './domain/product-notice.js'
import type { CodeKeys } from './domain/one-time-code.js'
import type { SessionRecord } from './domain/session.js'

/** In whose turn a password is hashed. */
export interface HashTurn {
  /** Clients take turns. */
  readonly client: string
  /** Logins and account holders come before sign-ups. */
  readonly isSignUp?: boolean
}

/** Hashes passwords away from the event loop. @throws DomainError `unavailable` when too many wait */
export interface PasswordHasher extends AsyncDisposable {
  hash(password: string, turn: HashTurn): Promise<string>
  /** Without a hash it does the same work and answers false. */
  matches(password: string, hash: string | undefined, turn: HashTurn): Promise<boolean>
}

/** The passwords that are guessed first. */
export interface CommonPasswords {
  has(password: string): boolean
}

/** Makes a profile picture of an uploaded one: small, and without anything but its pixels. */
export interface Pictures {
  /** A WebP of at most 512 x 512. @throws DomainError `not-an-image` */
  portrait(bytes: Uint8Array): Promise<Uint8Array>
}

/** The private keys of session tokens: the first one signs, all are accepted. */
export type SigningKeys = readonly [KeyObject, ...KeyObject[]]

/** Signs session tokens and publishes the keys that verify them. */
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

/** What one of the other services holds about a person. */
export interface ServiceData {
  readonly service: ExportedService
  readonly things: readonly ExportItem[]
}

/** The other services, asked what they hold about a person. */
export interface PersonalData {
  /** All of it. @throws DomainError `export-unavailable` when one of them does not tell */
  list(userId: string, signal: AbortSignal): Promise<readonly ServiceData[]>
  /** One file of it; undefined when it is gone. The stream fails where it breaks off. */
  open(
    userId: string,
    file: { readonly service: ExportedService; readonly id: string },
    signal: AbortSignal,
  ): Promise<Readable | undefined>
}

export interface ArchiveEntry {
  readonly path: string
  readonly body: Readable
  /** Where it is known: another number of bytes is a failure. */
  readonly sizeBytes?: number | undefined
}

/** Makes one file of many. */
export interface Archive {
  /**
   * Takes the next entry when the one before is written. A source that fails destroys `to`, so that a part never looks
   * like the whole; a reader who leaves destroys the source. @throws what went wrong
   */
  write(entries: AsyncIterable<ArchiveEntry>, to: Writable): Promise<void>
}

/** The world as auth sees it. */
export interface Ports {
  readonly accounts: Store<
    Account,
    'email' | 'username' | 'avatar',
    'holding' | 'mailDue' | 'operator' | 'created'
  >
  readonly sessions: Store<SessionRecord, never, 'user' | 'expiry'>
  readonly codeRequests: Store<CodeRequests, never, 'asked'>
  readonly ledger: Store<LedgerRow, never, 'user'>
  readonly cases: Store<Incident, never, 'user'>
  readonly operatorActions: OperatorActions
  readonly operatorGrants: Store<OperatorGrants, never, never>
  readonly pendingGrants: Store<PendingGrant, never, 'at'>
  readonly productNotices: Store<ProductNotice, never, never>
  readonly deadLetters: DeadLetters
  readonly blobs: SweptBlobs
  readonly limits: Limits
  readonly revocations: Revocations
  readonly mailer: Mailer
  readonly passwords: PasswordHasher
  readonly commonPasswords: CommonPasswords
  readonly pictures: Pictures
  readonly tokens: Tokens
  readonly personalData: PersonalData
  readonly archive: Archive
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Keys the hashes of one-time codes. */
  readonly codeKeys: CodeKeys
  /** Between two tries of a mail that the mail server deferred. */
  readonly mailRetryMs: number
  readonly sessionTtlSeconds: number
  readonly signupCredits: number
  /** Credits that one operator may grant in a day; more needs another one. */
  readonly creditsAlonePerDay: number
  /** By client address; 0: no limit. */
  readonly signupsPerHour: number
  /** With a code, in 24 hours, of all accounts. */
  readonly codeMailsPerDay: number
  readonly publicUrl: string
}

/** Blobs are named by their owner. */
export const avatarsOf = (userId: string) => `avatars/${userId}/`
export const avatarBlob = (userId: string, avatarId: string) => `${avatarsOf(userId)}${avatarId}`
