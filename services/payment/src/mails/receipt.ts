import type { PaymentNetwork } from '@thumbfolio/contracts'
import { mailTemplate } from '@thumbfolio/kit/run'
import { explorerLink } from '../domain/explorer.js'
import { solText } from '../domain/lamports.js'
import { received } from '../domain/order-money.js'
import type { SettledOrder } from '../domain/order.js'

interface Receipt {
  readonly username: string
  readonly order: Pick<SettledOrder, 'id' | 'credits' | 'settledAt' | 'priceLamports' | 'priceUSD' | 'parts'>
  readonly network: PaymentNetwork
  readonly publicUrl: string
}

/** The receipt of a settled order. */
export const receipt = mailTemplate<Receipt>({
  example: {
    username: 'ada',
    order: {
      id: '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb',
      credits: 50,
      settledAt: Date.UTC(2026, 0, 31, 9, 41),
      priceLamports: '150000000',
      priceUSD: '$20',
      parts: {
        '2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv': {
          lamports: '150000000',
          finality: 'finalized',
          seenAt: Date.UTC(2026, 0, 31, 9, 40),
          paidAt: Date.UTC(2026, 0, 31, 9, 40),
        },
      },
    },
    network: { cluster: 'mainnet-beta', explorerUrl: 'https://explorer.solana.com' },
    publicUrl: 'https://thumbfolio.example',
  },
  write({ username, order, network, publicUrl }) {
    const signatures = Object.keys(order.parts)
    const details = [
      `Order: ${order.id}`,
      `Final at: ${new Date(order.settledAt).toISOString()}`,
      `Credits: ${order.credits}`,
      `Received: ${solText(received(order))} SOL (price ${solText(BigInt(order.priceLamports))} SOL, about ${order.priceUSD})`,
      ...signatures.map((signature) => `Transaction: ${signature}`),
      ...signatures.map((signature) => explorerLink(network, signature)),
    ]
    return {
      subject: `Your receipt for ${order.credits} credits`,
      text: `Hello ${username},

we received your payment and it is final: ${order.credits} credits are yours.

${details.join('\n')}

The receipt is at ${publicUrl}/api/v1/payment/transactions/${order.id}/receipt

This is a receipt and not a tax invoice.
`,
    }
  },
})
