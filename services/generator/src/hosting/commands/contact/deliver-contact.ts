import { MailRefused } from '@thumbfolio/kit/run'
import { ignoreConflict } from '@thumbfolio/kit/store'
import { contactMessage } from '../../../mails/contact-message.js'
import {
  mailed,
  notMailed,
  lockedForMailing,
  type ContactMessage,
} from '../../domain/contact/contact-message.js'
import type { Ports } from '../../ports.js'

const atOnce = 20

type Delivery = Pick<Ports, 'contactMessages' | 'accounts' | 'mailer' | 'urlOf' | 'log' | 'now'>

/** Mails due messages to the owners. Each is locked first, so two processes do not both send it; a retry after a crash may send it twice. */
export async function deliverContact(ports: Delivery): Promise<void> {
  const { items } = await ports.contactMessages.list('due', { to: ports.now() }, { limit: atOnce })
  for (const message of items) {
    const ours = await ignoreConflict(ports.contactMessages.commit(lockedForMailing(message, ports.now())))
    if (ours) await ignoreConflict(ports.contactMessages.commit(await delivered(ports, ours)))
  }
}

async function delivered(
  { accounts, mailer, urlOf, log, now }: Delivery,
  message: ContactMessage,
): Promise<ContactMessage> {
  try {
    const owner = await accounts.contact(message.ownerId)
    if (!owner) return notMailed(message, true, now())
    const { name, email, text, siteName } = message
    await mailer.send({
      to: owner.email,
      ...contactMessage({ username: owner.username, url: urlOf(siteName), name, message: text }),
      replyTo: { name, address: email },
      messageId: `<${message.id}@contact.thumbfolio>`,
    })
    return mailed(message)
  } catch (error) {
    const isFinal = error instanceof MailRefused && error.isPermanent
    log.warn({ err: error, messageId: message.id, isFinal }, 'contact mail not sent')
    return notMailed(message, isFinal, now())
  }
}
