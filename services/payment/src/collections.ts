import { collection } from '@thumbfolio/kit/store'
import { ChainPayment, isUncounted, itemKind } from './domain/chain-payment.js'
import { dueAt } from './domain/close-order.js'
import { Notice } from './domain/notice.js'
import { OperatorAction } from './domain/operator-action.js'
import { boughtNothing, owed } from './domain/order-money.js'
import { PendingRefund } from './domain/pending-refund.js'
import { isOpen, isWatched, Order, type OrderIndex } from './domain/order.js'
import { orderKey, settledPayerKey } from './domain/order-list.js'
import { TokenCursor, TokenReceipt } from './domain/token-receipt.js'
import { Wallet } from './domain/wallet.js'

export const orders = collection<Order, 'reference' | 'open' | 'place', OrderIndex>({
  name: 'orders',
  schema: Order,
  unique: {
    reference: ({ reference }) => reference,
    open: (order) =>
      isOpen(order) && order.payer !== undefined && order.place !== undefined
        ? openKey({ ...order, payer: order.payer })
        : undefined,
    /** Limits how many one user has open, also where many are made at once. */
    place: (order) =>
      isOpen(order) && order.place !== undefined ? `${order.userId}:${order.place}` : undefined,
  },
  index: {
    owner: orderKey,
    /** How many one user has. */
    openOf: (order) => (isOpen(order) ? order.userId : undefined),
    /** Whether a wallet has to be swept often. */
    openOn: (order) => (isOpen(order) ? order.wallet : undefined),
    payer: (order) => (isWatched(order) ? order.payer : undefined),
    settledPayer: (order) =>
      order.status === 'settled' && order.payer !== undefined
        ? settledPayerKey(order.payer, order.expiresAt)
        : undefined,
    expiry: (order) => (order.status === 'pending' ? dueAt(order) : undefined),
    watchEnd: (order) => (order.status === 'pending' ? undefined : dueAt(order)),
    status: ({ status }) => status,
    uncredited: (order) =>
      order.status === 'settled' && order.creditedAt === undefined && !boughtNothing(order)
        ? order.settledAt
        : undefined,
    /** Final money that bought nothing, for the operator. */
    owed: (order) => (owed(order) > 0n ? order.status : undefined),
  },
})

/** One open order of a user for a package and a wallet. */
export const openKey = ({
  userId,
  tierIndex,
  payer,
}: {
  userId: string
  tierIndex: number
  payer: string
}): string => `${userId}:${tierIndex}:${payer}`

export const chainPayments = collection<ChainPayment, never, 'uncounted' | 'unfinal' | 'item' | 'slot'>({
  name: 'chain-payments',
  schema: ChainPayment,
  index: {
    /** Bound, and not yet counted as it is now: the next sweep finishes it. */
    uncounted: (payment) => (isUncounted(payment) ? payment.seenAt : undefined),
    /** What may still be dropped. */
    unfinal: ({ finality, slot }) => (finality === 'confirmed' ? slot : undefined),
    /** What needs the operator, by its kind. */
    item: itemKind,
    slot: ({ slot }) => slot,
  },
})

export const wallets = collection<Wallet, never, 'chain'>({
  name: 'wallets',
  schema: Wallet,
  index: { chain: ({ genesisHash }) => genesisHash },
})

export const tokenReceipts = collection<TokenReceipt, never, 'open' | 'unfinal'>({
  name: 'token-receipts',
  schema: TokenReceipt,
  index: {
    /** What needs the operator. */
    open: ({ resolution, seenAt }) => (resolution ? undefined : seenAt),
    /** What may still be dropped. */
    unfinal: ({ isFinal, slot }) => (isFinal ? undefined : slot),
  },
})

export const tokenCursors = collection<TokenCursor>({ name: 'token-cursors', schema: TokenCursor })

/** Appended to, never changed. */
export const operatorActions = collection<OperatorAction, never, 'at'>({
  name: 'operator-actions',
  schema: OperatorAction,
  index: { at: ({ at }) => at },
})

export const pendingRefunds = collection<PendingRefund, 'signature', 'at' | 'case'>({
  name: 'pending-refunds',
  schema: PendingRefund,
  /** One transaction refunds one case. */
  unique: { signature: ({ decided }) => decided?.signature },
  index: { at: ({ at }) => at, case: ({ caseId }) => caseId },
})

export const notices = collection<Notice>({ name: 'notices', schema: Notice })
