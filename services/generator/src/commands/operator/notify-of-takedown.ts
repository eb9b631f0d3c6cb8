import type { EventOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict } from '@thumbfolio/kit/store'
import type { Ports } from '../../ports.js'

export type TakedownEvent = EventOf<'site.taken-down.v1' | 'site.put-back.v1'>

/**
 * Writes to the owner that their site was taken down or put back, once. A crash between the mail and the notice sends it
 * again under the same message id. @throws Error when the mail server refuses: the bus tries again
 */
export const notifyOfTakedown = traced(
  'notify-of-takedown',
  async (ports: Ports, event: TakedownEvent): Promise<void> => {
    const { id, subject: name, data } = event
    if (data.userId === undefined || (await ports.notices.find(id))) return
    const contact = await ports.accounts.contact(data.userId)
    if (!contact) return
    const { subject, text } = letter(event, ports.urlOf(name))
    await ports.mailer.send({
      to: contact.email,
      subject,
      text: `Hello ${contact.username},\n\n${text}\n`,
      messageId: `<${id}@takedowns.thumbfolio>`,
    })
    const notice = { id, version: 0, schemaVersion: 1 as const, sentAt: ports.now() }
    await ignoreConflict(ports.notices.commit(notice, { cause: id }))
  },
)

const letter = (event: TakedownEvent, url: string): { subject: string; text: string } =>
  event.type === 'site.taken-down.v1'
    ? {
        subject: `Your site ${event.subject} was taken down`,
        text: `we took your site ${url} down. Nobody can see it, and nothing can be launched under its name.\n\nReason: ${event.data.reason}\n\nIf you think that this is wrong, please write to support.`,
      }
    : {
        subject: `Your site ${event.subject} is back`,
        text: `your site ${url} is shown again. You do not need to do anything.`,
      }
