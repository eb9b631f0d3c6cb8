import type { PaymentVerified } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict } from '@thumbfolio/kit/store'
import { receipt } from '../mails/receipt.js'
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
      ...receipt({
        order,
        username: contact.username,
        network: ports.network,
        publicUrl: ports.publicUrl,
      }),
      messageId: `<${orderId}@payments.thumbfolio>`,
    })
    const notice = { id: orderId, version: 0, schemaVersion: 1 as const, sentAt: ports.now() }
    await ignoreConflict(ports.notices.commit(notice, { cause }))
  },
)
