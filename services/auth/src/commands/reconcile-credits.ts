import type { ReconcileFact, ReconcileFinding } from '@thumbfolio/contracts'
import { everyItem } from '@thumbfolio/kit/store'
import { stateOfHold, type Hold } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'
import { captureHold } from './capture-hold.js'
import { grantPaid } from './grant-paid.js'
import { holdCredits } from './hold-credits.js'
import { releaseHold } from './release-hold.js'

type Launch = Extract<ReconcileFact, { kind: 'launch' }>
type PaidOrder = Extract<ReconcileFact, { kind: 'paid-order' }>

/** How a difference is looked for. */
export interface ReconcileOptions {
  /** Only says what it would do. */
  readonly isCheck: boolean
  /** A hold as young as that may belong to an event that is on its way. */
  readonly onTheWayMs: number
}

/**
 * Makes the credits agree with launches and paid orders, when the stores are of different times. A live launch is paid
 * once, a failed or unknown one is not, a paid order is credited once: every step is a command that counts once, so
 * that an event that still comes changes nothing, and running it again finds nothing.
 */
export async function* reconcileCredits(
  ports: Ports,
  facts: AsyncIterable<ReconcileFact>,
  options: ReconcileOptions,
): AsyncGenerator<ReconcileFinding, void, undefined> {
  const launches = new Map<string, Launch>()
  for await (const fact of facts)
    if (fact.kind === 'paid-order') yield* agreeOnOrder(ports, fact, options)
    else {
      launches.set(fact.launchId, fact)
      if (fact.status === 'live') yield* agreeOnLive(ports, fact, options)
    }
  for await (const { id: userId, purse } of everyItem(ports.accounts, 'holding', { from: 1 }))
    for (const [launchId, hold] of Object.entries(purse.holds))
      if (hold.state === 'held')
        yield* agreeOnHold(ports, { userId, launchId, hold, launch: launches.get(launchId) }, options)
}

async function* agreeOnOrder(
  ports: Ports,
  { orderId, userId, credits }: PaidOrder,
  { isCheck }: ReconcileOptions,
): AsyncGenerator<ReconcileFinding, void, undefined> {
  const account = await ports.accounts.find(userId)
  if (account && Object.hasOwn(account.purse.grants, orderId)) return
  const text = `Order ${orderId} is paid, and its ${credits} credits were not granted to user ${userId}.`
  if (!account || account.holder.state !== 'active') return yield finding(text, 'manual')
  if (!isCheck) await grantPaid(ports, { userId, orderId, credits, cause: causeOf(orderId) })
  yield finding(text, isCheck ? 'waiting' : 'fixed')
}

async function* agreeOnLive(
  ports: Ports,
  { launchId, userId, siteName, credits }: Launch,
  { isCheck }: ReconcileOptions,
): AsyncGenerator<ReconcileFinding, void, undefined> {
  const account = await ports.accounts.find(userId)
  if (!account)
    return yield finding(`Site ${siteName} is live, and its owner ${userId} is unknown.`, 'manual')
  const state = stateOfHold(account.purse, launchId)
  if (state === 'captured' || state === 'held') return
  const text = `Launch ${launchId} is live, and its ${credits} credits were not charged to user ${userId}.`
  if (state === 'released') return yield finding(`${text} They were released.`, 'manual')
  if (isCheck) return yield finding(text, 'waiting')
  const held = await holdCredits(ports, { userId, launchId, siteName, credits })
  if (held === 'held') await captureHold(ports, { userId, launchId, cause: causeOf(launchId) })
  yield finding(text, held === 'held' ? 'fixed' : 'manual')
}

async function* agreeOnHold(
  ports: Ports,
  {
    userId,
    launchId,
    hold,
    launch,
  }: { userId: string; launchId: string; hold: Hold; launch?: Launch | undefined },
  { isCheck, onTheWayMs }: ReconcileOptions,
): AsyncGenerator<ReconcileFinding, void, undefined> {
  if (launch?.status === 'running') return
  const end = launch?.status ?? 'unknown'
  const text = `Launch ${launchId} is ${end}, and ${hold.credits} credits of user ${userId} are still held for it.`
  if (isCheck || (hold.heldAt ?? 0) > ports.now() - onTheWayMs) return yield finding(text, 'waiting')
  const cause = causeOf(launchId)
  if (end === 'live') await captureHold(ports, { userId, launchId, cause })
  else await releaseHold(ports, { userId, launchId, siteName: hold.siteName, cause })
  yield finding(text, 'fixed')
}

const causeOf = (id: string) => `reconcile:${id}`

const finding = (text: string, outcome: ReconcileFinding['outcome']): ReconcileFinding => ({
  kind: 'finding',
  text,
  outcome,
})
