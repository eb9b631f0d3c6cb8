import { DomainError, event, type EventDraft, problemDetails } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import {
  erased,
  isActive,
  withoutSuspension,
  withSuspension,
  type Account,
  type ActiveAccount,
} from '../../domain/account.js'
import { changedByOperator } from '../../domain/credit-balance.js'
import type { Ports } from '../../ports.js'
import { announceEnded } from '../end-sessions.js'
import { countGrant } from './count-grant.js'
import { activeAccount } from './help-user.js'
import { operatorActed, type Signed } from './operator-acted.js'

type OfUser = Signed & { readonly userId: string }
interface Change {
  readonly next: Account
  readonly events: readonly EventDraft[]
}

/** Keeps a user from logging in, and ends all their sessions. Safe to repeat. @throws DomainError `not-found`, `account-erased` */
export const suspendUser = traced('suspend-user', async (ports: Ports, command: OfUser): Promise<Account> => {
  const { userId, reason } = command
  const account = await change(ports, userId, (known) => {
    if (known.holder.suspended) return undefined
    const events = [operatorActed(userId, 'user-suspended', command)]
    return { next: withSuspension(known, reason, ports.now()), events }
  })
  await announceEnded(ports, userId)
  return account
})

/** Lets a suspended user log in again. Safe to repeat. @throws DomainError `not-found`, `account-erased` */
export const resumeUser = traced('resume-user', (ports: Ports, command: OfUser): Promise<Account> =>
  change(ports, command.userId, (known) =>
    known.holder.suspended
      ? { next: withoutSuspension(known), events: [operatorActed(known.id, 'user-resumed', command)] }
      : undefined,
  ),
)

/** Deletes an account as its owner would. Safe to repeat. @throws DomainError `not-found` */
export const eraseUser = traced('erase-user', async (ports: Ports, command: OfUser): Promise<Account> => {
  const { userId } = command
  const known = await ports.accounts.find(userId)
  if (known && !isActive(known)) return known
  const account = await change(ports, userId, (active) => ({
    next: erased(active, ports.now()),
    events: [event('account.deleted.v1', userId, {}), operatorActed(userId, 'user-erased', command)],
  }))
  await announceEnded(ports, userId)
  return account
})

/**
 * Grants credits or takes them back, once per reference, however often and by however many operators it is called.
 * No operator grants credits to their own account. `isTooMuch`: the operator would have granted more than `mostToday`, so
 * nothing is changed.
 * @throws DomainError `not-found`, `account-erased`, `own-account`, `reference-taken`, `insufficient-credit`
 */
export async function changeCredits(
  ports: Ports,
  command: OfUser & { readonly credits: number; readonly reference: string; readonly mostToday?: number },
): Promise<{ account: Account; isNew: boolean; isTooMuch: boolean }> {
  const { userId, credits, reference, by, reason, mostToday } = command
  let [isNew, isTooMuch] = [false, false]
  const account = await change(ports, userId, async (known) => {
    ;[isNew, isTooMuch] = [false, false]
    if (credits > 0 && known.id === by) throw new DomainError('own-account')
    const movement = changedByOperator(known.purse, userId, { credits, reference })
    if (movement === 'done') return undefined
    if (movement === 'reference-taken') throw new DomainError('reference-taken')
    if (movement === 'insufficient-credit')
      throw new DomainError('insufficient-credit', {
        detail: problemDetails.creditsHeldByLaunches,
      })
    const counted = { by, credits, reference: `${userId}:${reference}` }
    isTooMuch = credits > 0 && !(await countGrant(ports, counted, mostToday))
    if (isTooMuch) return undefined
    isNew = true
    const action = credits > 0 ? 'credits-granted' : 'credits-taken-back'
    const about = `${Math.abs(credits)} credits, ${reference}`
    const acted = operatorActed(userId, action, { by, reason }, about)
    return { next: { ...known, purse: movement.purse }, events: [...movement.events, acted] }
  })
  return { account, isNew, isTooMuch }
}

/**
 * Refuses what `changeCredits` would refuse of a grant, before anything is decided about it.
 * @throws DomainError `not-found`, `account-erased`, `own-account`, `reference-taken`
 */
export async function requireGrantable(
  { accounts }: Pick<Ports, 'accounts'>,
  { userId, credits, reference, by }: { userId: string; credits: number; reference: string; by: string },
): Promise<void> {
  const known = await activeAccount({ accounts }, userId)
  if (known.id === by) throw new DomainError('own-account')
  if (changedByOperator(known.purse, userId, { credits, reference }) === 'reference-taken')
    throw new DomainError('reference-taken')
}

/** Commits what `decide` makes of an account; undefined leaves it as it is. */
const change = (
  { accounts }: Ports,
  userId: string,
  decide: (known: ActiveAccount) => Change | undefined | Promise<Change | undefined>,
): Promise<Account> =>
  retryStale(async () => {
    const known = await activeAccount({ accounts }, userId)
    const decided = await decide(known)
    return decided ? accounts.commit(decided.next, { events: decided.events }) : known
  })
