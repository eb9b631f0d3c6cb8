import { z } from 'zod'

const siteHoursMs = 4 * 3_600_000
/** A preview with less time than this left is not handed out again. */
const leastLeftMs = 3_600_000

/** A private address of a live page. The id is the secret in its host. */
export const Preview = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  ownerId: z.string(),
  siteName: z.string(),
  /** Of a kept version, shown as a restore would show it; absent for the live page. */
  revision: z.string().optional(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
})
export type Preview = z.infer<typeof Preview>

export const newPreview = (
  token: string,
  { ownerId, siteName, revision }: { ownerId: string; siteName: string; revision?: string | undefined },
  now: number,
): Preview => ({
  id: token,
  version: 0,
  schemaVersion: 1,
  ownerId,
  siteName,
  ...(revision !== undefined && { revision }),
  expiresAt: now + siteHoursMs,
})

export const isUsable = ({ expiresAt }: Preview, now: number): boolean => expiresAt > now + leastLeftMs

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** A token of 26 base32 characters from as many random bytes: five bits of each. */
export const tokenFrom = (random: Uint8Array): string =>
  [...random.subarray(0, 26)].map((byte) => alphabet[byte & 31]).join('')
