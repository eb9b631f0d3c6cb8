import type { Request } from 'express'
import { isbot } from 'isbot'
import { dayOf, isView, referrerHost } from '../domain/visits/page-view.js'
import type { Ports } from '../ports.js'

/** Counts a page that was answered, where it counts. Reads no address of a visitor and keeps no user agent. */
export const countView =
  ({ visitCounter, now, ownHosts }: Pick<Ports, 'visitCounter' | 'now' | 'ownHosts'>) =>
  (request: Request, siteName: string): void => {
    if (!isView(request)) return
    const host = (request.get('x-forwarded-host') ?? request.get('host') ?? '').replace(/:\d+$/, '')
    const referrer = referrerHost(request.get('referer'), [...ownHosts, host])
    visitCounter.count({
      ...{ siteName, day: dayOf(now()), isBot: isbot(request.get('user-agent')) },
      ...(referrer !== undefined && { referrer }),
    })
  }
