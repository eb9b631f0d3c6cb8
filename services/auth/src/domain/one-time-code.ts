import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export const purposes = ['verify', 'reset'] as const
export type Purpose = (typeof purposes)[number]

const Minted = z.object({ hash: z.string(), mintedAt: z.number() })

/**
 * The codes of one purpose that may still be used: the newest, and the ones before it. Only their keyed hashes are kept.
 * They share their tries: a new code does not bring new ones.
 */
export const OneTimeCodes = Minted.extend({
  wrongTries: z.number().int(),
  /** Newest first. */
  earlier: z.array(Minted).optional(),
})
export type OneTimeCodes = z.infer<typeof OneTimeCodes>

export const codeLifeMs = 10 * 60_000
export const triesPerCode = 5
/** One a minute can be asked for. What retries of a mail mint beyond that voids the oldest. */
const codesAtOnce = 10

/** What a code is bound to: one user, one purpose and one address. */
export interface CodeOwner {
  readonly userId: string
  readonly purpose: Purpose
  readonly email: string
}

/** The keys of the hashes: the first one mints, all are tried. */
export type CodeKeys = readonly [Uint8Array, ...Uint8Array[]]

const hashOf = (key: Uint8Array, { userId, purpose, email }: CodeOwner, code: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([userId, purpose, email, code]))
    .digest('base64url')

const isAlive = ({ mintedAt }: { mintedAt: number }, now: number): boolean => now < mintedAt + codeLifeMs

const aliveOf = (known: OneTimeCodes | undefined, now: number) =>
  known
    ? [known, ...(known.earlier ?? [])]
        .filter((code) => isAlive(code, now))
        .map(({ hash, mintedAt }) => ({ hash, mintedAt }))
    : []

/** The known codes and a new one. Wrong tries count on for as long as an earlier code is alive. */
export function withMinted(
  known: OneTimeCodes | undefined,
  { keys: [key], owner, code, now }: { keys: CodeKeys; owner: CodeOwner; code: string; now: number },
): OneTimeCodes {
  const earlier = aliveOf(known, now).slice(0, codesAtOnce - 1)
  const wrongTries = earlier.length > 0 ? (known?.wrongTries ?? 0) : 0
  return { hash: hashOf(key, owner, code), mintedAt: now, wrongTries, earlier }
}

export type Judgement =
  | { readonly verdict: 'right' | 'absent' | 'expired' }
  /** `left` are the codes with one try less; without it all are dead. */
  | { readonly verdict: 'wrong'; readonly left?: OneTimeCodes }

/** Judges one try against every code that is alive. The fifth wrong one kills them all. */
export function judge(
  known: OneTimeCodes | undefined,
  attempt: { keys: CodeKeys; owner: CodeOwner; code: string; now: number },
): Judgement {
  if (!known) return { verdict: 'absent' }
  const alive = aliveOf(known, attempt.now)
  if (alive.length === 0) return { verdict: 'expired' }
  const typed = attempt.keys.map((key) => Buffer.from(hashOf(key, attempt.owner, attempt.code)))
  const isRight = ({ hash }: { hash: string }) => {
    const expected = Buffer.from(hash)
    return typed.some((made) => made.length === expected.length && timingSafeEqual(made, expected))
  }
  if (alive.some(isRight)) return { verdict: 'right' }
  const wrongTries = known.wrongTries + 1
  return wrongTries >= triesPerCode
    ? { verdict: 'wrong' }
    : { verdict: 'wrong', left: { ...known, wrongTries } }
}

/** What a mail says of a code. */
export interface MailedCode {
  readonly code: string
  /** Epoch milliseconds. */
  readonly validUntil: number
}

export const codeExample: MailedCode = { code: '042137', validUntil: Date.UTC(2026, 0, 31, 9, 41) }

export const timeOfExpiry = (validUntil: number): string =>
  `${new Date(validUntil).toISOString().slice(11, 16)} UTC`
