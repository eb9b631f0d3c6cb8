import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openEventStream, type EventStream } from '@thumbfolio/kit/http'
import type { Response } from 'express'
import { launchOf, siteNameOf, type Launch } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { presentLaunch } from './present-launch.js'

/** A wake-up may be lost: what changed without one is seen at the next look. */
const lookEveryMs = { hearing: 5_000, deaf: 1_000 }
/** The short steps of a launch come in a burst, which is read at once. */
const gatherMs = 20

export const isFinal = ({ status }: Launch): boolean => status === 'live' || status === 'failed'

/** Sends a launch from its log, entry by entry after `sent`, until it has ended, the client is gone or the service stops. */
export async function streamLaunch(
  { sites, wakeups, urlOf, stopping }: Ports,
  response: Response,
  { launchId, sent }: { launchId: string; sent: number },
): Promise<void> {
  const siteName = siteNameOf(launchId)
  const stream = openEventStream(response)
  const signal = AbortSignal.any([stopping, whenClosed(stream)])
  const wake = new EventTarget()
  const stopListening = wakeups.listen(siteName, () => void wake.dispatchEvent(new Event('wake')))
  try {
    let sequence = sent
    while (!signal.aborted) {
      const withinMs = wakeups.isHearing() ? lookEveryMs.hearing : lookEveryMs.deaf
      const woken = nextWake(wake, signal, withinMs).catch(() => undefined)
      const site = await sites.find(siteName)
      const launch = site && launchOf(site, launchId)
      if (!launch) break
      for (; sequence < launch.log.length; sequence++) {
        const data = presentLaunch(siteName, launch, urlOf(siteName), sequence + 1)
        stream.send({ id: String(sequence + 1), event: 'launch', data })
      }
      if (isFinal(launch)) break
      await woken
      await pause(gatherMs, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    stopListening()
    stream.end()
  }
}

function whenClosed(stream: EventStream): AbortSignal {
  const gone = new AbortController()
  stream.closed.finally(() => gone.abort()).catch(() => undefined)
  return gone.signal
}

/** Listens before the log is read, so that no change falls in between. @throws AbortError */
async function nextWake(wake: EventTarget, signal: AbortSignal, withinMs: number): Promise<void> {
  const settled = new AbortController()
  const either = AbortSignal.any([signal, settled.signal])
  await Promise.race([
    once(wake, 'wake', { signal: either }),
    pause(withinMs, undefined, { signal: either }),
  ]).finally(() => settled.abort())
}
