import { ignoreConflict } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'

/** A mail to the owner of a site. */
export interface OwnerMail {
  /** What the mail is about: under this id it is sent once. */
  readonly noticeId: string
  readonly userId: string
  /** Of the message id, without the domain. */
  readonly kind: 'launches' | 'takedowns'
  /** The event that the mail is sent for. */
  readonly cause: string
  readonly subject: string
  /** Without the greeting. */
  readonly text: string
}

/**
 * Writes to an owner, once. A crash between the mail and the notice sends it again under the same message id. An account
 * that is gone gets none. @throws Error when the mail server refuses: the bus tries again
 */
export async function mailOwnerOnce(
  { notices, accounts, mailer, now }: Pick<Ports, 'notices' | 'accounts' | 'mailer' | 'now'>,
  { noticeId: id, userId, kind, cause, subject, text }: OwnerMail,
): Promise<void> {
  if (await notices.find(id)) return
  const contact = await accounts.contact(userId)
  if (!contact) return
  await mailer.send({
    to: contact.email,
    subject,
    text: `Hello ${contact.username},\n\n${text}\n`,
    messageId: `<${id}@${kind}.thumbfolio>`,
  })
  const notice = { id, version: 0, schemaVersion: 1 as const, sentAt: now() }
  await ignoreConflict(notices.commit(notice, { cause }))
}
