import type { EventOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Ports } from '../../ports.js'
import { mailOwnerOnce } from '../mail-owner-once.js'

export type TakedownEvent = EventOf<'site.taken-down.v1' | 'site.put-back.v1'>

/** Writes to the owner that their site was taken down or put back, once. @throws as `mailOwnerOnce` */
export const notifyOfTakedown = traced(
  'notify-of-takedown',
  async (ports: Ports, event: TakedownEvent): Promise<void> => {
    const { id, subject: name, data } = event
    if (data.userId === undefined) return
    const mail = { noticeId: id, userId: data.userId, kind: 'takedowns', cause: id } as const
    await mailOwnerOnce(ports, { ...mail, ...letter(event, ports.urlOf(name)) })
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
