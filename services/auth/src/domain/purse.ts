import { createHash } from 'node:crypto'
import { event, type EventDraft } from '@thumbfolio/contracts'
import { z } from 'zod'

const credits = z.number().int().nonnegative()

/** What a launch did to the purse. It stays for ever, so that nothing counts twice and a late hold finds its release. */
export const Hold = z.object({
  credits,
  siteName: z.string(),
  /** Epoch milliseconds; a hold of an earlier release has none. */
  heldAt: z.number().optional(),
  state: z.enum(['held', 'captured', 'released']),
})
export type Hold = z.infer<typeof Hold>

/** Credits of one account. Grants are keyed by order id, holds by launch id. */
export const Purse = z.object({
  balance: credits,
  grants: z.record(z.string(), credits),
  holds: z.record(z.string(), Hold),
})
export type Purse = z.infer<typeof Purse>

/** A purse after a movement, and the events that tell of it. */
export interface Movement {
  readonly purse: Purse
  readonly events: readonly EventDraft[]
}

export interface Launch {
  readonly launchId: string
  readonly siteName: string
}

export const emptyPurse: Purse = { balance: 0, grants: {}, holds: {} }

/** Stands for a launch whose owner is gone: the id of a launch has the name of its site in it. */
export const unnamed = (launchId: string): string =>
  createHash('sha256').update(launchId).digest('base64url').slice(0, 22)

/** Where the hold of a launch stands, also after its account was deleted. */
const keyOf = ({ holds }: Purse, launchId: string): string =>
  Object.hasOwn(holds, launchId) ? launchId : unnamed(launchId)

function holdOf(purse: Purse, launchId: string): Hold | undefined {
  const key = keyOf(purse, launchId)
  return Object.hasOwn(purse.holds, key) ? purse.holds[key] : undefined
}

const withHold = (purse: Purse, launchId: string, hold: Hold): Purse => ({
  ...purse,
  holds: { ...purse.holds, [launchId]: hold },
})

const openOf = ({ holds }: Purse) => Object.values(holds).filter(({ state }) => state === 'held')

/** How many launches hold credits. */
export const openHolds = (purse: Purse): number => openOf(purse).length

/** When the oldest open hold was made, in epoch milliseconds. */
export function oldestHoldAt(purse: Purse): number | undefined {
  const times = openOf(purse).flatMap(({ heldAt }) => (heldAt === undefined ? [] : [heldAt]))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** What can be spent now: the balance less its open holds. */
export const available = (purse: Purse): number =>
  openOf(purse).reduce((left, hold) => left - hold.credits, purse.balance)

/** Grants credits once per reference; undefined when they were granted before. */
export function grant(
  purse: Purse,
  userId: string,
  given: { reference: string; credits: number },
): Movement | undefined {
  const { reference, credits } = given
  if (Object.hasOwn(purse.grants, reference)) return undefined
  return {
    purse: {
      ...purse,
      balance: purse.balance + credits,
      grants: { ...purse.grants, [reference]: credits },
    },
    events: [event('credits.granted.v1', userId, { credits, reference })],
  }
}

/** Holds credits for a launch. A launch that is known already is answered with where it stands. */
export function hold(
  purse: Purse,
  userId: string,
  { launchId, siteName, credits }: Launch & { credits: number },
  now: number,
): { state: Hold['state'] | 'insufficient'; movement?: Movement } {
  const known = holdOf(purse, launchId)
  if (known) return { state: known.state }
  if (available(purse) < credits) return { state: 'insufficient' }
  return {
    state: 'held',
    movement: {
      purse: withHold(purse, launchId, { credits, siteName, heldAt: now, state: 'held' }),
      events: [event('credits.held.v1', userId, { credits, launchId, siteName })],
    },
  }
}

/** Spends a held launch. Undefined when it is not held: captured before, released, or unknown. */
export function capture(purse: Purse, userId: string, launchId: string): Movement | undefined {
  const known = holdOf(purse, launchId)
  if (known?.state !== 'held') return undefined
  const { credits, siteName } = known
  return {
    purse: {
      ...withHold(purse, keyOf(purse, launchId), { ...known, state: 'captured' }),
      balance: purse.balance - credits,
    },
    events: [event('credits.captured.v1', userId, { credits, launchId, siteName })],
  }
}

/** Gives a held launch back. An unknown one is remembered, so that a hold arriving late is refused. */
export function release(purse: Purse, userId: string, { launchId, siteName }: Launch): Movement | undefined {
  const known = holdOf(purse, launchId)
  if (!known)
    return { purse: withHold(purse, launchId, { credits: 0, siteName, state: 'released' }), events: [] }
  if (known.state !== 'held') return undefined
  const { credits } = known
  return {
    purse: withHold(purse, keyOf(purse, launchId), { ...known, state: 'released' }),
    events: [event('credits.released.v1', userId, { credits, launchId, siteName: known.siteName })],
  }
}

/** Is this launch's price spent. */
export const isCaptured = (purse: Purse, launchId: string): boolean =>
  holdOf(purse, launchId)?.state === 'captured'

/** Names of sites can name a person: a deleted account keeps its numbers without them. Safe to repeat. */
export const withoutNames = (purse: Purse): Purse => ({
  ...purse,
  holds: Object.fromEntries(
    Object.entries(purse.holds).map(([key, known]) =>
      known.siteName === '' ? [key, known] : [unnamed(key), { ...known, siteName: '' }],
    ),
  ),
})
