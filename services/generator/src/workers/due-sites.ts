import { continueTrace, everyItem, observe, startSweep, type Intake, type Sweep } from '@thumbfolio/kit'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'

const lookEveryMs = 1_000
/** Longer than a turn: sites whose work throws leave every other turn to the ones behind them. */
const restMs = 2_500

export interface DueSites extends Sweep {
  /** Takes a site at once, if a slot is free. What it leaves is found when a slot comes free. */
  readonly take: (siteName: string) => void
  /** There is space while a slot is free. */
  readonly intake: Intake
}

/**
 * Works on due sites, at most `slots` at once, the longest due first: at boot, every second, when woken, and whenever a
 * slot comes free. A hanging one holds up nobody but its slot. One whose work throws rests first, and its slot waits for
 * the next turn: what broke it (a full disk, an engine that is away) breaks it again at once. Disposing waits for the running work.
 */
export function startDueSites(
  ports: Pick<Ports, 'sites' | 'now' | 'log' | 'stopping'>,
  options: {
    name: string
    slots: number
    isMine: (site: Site, now: number) => boolean
    work: (site: Site) => Promise<void>
  },
): DueSites {
  const { sites, now, log, stopping } = ports
  const running = new Map<string, Promise<void>>()
  /** Until when, by site. */
  const resting = new Map<string, number>()
  const listeners = new Set<() => void>()
  const hasSpace = () => running.size < options.slots && !stopping.aborted

  function begin(siteName: string, found?: Site): void {
    if (!running.has(siteName)) running.set(siteName, run(siteName, found))
  }

  const run = async (siteName: string, found?: Site): Promise<void> => {
    let site = found
    let broke = false
    try {
      site ??= await sites.find(siteName)
      if (site && options.isMine(site, now())) await options.work(site)
    } catch (error) {
      broke = true
      resting.set(siteName, now() + restMs)
      const what = `${options.name} stopped half way, will be taken up again`
      continueTrace({ traceparent: site?.current?.traceparent }, () =>
        log.error({ err: error, site: siteName }, what),
      )
    } finally {
      running.delete(siteName)
    }
    if (!broke) sweep.wake()
    for (const resume of listeners) resume()
  }

  async function fill(): Promise<void> {
    for (const [siteName, until] of resting) if (until <= now()) resting.delete(siteName)
    const pages = { pageSize: Math.min(options.slots + resting.size, 50) }
    for await (const site of everyItem(sites, 'due', { to: now() }, pages)) {
      if (!hasSpace()) return
      if (!resting.has(site.id) && options.isMine(site, now())) begin(site.id, site)
    }
  }

  const sweep = startSweep({ name: options.name, everyMs: lookEveryMs, log, sweep: fill })
  const pool = { pool: options.name }
  const unobserve = [
    observe('thumbfolio.pool.used', pool, () => running.size),
    observe('thumbfolio.pool.slots', pool, () => options.slots),
  ]

  return {
    wake: sweep.wake,
    take: (siteName) => {
      if (hasSpace()) begin(siteName)
    },
    intake: {
      hasSpace,
      onSpace(resume) {
        listeners.add(resume)
        return () => listeners.delete(resume)
      },
    },
    async [Symbol.asyncDispose]() {
      for (const stop of unobserve) stop()
      await sweep[Symbol.asyncDispose]()
      await Promise.all(running.values())
    },
  }
}
