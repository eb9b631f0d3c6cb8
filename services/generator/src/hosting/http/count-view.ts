import type { Request } from 'express'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { dayOf } from '../../time.js'
import { isView, referrerHost } from '../domain/visits/page-view.js'
import type { Ports } from '../ports.js'

/** Most visitors have one of few browsers; to judge a user agent takes longer than all the rest. */
const rememberedAgents = 1_000

/** Counts a page that was answered, where it counts. Reads no address of a visitor; user agents are judged and not stored. */
export function countView({ visitCounter, now, ownHosts }: Pick<Ports, 'visitCounter' | 'now' | 'ownHosts'>) {
  const verdicts = new LRUCache<string, boolean>({ max: rememberedAgents })
  const isBot = (agent: string): boolean => {
    const known = verdicts.get(agent)
    if (known !== undefined) return known
    const verdict = isbot(agent)
    verdicts.set(agent, verdict)
    return verdict
  }

  return (request: Request, siteName: string, path: string): void => {
    if (!isView(request)) return
    const host = (request.get('x-forwarded-host') ?? request.get('host') ?? '').replace(/:\d+$/, '')
    const referrer = referrerHost(request.get('referer'), [...ownHosts, host])
    visitCounter.count({
      siteName,
      day: dayOf(now()),
      path,
      // Pages of a site send no referrer.
      isInside: referrer === undefined && request.get('sec-fetch-site') === 'same-origin',
      isBot: isBot(request.get('user-agent') ?? ''),
      ...(referrer !== undefined && { referrer }),
    })
  }
}
