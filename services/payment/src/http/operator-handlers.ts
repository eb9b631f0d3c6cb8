import { randomUUID } from 'node:crypto'
import { DomainError, type paymentOperatorRoutes, problemDetails } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { entriesRead, filteredActions } from '@thumbfolio/kit/store'
import { askForRefund } from '../commands/ask-for-refund.js'
import { assignPayment } from '../commands/assign-payment.js'
import { confirmRefund, refuseRefund } from '../commands/decide-refund.js'
import { explainPayment } from '../commands/explain-payment.js'
import { listItems, type Item } from '../commands/list-items.js'
import { proveBooks } from '../commands/prove-books.js'
import { listPendingRefunds } from '../commands/refund-requests.js'
import { rereadWallet } from '../commands/reread-wallet.js'
import { settleOrder } from '../commands/settle-order.js'
import { ChainUnavailable, EndpointsDisagree } from '../domain/chain-errors.js'
import { OperatorRefusal } from '../domain/operator-action.js'
import type { OperatorPorts } from '../ports.js'
import {
  presentAction,
  presentBooks,
  presentItem,
  presentOperatorOrder,
  presentRefund,
} from './present-operator.js'

export function operatorHandlers(ports: OperatorPorts): RouteHandlers<typeof paymentOperatorRoutes> {
  return {
    async paymentItems({ operator: by }) {
      const items: Item[] = []
      for await (const item of listItems(ports)) items.push(item)
      await recordListRead(ports, { list: 'payment-items', by, entries: items.length })
      return { status: 200, body: { items: items.map(presentItem) } }
    },

    async checkBooks({ body: { grants } }) {
      const report = await proveBooks(ports, () => Promise.resolve(grants)).catch(asUnavailable)
      return { status: 200, body: presentBooks(report) }
    },

    async assignPayment({ operator: by, params: { id: signature }, body }) {
      const order = await decided(assignPayment(ports, { signature, by, ...body }))
      return { status: 200, body: { order: presentOperatorOrder(order) } }
    },

    async settleOrder({ operator: by, params: { id: orderId }, body: { reason } }) {
      const order = await decided(settleOrder(ports, { orderId, by, reason }))
      return { status: 200, body: { order: presentOperatorOrder(order) } }
    },

    async explainPayment({ operator: by, params: { id: signature }, body: { reason } }) {
      await decided(explainPayment(ports, { signature, by, reason }))
      return { status: 200, body: { signature } }
    },

    async rereadWallet({ operator: by, params: { id: address }, body: { reason } }) {
      await decided(rereadWallet(ports, { address, by, reason }))
      return { status: 200, body: { address } }
    },

    async pendingRefunds({ operator: by, query: { state } }) {
      const refunds = await listPendingRefunds(ports, state)
      await recordListRead(ports, { list: 'pending-refunds', by, entries: refunds.length })
      return { status: 200, body: { refunds: refunds.map(presentRefund) } }
    },

    async askForRefund({ operator: by, body }) {
      const pending = await decided(askForRefund(ports, { by, ...body }))
      return { status: 202, body: { pending: presentRefund(pending) } }
    },

    async confirmRefund({ operator: by, params: { id }, body }) {
      const pending = await decided(confirmRefund(ports, id, { by, ...body }))
      return { status: 200, body: { pending: presentRefund(pending) } }
    },

    async refuseRefund({ operator: by, params: { id }, body: { reason } }) {
      const pending = await decided(refuseRefund(ports, id, { by, reason }))
      return { status: 200, body: { pending: presentRefund(pending) } }
    },

    async paymentActions({ query }) {
      const { since, until } = query
      const range = {
        ...(since !== undefined && { from: Date.parse(since) }),
        ...(until !== undefined && { to: Date.parse(until) }),
      }
      const body = await filteredActions(query, async (page) => {
        const { items, next } = await ports.operatorActions.list('at', range, { ...page, descending: true })
        return { actions: items.map(presentAction), next }
      })
      return { status: 200, body }
    },
  }
}

/** In the audit before it is answered, unless it is empty: the items name wallets and orders of people. */
async function recordListRead(
  { operatorActions, now }: OperatorPorts,
  { list, by, entries }: { list: string; by: string; entries: number },
): Promise<void> {
  if (entries === 0) return
  await operatorActions.commit({
    id: randomUUID(),
    version: 0,
    schemaVersion: 1,
    kind: 'looked-up',
    subject: list,
    about: entriesRead(entries),
    by,
    reason: '',
    at: now(),
  })
}

const isUnread = (error: unknown) => error instanceof ChainUnavailable || error instanceof EndpointsDisagree

/** What is not read cannot be proved. */
function asUnavailable(cause: unknown): never {
  if (!isUnread(cause)) throw cause
  throw new DomainError('unavailable', { detail: problemDetails.booksUnchecked, cause })
}

/** What a decision is refused with. */
const decided = <T>(decision: Promise<T>): Promise<T> =>
  decision.catch((cause: unknown) => {
    if (cause instanceof OperatorRefusal)
      throw new DomainError('payment-decision-refused', { detail: cause.message, cause })
    if (isUnread(cause))
      throw new DomainError('chain-unavailable', { detail: problemDetails.chainUnread, cause })
    throw cause
  })
