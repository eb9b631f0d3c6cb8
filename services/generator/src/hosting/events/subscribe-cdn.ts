import { setTimeout as pause } from 'node:timers/promises'
import type { Bus, Handlers } from '@thumbfolio/kit/bus'
import { StoreUnavailable } from '@thumbfolio/kit/store'
import { purgeDomain, purgeSite } from '../commands/purge-site.js'
import type { Cdn, Ports } from '../ports.js'

/** The gateway shows a domain for 5 s after it is detached, and the CDN may fetch it once more. */
const shownDetachedMs = 6_000
/** A CDN keeps no copy longer than a minute and a day. A new group reads its topics from the beginning. */
const oldestMs = 2 * 86_400_000

type Needed = Pick<Ports, 'domains' | 'urlOf' | 'now' | 'stopping'> & { readonly cdn: Cdn }
type Wait = (ms: number, signal: AbortSignal) => Promise<void>

const wakeablePause: Wait = (ms, signal) => pause(ms, undefined, { signal })

/** What has a CDN forget a page that changed. A group of its own: a CDN that is away holds up nothing else. */
export function subscribeCdn(bus: Bus, ports: Needed): void {
  bus.subscribe({ group: 'generator-cdn', handlers: cdnHandlers(ports) })
}

/** Each is safe to repeat. @throws StoreUnavailable when the CDN does not answer, or the service stops in between */
export function cdnHandlers(ports: Needed, wait: Wait = wakeablePause): Handlers {
  const unlessOld =
    <E extends { readonly time: string }>(work: (event: E) => Promise<void>) =>
    async (event: E) => {
      if (ports.now() - Date.parse(event.time) <= oldestMs) await work(event)
    }
  const purge = unlessOld(({ subject }: { time: string; subject: string }) => purgeSite(ports, subject))

  return {
    'site.published.v1': purge,
    // A page that was public for a moment was taken back.
    'site.failed.v1': purge,
    'site.deleted.v1': purge,
    'site.taken-down.v1': purge,
    'site.put-back.v1': purge,
    'site.name-retired.v1': purge,
    'site.domain-detached.v1': unlessOld(async ({ data: { host }, time }) => {
      await purgeDomain(ports, host)
      const restMs = Date.parse(time) + shownDetachedMs - ports.now()
      if (restMs <= 0) return
      await wait(Math.min(restMs, shownDetachedMs), ports.stopping).catch((cause: unknown) => {
        throw new StoreUnavailable(
          'The service is shutting down; the domain is purged after the next start',
          {
            cause,
          },
        )
      })
      await purgeDomain(ports, host)
    }),
  }
}
