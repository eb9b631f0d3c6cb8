import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem, ignoreConflict, retryStale } from '@thumbfolio/kit/store'
import type { Account } from '../../domain/account.js'
import { pendingGrantId, type PendingGrant } from '../../domain/pending-grant.js'
import type { Ports } from '../../ports.js'
import { changeCredits, requireGrantable } from './change-user.js'
import type { Signed } from './operator-acted.js'
import { recordAction } from './record-action.js'

type Grant = Signed & { readonly userId: string; readonly credits: number; readonly reference: string }

/**
 * Grants credits or takes them back. What one operator grants beyond the sum of a day waits for another one, however it is
 * divided. @throws DomainError as `changeCredits`
 */
export const grantOrAsk = traced(
  'grant-or-ask',
  async (
    ports: Ports,
    command: Grant,
  ): Promise<{ account: Account; isNew: boolean } | { pending: PendingGrant }> => {
    const { userId, credits, reference, by } = command
    const { isTooMuch, ...done } = await changeCredits(ports, {
      ...command,
      mostToday: ports.creditsAlonePerDay,
    })
    if (!isTooMuch) return done
    const id = pendingGrantId(userId, reference)
    const pending = await retryStale(async () => {
      const known = await ports.pendingGrants.find(id)
      if (known && known.credits !== credits) throw new DomainError('reference-taken')
      if (known) return known
      await recordAction(ports, userId, {
        action: 'credits-asked-for',
        about: `${credits} credits, ${reference}`,
        by,
        reason: command.reason,
      })
      const { reason } = command
      return ports.pendingGrants.commit({
        id,
        version: 0,
        schemaVersion: 1,
        userId,
        credits,
        reference,
        reason,
        by,
        at: ports.now(),
      })
    })
    return { pending }
  },
)

/**
 * Grants or refuses what another operator asked for. Safe to repeat by the same decision.
 * @throws DomainError `not-found`, `same-operator`, `grant-decided`, and as `changeCredits`
 */
export const decideGrant = traced(
  'decide-grant',
  async (
    ports: Ports,
    id: string,
    { isGranted, by, reason }: Signed & { isGranted: boolean },
  ): Promise<PendingGrant> => {
    const pending = await ports.pendingGrants.find(id)
    if (!pending) throw new DomainError('not-found')
    if (pending.by === by) throw new DomainError('same-operator')
    if (pending.decided && pending.decided.isGranted !== isGranted) throw new DomainError('grant-decided')
    const { userId, credits, reference } = pending
    const about = `${credits} credits, ${reference}`
    if (isGranted) await requireGrantable(ports, { userId, credits, reference, by })
    // The decision first: two who decide differently at once cannot both be followed.
    const stored = pending.decided ? pending : await decide(ports, pending, { by, isGranted })
    // Both once, so a repeated call finishes what a crash left.
    if (!isGranted) {
      const action = { action: 'credits-refused', about, by: stored.decided?.by ?? by, reason }
      await recordAction(ports, userId, { ...action, id: `refused ${id}` })
    }
    if (isGranted)
      await changeCredits(ports, { userId, credits, reference, by, reason: `${pending.reason} (${reason})` })
    return stored
  },
)

async function decide(
  { pendingGrants, now }: Ports,
  pending: PendingGrant,
  { by, isGranted }: { by: string; isGranted: boolean },
): Promise<PendingGrant> {
  const decided = { by, at: now(), isGranted }
  const stored = await ignoreConflict(pendingGrants.commit({ ...pending, decided }))
  if (stored) return stored
  const other = await pendingGrants.find(pending.id)
  if (other?.decided?.isGranted !== isGranted) throw new DomainError('grant-decided')
  return other
}

/** Oldest first. */
export async function listPendingGrants(
  { pendingGrants }: Pick<Ports, 'pendingGrants'>,
  state: 'open' | 'all',
) {
  const found: PendingGrant[] = []
  for await (const grant of everyItem(pendingGrants, 'at', {}))
    if (state === 'all' || !grant.decided) found.push(grant)
  return found
}
