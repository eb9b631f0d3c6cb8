import { problemCodes, problemType, type EventOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict } from '@thumbfolio/kit/store'
import type { Ports } from '../ports.js'

export type LaunchEnded = EventOf<'site.generated.v1' | 'site.failed.v1'>

/** Who deleted the site knows already, and a takedown has a mail of its own. */
const hasOwnMail = new Set(['launch-canceled', 'site-taken-down'])

/**
 * Writes to the owner how a launch ended, once. A crash between the mail and the
 * notice sends it again under the same message id. @throws Error when the mail server refuses: the bus tries again
 */
export const notifyOwner = traced('notify-owner', async (ports: Ports, ended: LaunchEnded): Promise<void> => {
  const { userId, launchId } = ended.data
  if (ended.type === 'site.failed.v1' && hasOwnMail.has(ended.data.problem)) return
  if (await ports.notices.find(launchId)) return
  const contact = await ports.accounts.contact(userId)
  if (!contact) return
  await ports.mailer.send({
    to: contact.email,
    ...letter(ended, contact.username),
    messageId: `<${launchId}@launches.thumbfolio>`,
  })
  const notice = { id: launchId, version: 0, schemaVersion: 1 as const, sentAt: ports.now() }
  await ignoreConflict(ports.notices.commit(notice, { cause: ended.id }))
})

function letter(ended: LaunchEnded, username: string): { subject: string; text: string } {
  const name = ended.subject
  const greeting = `Hello ${username},\n\n`
  if (ended.type === 'site.generated.v1')
    return {
      subject: `Your site ${name} is live`,
      text: `${greeting}your site is live at\n\n${ended.data.url}\n\nYou find it in your dashboard too.\n`,
    }
  const code = problemCodes.find((known) => known === ended.data.problem)
  const reason = code ? `\n\n${problemType(code).text}` : ''
  const before = ended.data.liveVersion > 0 ? '\n\nThe page as it was before is still online.' : ''
  return {
    subject: `Your site ${name} could not be launched`,
    text: `${greeting}the launch of ${name} did not succeed. No credits were taken.${reason}${before}\n`,
  }
}
