import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict, KeyTaken } from '@thumbfolio/kit/store'
import { OperatorRefusal, type Signed } from '../domain/operator-action.js'
import { isDecidedAs, type PendingRefund, type RefundDecision } from '../domain/pending-refund.js'
import type { OperatorPorts } from '../ports.js'
import { caseOf } from './find-case.js'
import { findRefund, recordRefund } from './record-refund.js'
import { recordAction } from './record-action.js'
import { requireOtherOwners } from './require-other-owner.js'

/**
 * Confirms a refund that another operator asked for, with the transaction that sent it. Safe to repeat: the second time
 * finishes what the first began.
 * @throws OperatorRefusal, ChainUnavailable, EndpointsDisagree, DomainError `not-found`, `own-account`, `same-operator`, `refund-decided`
 */
export const confirmRefund = traced(
  'confirm-refund',
  async (
    ports: OperatorPorts,
    id: string,
    { signature, by, reason }: Signed & { readonly signature: string },
  ): Promise<PendingRefund> => {
    const decision = { isRefunded: true, signature }
    const pending = await requestFor(ports, id, by, decision)
    await requireOtherOwners(ports, await caseOf(ports, pending.caseId), by)
    const refund = { caseId: pending.caseId, signature, ...(pending.to !== undefined && { to: pending.to }) }
    await findRefund(ports, refund)
    // The decision first: two who decide differently at once cannot both be followed.
    const stored = pending.decided ? pending : await decide(ports, pending, { by, ...decision })
    await recordRefund(ports, {
      ...refund,
      by: stored.decided?.by ?? by,
      reason: `${pending.reason} (${reason})`,
    })
    return stored
  },
)

/**
 * Refuses a refund that another operator asked for. Safe to repeat.
 * @throws DomainError `not-found`, `same-operator`, `refund-decided`
 */
export const refuseRefund = traced(
  'refuse-refund',
  async (ports: OperatorPorts, id: string, { by, reason }: Signed): Promise<PendingRefund> => {
    const decision = { isRefunded: false }
    const pending = await requestFor(ports, id, by, decision)
    const stored = pending.decided ? pending : await decide(ports, pending, { by, ...decision })
    await recordAction(ports, {
      id: `refuse-refund:${id}`,
      kind: 'refuse-refund',
      subject: pending.caseId,
      by: stored.decided?.by ?? by,
      reason,
    })
    return stored
  },
)

async function requestFor(
  { pendingRefunds }: OperatorPorts,
  id: string,
  by: string,
  decision: RefundDecision,
): Promise<PendingRefund> {
  const pending = await pendingRefunds.find(id)
  if (!pending) throw new DomainError('not-found')
  if (pending.by === by) throw new DomainError('same-operator')
  if (pending.decided && !isDecidedAs(pending, decision)) throw new DomainError('refund-decided')
  return pending
}

async function decide(
  { pendingRefunds, now }: OperatorPorts,
  pending: PendingRefund,
  decision: RefundDecision & { readonly by: string },
): Promise<PendingRefund> {
  const write = pendingRefunds.commit({ ...pending, decided: { ...decision, at: now() } })
  const stored = await ignoreConflict(write).catch(async (cause: unknown) => {
    if (!(cause instanceof KeyTaken)) throw cause
    const other = await pendingRefunds.findBy('signature', decision.signature ?? '')
    throw new OperatorRefusal(
      `That transaction is the refund ${other?.id}, so nothing was changed. If it is not recorded yet, confirm that one again.`,
      { cause },
    )
  })
  if (stored) return stored
  const other = await pendingRefunds.find(pending.id)
  if (!other || !isDecidedAs(other, decision)) throw new DomainError('refund-decided')
  return other
}
