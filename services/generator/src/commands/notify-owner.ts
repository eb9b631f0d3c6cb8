import { problemCodes, problemType, type EventOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Ports } from '../ports.js'
import { mailOwnerOnce } from './mail-owner-once.js'

export type LaunchEnded = EventOf<'site.generated.v1' | 'site.failed.v1'>

/** Who deleted the site knows already, and a takedown has a mail of its own. */
const hasOwnMail = new Set(['launch-canceled', 'site-taken-down'])

/** Writes to the owner how a launch ended, once. @throws as `mailOwnerOnce` */
export const notifyOwner = traced('notify-owner', async (ports: Ports, ended: LaunchEnded): Promise<void> => {
  const { userId, launchId } = ended.data
  if (ended.type === 'site.failed.v1' && hasOwnMail.has(ended.data.problem)) return
  const mail = { noticeId: launchId, userId, kind: 'launches', cause: ended.id } as const
  await mailOwnerOnce(ports, { ...mail, ...letter(ended) })
})

function letter(ended: LaunchEnded): { subject: string; text: string } {
  const name = ended.subject
  if (ended.type === 'site.generated.v1')
    return {
      subject: `Your site ${name} is live`,
      text: `your site is live at\n\n${ended.data.url}\n\nYou find it in your dashboard too.`,
    }
  const code = problemCodes.find((known) => known === ended.data.problem)
  const reason = code ? `\n\n${problemType(code).text}` : ''
  const before = ended.data.liveVersion > 0 ? '\n\nThe page as it was before is still online.' : ''
  return {
    subject: `Your site ${name} could not be launched`,
    text: `the launch of ${name} did not succeed. No credits were taken.${reason}${before}`,
  }
}
