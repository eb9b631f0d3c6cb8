import type { EventOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { sitePutBack } from '../../../mails/site-put-back.js'
import { siteTakenDown } from '../../../mails/site-taken-down.js'
import type { Ports } from '../../ports.js'
import { mailOwnerOnce } from '../mail-owner-once.js'

export type TakedownEvent = EventOf<'site.taken-down.v1' | 'site.put-back.v1'>

/** Writes to the owner that their site was taken down or put back, once. @throws as `mailOwnerOnce` */
export const notifyOfTakedown = traced(
  'notify-of-takedown',
  async (ports: Ports, event: TakedownEvent): Promise<void> => {
    const { id, subject: siteName, data } = event
    if (data.userId === undefined) return
    const mail = { noticeId: id, userId: data.userId, kind: 'takedowns', cause: id } as const
    const site = { siteName, url: ports.urlOf(siteName) }
    await mailOwnerOnce(ports, {
      ...mail,
      write: (owner) =>
        event.type === 'site.taken-down.v1'
          ? siteTakenDown({ ...owner, ...site, reason: event.data.reason })
          : sitePutBack({ ...owner, ...site }),
    })
  },
)
