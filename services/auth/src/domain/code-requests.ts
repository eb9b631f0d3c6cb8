import { createHash } from 'node:crypto'
import { z } from 'zod'
import { codeLifeMs, triesPerCode, type OneTimeCodes, type Purpose } from './one-time-code.js'

/** When codes were asked for, for one address and purpose, whether or not anybody has that address. */
export const CodeRequests = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  /** From anywhere, of the last day, oldest first. */
  askedAt: z.array(z.number()),
  /** From addresses that the owner logged in from. Absent: none. */
  knownAskedAt: z.array(z.number()).optional(),
  /** For an address that can have no code; they count on like those of codes that are alive. Absent: none. */
  wrongTries: z.number().int().optional(),
})
export type CodeRequests = z.infer<typeof CodeRequests>

export const requestWindowMs = 60_000
export const requestMemoryMs = 24 * 3_600_000
/** From known addresses and from all others. With five tries a code, this bounds what guessing can reach in a day. */
const requestsPerDay = 10

export const requestsId = (purpose: Purpose, email: string): string =>
  createHash('sha256')
    .update(JSON.stringify([purpose, email]))
    .digest('base64url')

export const lastAskedAt = (requests: CodeRequests | undefined): number =>
  Math.max(requests?.askedAt.at(-1) ?? 0, requests?.knownAskedAt?.at(-1) ?? 0)

export type Permission =
  | { readonly granted: true; readonly requests: CodeRequests }
  | { readonly granted: false; readonly reason: 'too-soon' | 'too-many'; readonly retryAfterSeconds: number }

/**
 * May another code be asked for now. `mailedAt` is when a code was mailed without being asked for. What strangers ask for
 * does not use up the requests of a known address.
 */
export function askForCode(
  id: string,
  known: CodeRequests | undefined,
  { mailedAt, now, isKnownAddress }: { mailedAt: number; now: number; isKnownAddress: boolean },
): Permission {
  const refuse = (reason: 'too-soon' | 'too-many', until: number): Permission => ({
    granted: false,
    reason,
    retryAfterSeconds: Math.ceil((until - now) / 1000),
  })
  const windowEnd = Math.max(lastAskedAt(known), mailedAt) + requestWindowMs
  if (now < windowEnd) return refuse('too-soon', windowEnd)
  const recent = (times: readonly number[] = []) => times.filter((time) => time > now - requestMemoryMs)
  const list = isKnownAddress ? 'knownAskedAt' : 'askedAt'
  const before = { askedAt: recent(known?.askedAt), knownAskedAt: recent(known?.knownAskedAt) }
  const oldest = before[list].at(-requestsPerDay)
  if (oldest !== undefined) return refuse('too-many', oldest + requestMemoryMs)
  const wrongTries = sharedTries(known, now)
  return {
    granted: true,
    requests: {
      id,
      version: known?.version ?? 0,
      schemaVersion: 1,
      ...before,
      [list]: [...before[list], now],
      ...(wrongTries > 0 && { wrongTries }),
    },
  }
}

/** The wrong tries that a new code starts with: none once the codes before it are expired, or dead. */
function sharedTries(known: CodeRequests | undefined, now: number): number {
  const { wrongTries = 0 } = known ?? {}
  const askedAt = lastAskedAt(known)
  const isAlive = wrongTries < triesPerCode && (askedAt === 0 || now < askedAt + codeLifeMs)
  return isAlive ? wrongTries : 0
}

/**
 * What a try is judged by where the address can have no code: as if one had been mailed, and no code is right. To verify,
 * also without a request, since a sign-up mails one.
 */
export function decoyCodes(
  purpose: Purpose,
  known: CodeRequests | undefined,
  now: number,
): OneTimeCodes | undefined {
  const wrongTries = known?.wrongTries ?? 0
  const askedAt = lastAskedAt(known)
  if (wrongTries >= triesPerCode || (purpose === 'reset' && askedAt === 0)) return undefined
  return { hash: '', mintedAt: askedAt === 0 ? now : askedAt, wrongTries }
}

export const withWrongTries = (
  id: string,
  known: CodeRequests | undefined,
  wrongTries: number,
): CodeRequests => ({ ...(known ?? { id, version: 0, schemaVersion: 1, askedAt: [] }), wrongTries })
