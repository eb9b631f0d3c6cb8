import { randomUUID } from 'node:crypto'
import { DomainError, type paymentOperatorRoutes, problemDetails } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { entriesRead, filteredActions } from '@thumbfolio/kit/store'
import { listItems, type Item } from '../commands/list-items.js'
import { proveBooks } from '../commands/prove-books.js'
import { ChainUnavailable, EndpointsDisagree } from '../domain/chain-errors.js'
import type { OperatorAction } from '../domain/operator-action.js'
import { tokenAmountText } from '../domain/token-receipt.js'
import type { OperatorPorts } from '../ports.js'

const isoTime = (at: number) => new Date(at).toISOString()

export function operatorHandlers(ports: OperatorPorts): RouteHandlers<typeof paymentOperatorRoutes> {
  return {
    async paymentItems({ operator: by }) {
      const items: Item[] = []
      for await (const item of listItems(ports)) items.push(item)
      if (items.length > 0) await recordListRead(ports, by, items.length)
      return { status: 200, body: { items: items.map(presentItem) } }
    },

    async checkBooks({ body: { grants } }) {
      const report = await proveBooks(ports, () => Promise.resolve(grants)).catch(asUnavailable)
      const { books, credits, mismatches } = report
      const late = mismatches.map((address) => `The last sweep of ${address} did not add up to its balance.`)
      const { uneven, ...totals } = credits
      return { status: 200, body: { uneven: [...books.uneven, ...uneven, ...late], credits: totals } }
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

/** In the audit before it is answered: the items name wallets and orders of people. */
const recordListRead = ({ operatorActions, now }: OperatorPorts, by: string, entries: number) =>
  operatorActions.commit({
    id: randomUUID(),
    version: 0,
    schemaVersion: 1,
    kind: 'looked-up',
    subject: 'payment-items',
    about: entriesRead(entries),
    by,
    reason: '',
    at: now(),
  })

const presentItem = ({ kind, lamports, since, reason, transactions, orders, senders, tokens }: Item) => ({
  kind,
  lamports: String(lamports),
  since: isoTime(since),
  reason,
  transactions: transactions.map(({ signature }) => signature),
  orders: orders.map(({ id }) => id),
  senders: [...senders],
  ...(tokens && {
    tokens: tokens.map((token) => ({
      mint: token.mint,
      account: token.account,
      amount: tokenAmountText(token),
    })),
  }),
})

const presentAction = ({ id, at, by, kind, subject, about, orderId, signature, reason }: OperatorAction) => ({
  id,
  at: isoTime(at),
  by,
  action: kind === 'looked-up' ? kind : `payment-${kind}`,
  subject,
  about: [about, orderId && `order ${orderId}`, signature && `by ${signature}`].filter(Boolean).join(', '),
  reason,
})

/** What is not read cannot be proved. */
function asUnavailable(error: unknown): never {
  if (error instanceof ChainUnavailable || error instanceof EndpointsDisagree)
    throw new DomainError('unavailable', {
      detail: problemDetails.booksUnchecked,
      cause: error,
    })
  throw error
}
