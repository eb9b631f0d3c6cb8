import type { CheckedBooks, OperatorOrder } from '@thumbfolio/contracts'
import type { Item } from '../commands/list-items.js'
import type { Report } from '../commands/prove-books.js'
import type { OperatorAction } from '../domain/operator-action.js'
import { received } from '../domain/order-money.js'
import type { Order } from '../domain/order.js'
import type { PendingRefund } from '../domain/pending-refund.js'
import { tokenAmountText } from '../domain/token-receipt.js'

const isoTime = (at: number) => new Date(at).toISOString()

export const presentOperatorOrder = (order: Order): OperatorOrder => ({
  id: order.id,
  status: order.status,
  userId: order.userId,
  credits: order.credits,
  priceLamports: order.priceLamports,
  receivedLamports: received(order).toString(),
  createdAt: isoTime(order.createdAt),
  ...(order.payer !== undefined && { payer: order.payer }),
})

export const presentItem = ({
  kind,
  lamports,
  since,
  reason,
  transactions,
  orders,
  senders,
  tokens,
}: Item) => ({
  kind,
  lamports: String(lamports),
  since: isoTime(since),
  reason,
  transactions: transactions.map(({ signature }) => signature),
  explorerUrls: transactions.map(({ explorerUrl }) => explorerUrl),
  orders: orders.map(({ id }) => id),
  orderDetails: orders.map(presentOperatorOrder),
  senders: [...senders],
  ...(tokens && {
    tokens: tokens.map((token) => ({
      mint: token.mint,
      account: token.account,
      amount: tokenAmountText(token),
    })),
  }),
})

export const presentRefund = ({ decided, at, ...refund }: PendingRefund) => ({
  ...refund,
  at: isoTime(at),
  ...(decided && { decided: { ...decided, at: isoTime(decided.at) } }),
})

export const presentAction = ({
  id,
  at,
  by,
  kind,
  subject,
  about,
  orderId,
  signature,
  to,
  reason,
}: OperatorAction) => ({
  id,
  at: isoTime(at),
  by,
  action: kind === 'looked-up' ? kind : `payment-${kind}`,
  subject,
  about: [about, orderId && `order ${orderId}`, signature && `by ${signature}`, to && `to ${to}`]
    .filter(Boolean)
    .join(', '),
  reason,
})

export function presentBooks({ books, credits, mismatches }: Report): CheckedBooks {
  const late = mismatches.map((address) => `The last sweep of ${address} did not add up to its balance.`)
  const { uneven, ...totals } = credits
  return {
    uneven: [...books.uneven, ...uneven, ...late],
    credits: totals,
    wallets: books.wallets.map((wallet) => ({
      ...wallet,
      opening: String(wallet.opening),
      in: String(wallet.in),
      out: String(wallet.out),
      balance: String(wallet.balance),
    })),
    total: String(books.total),
    incoming: {
      settled: String(books.incoming.settled),
      excess: String(books.incoming.excess),
      counted: String(books.incoming.counted),
      abandoned: String(books.incoming.abandoned),
      unmatched: String(books.incoming.unmatched),
      own: String(books.incoming.own),
    },
    open: String(books.open),
  }
}
