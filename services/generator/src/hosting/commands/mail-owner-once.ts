import type { MailText } from '@thumbfolio/kit/run'
import { ignoreConflict } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'

/** A mail to the owner of a site. */
export interface OwnerMail {
  /** What the mail is about: under this id it is sent once. */
  readonly noticeId: string
  readonly userId: string
  /** Of the message id, without the domain. */
  readonly kind: 'launches' | 'takedowns' | 'github' | 'checkups'
  /** The event that the mail is sent for. */
  readonly cause: string
  readonly write: (owner: { username: string }) => MailText
}

interface Mail extends MailText {
  readonly noticeId: string
  readonly kind: OwnerMail['kind'] | 'reports'
  readonly cause: string
  readonly to: string
}

type Needed = Pick<Ports, 'notices' | 'accounts' | 'mailer' | 'now'>

/**
 * Writes to an owner, once. An account that is gone gets none. @throws as `mailOnce`
 */
export async function mailOwnerOnce(ports: Needed, mail: OwnerMail): Promise<void> {
  if (await ports.notices.find(mail.noticeId)) return
  const contact = await ports.accounts.contact(mail.userId)
  if (!contact) return
  await mailOnce(ports, { ...mail, to: contact.email, ...mail.write({ username: contact.username }) })
}

/**
 * Sends a mail, once. A crash between the mail and the notice sends it again under the same message id.
 * @throws Error when the mail server refuses: the bus tries again
 */
export async function mailOnce(
  { notices, mailer, now }: Omit<Needed, 'accounts'>,
  { noticeId: id, kind, cause, to, subject, text }: Mail,
): Promise<void> {
  if (await notices.find(id)) return
  await mailer.send({ to, subject, text, messageId: `<${id}@${kind}.thumbfolio>` })
  const notice = { id, version: 0, schemaVersion: 1 as const, sentAt: now() }
  await ignoreConflict(notices.commit(notice, { cause }))
}
