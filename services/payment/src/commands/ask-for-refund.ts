import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { isAddress } from '../domain/base58.js'
import { OperatorRefusal, refuse, type Signed } from '../domain/operator-action.js'
import type { PendingRefund } from '../domain/pending-refund.js'
import { owedOf, whyNoRefund } from '../domain/resolve-payment.js'
import type { OperatorPorts } from '../ports.js'
import { caseOf } from './find-case.js'
import { recordAction } from './record-action.js'
import { requestsOf } from './refund-requests.js'
import { requireOtherOwners } from './require-other-owner.js'

/**
 * Asks another operator to confirm a refund. A case has one request at a time: asked for twice it is the same.
 * @throws OperatorRefusal, DomainError `own-account`, `refund-waiting`
 */
export const askForRefund = traced(
  'ask-for-refund',
  async (
    ports: OperatorPorts,
    { caseId, to, ...signed }: Signed & { readonly caseId: string; readonly to?: string | undefined },
  ): Promise<PendingRefund> => {
    if (to !== undefined && !isAddress(to))
      throw new OperatorRefusal(`${to} is no address of a wallet, so nothing was changed.`)
    return retryStale(async () => {
      const known = await caseOf(ports, caseId)
      await requireOtherOwners(ports, known, signed.by)
      const { waiting, id } = await requestsOf(ports, caseId)
      if (waiting) return sameRecipient(waiting, to)
      refuse(whyNoRefund(known))
      // The first of two at once: the audit and the request name the same operator.
      const action = sameRecipient(
        await recordAction(ports, {
          id: `ask-refund:${id}`,
          kind: 'ask-refund',
          subject: caseId,
          ...(to !== undefined && { to }),
          ...signed,
        }),
        to,
      )
      const { by, reason, at } = action
      return ports.pendingRefunds.commit(
        {
          id,
          version: 0,
          schemaVersion: 1,
          caseId,
          lamports: owedOf(known).toString(),
          ...(to !== undefined && { to }),
          reason,
          by,
          at,
        },
        { expect: 0 },
      )
    })
  },
)

function sameRecipient<T extends { readonly to?: string | undefined }>(known: T, to: string | undefined): T {
  if (known.to !== to) throw new DomainError('refund-waiting')
  return known
}
