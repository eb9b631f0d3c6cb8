import { everyItem } from '@thumbfolio/kit/store'
import { OperatorRefusal } from '../domain/operator-action.js'
import { pendingRefundId, type PendingRefund } from '../domain/pending-refund.js'
import type { OperatorPorts } from '../ports.js'

type Requests = Pick<OperatorPorts, 'pendingRefunds'>

/** The request of a case that waits, and the id of the next one. */
export async function requestsOf({ pendingRefunds }: Requests, caseId: string) {
  let [count, waiting] = [0, undefined as PendingRefund | undefined]
  for await (const request of everyItem(pendingRefunds, 'case', { equals: caseId })) {
    count++
    if (!request.decided) waiting = request
  }
  return { waiting, id: pendingRefundId(caseId, count) }
}

/** Its SOL may be on the way back: nothing else is decided meanwhile. @throws OperatorRefusal */
export async function refuseWhileRefundWaits(ports: Requests, caseId: string): Promise<void> {
  const { waiting } = await requestsOf(ports, caseId)
  if (waiting)
    throw new OperatorRefusal(
      `A refund of it waits (${waiting.id}), so nothing was changed. Confirm or refuse that first.`,
    )
}

/** Oldest first. */
export async function listPendingRefunds(
  { pendingRefunds }: Requests,
  state: 'open' | 'all',
): Promise<PendingRefund[]> {
  const found: PendingRefund[] = []
  for await (const refund of everyItem(pendingRefunds, 'at', {}))
    if (state === 'all' || !refund.decided) found.push(refund)
  return found
}
