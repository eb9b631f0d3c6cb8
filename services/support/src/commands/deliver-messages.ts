import { ignoreConflict } from '@thumbfolio/kit/store'
import { postponed, sent, taken, type SupportMessage } from '../domain/message.js'
import { supportMessage } from '../mails/support-message.js'
import type { Ports } from '../ports.js'

const atOnce = 20

type Delivery = Omit<Ports, 'limits'>

/** Mails what is due, each taken first: processes side by side do not mail it twice. A crash may, better than never. */
export async function deliverMessages(ports: Delivery): Promise<void> {
  const { items } = await ports.messages.list('due', { to: ports.now() }, { limit: atOnce, newer: 'skip' })
  for (const message of items) {
    const ours = await ignoreConflict(ports.messages.commit(taken(message, ports.now())))
    if (ours) await ignoreConflict(ports.messages.commit(await deliver(ports, ours)))
  }
}

async function deliver(
  { mailer, supportEmail, log, now }: Delivery,
  message: SupportMessage,
): Promise<SupportMessage> {
  if (message.delivery.state === 'sent') return message
  const { name, email, message: text } = message.delivery
  try {
    await mailer.send({
      to: supportEmail,
      ...supportMessage({ name, message: text }),
      replyTo: { name, address: email },
      messageId: `<${message.id}@support.thumbfolio>`,
    })
    return sent(message, now())
  } catch (error) {
    log.warn({ err: error, messageId: message.id }, 'support mail not taken, will try again')
    return postponed(message, now())
  }
}
