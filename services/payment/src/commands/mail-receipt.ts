import type { PaymentVerified } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict } from '@thumbfolio/kit/store'
import { explorerLink } from '../domain/explorer.js'
import { solText } from '../domain/lamports.js'
import { received } from '../domain/order-money.js'
import type { SettledOrder } from '../domain/order.js'
import type { Ports } from '../ports.js'

/**
 * Mails the receipt of a settled order, once. A crash between the mail and the notice sends it again under the same message
 * id. @throws Error when the mail server refuses: the bus retries
 */
export const mailReceipt = traced(
  'mail-receipt',
  async (ports: Ports, { id: cause, subject: orderId, data }: PaymentVerified): Promise<void> => {
    if (await ports.notices.find(orderId)) return
    const order = await ports.orders.find(orderId)
    if (order?.status !== 'settled' || (await ports.erasures.isErased(data.userId))) return
    const contact = await ports.accounts.contact(data.userId)
    if (!contact) return
    await ports.mailer.send({
      to: contact.email,
      ...letter(ports, order, contact.username),
      messageId: `<${orderId}@payments.thumbfolio>`,
    })
    const notice = { id: orderId, version: 0, schemaVersion: 1 as const, sentAt: ports.now() }
    await ignoreConflict(ports.notices.commit(notice, { cause }))
  },
)

function letter(ports: Ports, order: SettledOrder, username: string): { subject: string; text: string } {
  const links = Object.keys(order.parts).map((signature) => explorerLink(ports.network, signature))
  const text = [
    `Hello ${username},`,
    `we received your payment and it is final: ${order.credits} credits are yours.`,
    [
      `Order: ${order.id}`,
      `Final at: ${new Date(order.settledAt).toISOString()}`,
      `Credits: ${order.credits}`,
      `Received: ${solText(received(order))} SOL (price ${solText(BigInt(order.priceLamports))} SOL, about ${order.priceUSD})`,
      ...Object.keys(order.parts).map((signature) => `Transaction: ${signature}`),
      ...links,
    ].join('\n'),
    `The receipt is at ${ports.publicUrl}/api/v1/payment/transactions/${order.id}/receipt`,
    'This is a receipt and not a tax invoice.',
  ].join('\n\n')
  return { subject: `Your receipt for ${order.credits} credits`, text: `${text}\n` }
}
