import { createHash } from 'node:crypto'
import { event, type EventDraft } from '@thumbfolio/contracts'
import { z } from 'zod'

const credits = z.number().int().nonnegative()

/** What a launch did to the purse. What was spent stays for ever, so that nothing counts twice; the newest releases stay, so that a late hold finds its own. */
export const Hold = z.object({
  credits,
  siteName: z.string(),
  /** Epoch milliseconds; a hold of an earlier release has none. */
  heldAt: z.number().optional(),
  state: z.enum(['held', 'captured', 'released']),
})
export type Hold = z.infer<typeof Hold>

/** Credits of one account. Grants are keyed by order id, holds by launch id. */
export const CreditBalance = z.object({
  balance: credits,
  grants: z.record(z.string(), credits),
  holds: z.record(z.string(), Hold),
})
export type CreditBalance = z.infer<typeof CreditBalance>

/** A purse after a movement, and the events that tell of it. */
export interface Movement {
  readonly purse: CreditBalance
  readonly events: readonly EventDraft[]
}

export interface Launch {
  readonly launchId: string
  readonly siteName: string
}

export const emptyBalance: CreditBalance = { balance: 0, grants: {}, holds: {} }

/** Replaces the id of a launch whose owner was deleted: the id contains the site's name. */
export const unnamed = (launchId: string): string =>
  createHash('sha256').update(launchId).digest('base64url').slice(0, 22)

/** The state of a launch's hold, also after its account was deleted. */
const keyOf = ({ holds }: CreditBalance, launchId: string): string =>
  Object.hasOwn(holds, launchId) ? launchId : unnamed(launchId)

function holdOf(purse: CreditBalance, launchId: string): Hold | undefined {
  const key = keyOf(purse, launchId)
  return Object.hasOwn(purse.holds, key) ? purse.holds[key] : undefined
}

const withHold = (purse: CreditBalance, launchId: string, hold: Hold): CreditBalance => ({
  ...purse,
  holds: { ...purse.holds, [launchId]: hold },
})

/**
 * What was released is kept for a hold of the same launch that arrives late, within minutes. Without a bound, launches that
 * fail or are cancelled would make the account's document grow for ever; what was spent is bounded by what was bought.
 */
export const mostReleased = 200

const withReleased = (purse: CreditBalance, launchId: string, hold: Omit<Hold, 'state'>): CreditBalance =>
  withoutOldReleases(withHold(purse, launchId, { ...hold, state: 'released' }), launchId)

function withoutOldReleases(purse: CreditBalance, launchId: string): CreditBalance {
  // The oldest are first.
  const holds = Object.entries(purse.holds)
  let tooMany = holds.filter(([, { state }]) => state === 'released').length - mostReleased
  if (tooMany <= 0) return purse
  const isKept = ([key, { state }]: [string, Hold]) =>
    state !== 'released' || key === launchId || tooMany-- <= 0
  return { ...purse, holds: Object.fromEntries(holds.filter(isKept)) }
}

const openOf = ({ holds }: CreditBalance) => Object.values(holds).filter(({ state }) => state === 'held')

/** How many launches hold credits. */
export const openHolds = (purse: CreditBalance): number => openOf(purse).length

/** When the oldest open hold was made, in epoch milliseconds. */
export function oldestHoldAt(purse: CreditBalance): number | undefined {
  const times = openOf(purse).flatMap(({ heldAt }) => (heldAt === undefined ? [] : [heldAt]))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** What can be spent now: the balance less its open holds. */
export const available = (purse: CreditBalance): number =>
  openOf(purse).reduce((left, hold) => left - hold.credits, purse.balance)

/** Grants credits once per reference; undefined when they were granted before. */
export function grant(
  purse: CreditBalance,
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

/** The key of an operator's grant or withdrawal, among those of orders and launches. */
const operatorReference = (reference: string): string => `operator:${reference}`
export const isOperatorReference = (reference: string): boolean => reference.startsWith('operator:')

export type OperatorChange =
  | Movement
  /** The same was done before. */
  | 'done'
  /** Something else was done under this reference. */
  | 'reference-taken'
  | 'insufficient-credit'

/**
 * Grants credits, or takes back (less than 0) what no launch holds; once per reference. What is taken back is kept as a hold
 * that is spent, which every release reads.
 */
export function changedByOperator(
  purse: CreditBalance,
  userId: string,
  { credits: change, reference }: { credits: number; reference: string },
): OperatorChange {
  const key = operatorReference(reference)
  const granted = Object.hasOwn(purse.grants, key) ? purse.grants[key] : undefined
  const taken = Object.hasOwn(purse.holds, key) ? -(purse.holds[key]?.credits ?? 0) : undefined
  const before = granted ?? taken
  if (before !== undefined) return before === change ? 'done' : 'reference-taken'
  if (change > 0) return grant(purse, userId, { reference: key, credits: change }) ?? 'done'
  const credits = -change
  if (available(purse) < credits) return 'insufficient-credit'
  return {
    purse: {
      ...withHold(purse, key, { credits, siteName: '', state: 'captured' }),
      balance: purse.balance - credits,
    },
    events: [event('credits.held.v1', userId, { credits, launchId: key, siteName: '' })],
  }
}

/** What the balance has to be: everything granted, less everything spent. */
export const expectedBalance = ({ grants, holds }: CreditBalance): number =>
  Object.values(grants).reduce((sum, credits) => sum + credits, 0) -
  Object.values(holds)
    .filter(({ state }) => state === 'captured')
    .reduce((sum, { credits }) => sum + credits, 0)

/** Holds credits for a launch. A launch that is known already is answered with its current state. */
export function hold(
  purse: CreditBalance,
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
export function capture(purse: CreditBalance, userId: string, launchId: string): Movement | undefined {
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
export function release(
  purse: CreditBalance,
  userId: string,
  { launchId, siteName }: Launch,
): Movement | undefined {
  const known = holdOf(purse, launchId)
  if (!known) return { purse: withReleased(purse, launchId, { credits: 0, siteName }), events: [] }
  if (known.state !== 'held') return undefined
  const { credits } = known
  return {
    purse: withReleased(purse, keyOf(purse, launchId), known),
    events: [event('credits.released.v1', userId, { credits, launchId, siteName: known.siteName })],
  }
}

/** What became of this launch's price; undefined where nothing is known of the launch. */
export const stateOfHold = (purse: CreditBalance, launchId: string): Hold['state'] | undefined =>
  holdOf(purse, launchId)?.state

/** Is this launch's price spent. */
export const isCaptured = (purse: CreditBalance, launchId: string): boolean =>
  stateOfHold(purse, launchId) === 'captured'

/** Names of sites can name a person: a deleted account keeps its numbers without them. Safe to repeat. */
export const withoutNames = (purse: CreditBalance): CreditBalance => ({
  ...purse,
  holds: Object.fromEntries(
    Object.entries(purse.holds).map(([key, known]) =>
      known.siteName === '' ? [key, known] : [unnamed(key), { ...known, siteName: '' }],
    ),
  ),
})
