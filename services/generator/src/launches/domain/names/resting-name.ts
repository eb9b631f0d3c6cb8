import { createHash } from 'node:crypto'
import { z } from 'zod'
import { dayMs } from '../../../time.js'

/** How long a name stays its former owner's. */
export const restsMs = 180 * dayMs
/** How long a former address sends its visitors on. Shorter than the rest, so that no redirect leads to a stranger. */
export const redirectsMs = 90 * dayMs
/** A rename is free, so without a limit one account could keep any number of names from others. */
export const mostRenamed = 5

/** A name whose page is gone. Of its former owner it knows a hash: it outlives the account. */
export const RestingName = z.object({
  /** The name. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  ownerHash: z.string(),
  freeAt: z.number(),
  /** Of a renamed site. The newest name is found by following these. */
  redirect: z.object({ to: z.string(), until: z.number() }).optional(),
})
export type RestingName = z.infer<typeof RestingName>

export const ownerHashOf = (ownerId: string): string =>
  createHash('sha256').update(`resting-name:${ownerId}`).digest('base64url')

/** The name rests from now on; what it redirected to before counts no more. */
export const laidToRest = (
  known: RestingName | undefined,
  { name, ownerId, to }: { name: string; ownerId: string; to?: string | undefined },
  now: number,
): RestingName => ({
  id: name,
  version: known?.version ?? 0,
  schemaVersion: 1,
  ownerHash: ownerHashOf(ownerId),
  freeAt: now + restsMs,
  ...(to !== undefined && { redirect: { to, until: now + redirectsMs } }),
})

/** When the site left the name. */
export const leftAtOf = ({ freeAt }: RestingName): number => freeAt - restsMs

/** Whether this user has to leave the name alone. */
export const restsForOthers = (resting: RestingName | undefined, ownerId: string, now: number): boolean =>
  resting !== undefined && resting.freeAt > now && resting.ownerHash !== ownerHashOf(ownerId)

/** Where the name's visitors go now. */
export const redirectOf = (resting: RestingName | undefined, now: number): string | undefined =>
  resting?.redirect && resting.redirect.until > now ? resting.redirect.to : undefined
