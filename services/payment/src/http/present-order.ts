import type { Order as OrderOnTheWire, PaymentNetwork } from '@thumbfolio/contracts'
import { explorerLink } from '../domain/explorer.js'
import { excess, isLate, price, received, remaining } from '../domain/order-money.js'
import type { Order } from '../domain/order.js'
import { paymentUrl } from '../domain/payment-url.js'

const iso = (time: number): string => new Date(time).toISOString()
const lamportsPerSol = 1_000_000_000

/** An order as its owner sees it. */
export function presentOrder(order: Order, network: PaymentNetwork): OrderOnTheWire {
  const amountLamports = order.priceLamports
  const over = excess(order)
  return {
    transactionId: order.id,
    status: order.status,
    late: isLate(order),
    overpaid: over > 0n,
    credited: order.status === 'settled' && order.creditedAt !== undefined,
    tierIndex: order.tierIndex,
    credits: order.credits,
    amountLamports,
    priceUSD: order.priceUSD,
    receivedLamports: received(order).toString(),
    remainingLamports: remaining(order).toString(),
    excessLamports: over.toString(),
    adminWallet: order.wallet,
    transaction: {
      amount: Number(price(order)) / lamportsPerSol,
      amountLamports,
      signature: order.reference,
    },
    paymentUrl: paymentUrl({
      wallet: order.wallet,
      lamports: remaining(order),
      reference: order.reference,
      label: 'Thumbfolio',
      message: `${order.credits} credits`,
    }),
    signatures: Object.keys(order.parts),
    payments: presentParts(order, network),
    createdAt: iso(order.createdAt),
    expiresAt: iso(order.expiresAt),
    ...(order.status === 'settled' && { settledAt: iso(order.settledAt) }),
  }
}

const presentParts = ({ parts }: Order, network: PaymentNetwork): OrderOnTheWire['payments'] =>
  Object.entries(parts)
    .sort(([, a], [, b]) => a.seenAt - b.seenAt)
    .map(([signature, { lamports, finality, seenAt }]) => ({
      signature,
      lamports,
      state: finality,
      at: iso(seenAt),
      explorerUrl: explorerLink(network, signature),
    }))
