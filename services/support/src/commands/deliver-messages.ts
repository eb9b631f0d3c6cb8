import { StaleState } from '@thumbfolio/kit'
import { postponed, sent, type SupportMessage } from '../domain/message.js'
import type { Ports } from '../ports.js'

const atOnce = 20

/** Mails what is due. A crash between the mail and its commit sends it once more: better twice than never. */
export async function deliverMessages(ports: Ports): Promise<void> {
  const { items } = await ports.messages.list('due', { to: ports.now() }, { limit: atOnce })
  for (const message of items) {
    const next = await deliver(ports, message)
    await ports.messages.commit(next).catch((error: unknown) => {
      if (!(error instanceof StaleState)) throw error
    })
  }
}

async function deliver(
  { mailer, supportEmail, log, now }: Ports,
  message: SupportMessage,
): Promise<SupportMessage> {
  if (message.delivery.state === 'sent') return message
  const { name, email, message: text } = message.delivery
  try {
    await mailer.send({
      to: supportEmail,
      subject: `Support message from ${name.replaceAll(/\s+/g, ' ')}`,
      text,
      replyTo: { name, address: email },
      messageId: `<${message.id}@support.thumbfolio>`,
    })
    return sent(message, now())
  } catch (error) {
    log.warn({ err: error, messageId: message.id }, 'support mail not taken, will try again')
    return postponed(message, now())
  }
}
