import type { EventOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { MailText } from '@thumbfolio/kit/run'
import { launchFailed } from '../../mails/launch-failed.js'
import { siteLive } from '../../mails/site-live.js'
import type { Ports } from '../ports.js'
import { mailOwnerOnce } from '../../hosting/index.js'

export type LaunchEnded = EventOf<'site.generated.v1' | 'site.failed.v1'>

/** Who deleted the site knows already, and a takedown has a mail of its own. */
const hasOwnMail = new Set(['launch-canceled', 'site-taken-down'])

/** Writes to the owner how a launch ended, once. @throws as `mailOwnerOnce` */
export const notifyOwner = traced('notify-owner', async (ports: Ports, ended: LaunchEnded): Promise<void> => {
  const { userId, launchId } = ended.data
  if (ended.type === 'site.failed.v1' && hasOwnMail.has(ended.data.problem)) return
  const mail = { noticeId: launchId, userId, kind: 'launches', cause: ended.id } as const
  await mailOwnerOnce(ports, { ...mail, write: (owner) => textFor(ended, owner) })
})

function textFor(ended: LaunchEnded, { username }: { username: string }): MailText {
  const siteName = ended.subject
  if (ended.type === 'site.generated.v1') return siteLive({ username, siteName, url: ended.data.url })
  const { problem, liveVersion } = ended.data
  return launchFailed({ username, siteName, problem, isOnline: liveVersion > 0 })
}
