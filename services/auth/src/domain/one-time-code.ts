import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export const purposes = ['verify', 'reset'] as const
export type Purpose = (typeof purposes)[number]

/** A code that was minted and may still be used. Only its keyed hash is kept. */
export const OneTimeCode = z.object({
  hash: z.string(),
  mintedAt: z.number(),
  wrongTries: z.number().int(),
})
export type OneTimeCode = z.infer<typeof OneTimeCode>

export const codeLifeMs = 10 * 60_000
export const triesPerCode = 5

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

export const minted = ([key]: CodeKeys, owner: CodeOwner, code: string, now: number): OneTimeCode => ({
  hash: hashOf(key, owner, code),
  mintedAt: now,
  wrongTries: 0,
})

export type Judgement =
  | { readonly verdict: 'right' | 'absent' | 'expired' }
  /** `left` is the code with one try less; without it the code is dead. */
  | { readonly verdict: 'wrong'; readonly left?: OneTimeCode }

/** Judges one try. The fifth wrong one kills the code. */
export function judge(
  known: OneTimeCode | undefined,
  attempt: { keys: CodeKeys; owner: CodeOwner; code: string; now: number },
): Judgement {
  if (!known) return { verdict: 'absent' }
  if (attempt.now >= known.mintedAt + codeLifeMs) return { verdict: 'expired' }
  const expected = Buffer.from(known.hash)
  const isRight = (key: Uint8Array) => {
    const hash = Buffer.from(hashOf(key, attempt.owner, attempt.code))
    return hash.length === expected.length && timingSafeEqual(hash, expected)
  }
  if (attempt.keys.some(isRight)) return { verdict: 'right' }
  const wrongTries = known.wrongTries + 1
  return wrongTries >= triesPerCode
    ? { verdict: 'wrong' }
    : { verdict: 'wrong', left: { ...known, wrongTries } }
}
