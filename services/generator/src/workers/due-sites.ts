import { startSweep, type Sweep } from '@thumbfolio/kit'
import type { Site } from '../domain/site.js'
import type { Ports } from '../ports.js'

const lookEveryMs = 1_000
const pageSize = 50

/**
 * Works on due sites, at most `slots` at once, the longest due first: at boot, every second, when woken, and whenever a
 * slot comes free. A hanging one holds up nobody but its slot. Disposing waits for the running work.
 */
export function startDueSites(
  ports: Pick<Ports, 'sites' | 'now' | 'log' | 'stopping'>,
  options: {
    name: string
    slots: number
    isMine: (site: Site, now: number) => boolean
    work: (site: Site) => Promise<void>
  },
): Sweep {
  const { sites, now, log, stopping } = ports
  const running = new Map<string, Promise<void>>()

  const run = async (site: Site): Promise<void> => {
    try {
      await options.work(site)
    } catch (error) {
      log.error({ err: error, site: site.id }, `${options.name} stopped half way, will be taken up again`)
    } finally {
      running.delete(site.id)
    }
    sweep.wake()
  }

  async function fill(): Promise<void> {
    let after: string | undefined
    do {
      const page = await sites.list('due', { to: now() }, { limit: pageSize, ...(after && { after }) })
      for (const site of page.items) {
        if (running.size >= options.slots || stopping.aborted) return
        if (options.isMine(site, now()) && !running.has(site.id)) running.set(site.id, run(site))
      }
      after = page.next
    } while (after !== undefined)
  }

  const sweep = startSweep({ name: options.name, everyMs: lookEveryMs, log, sweep: fill })

  return {
    wake: sweep.wake,
    async [Symbol.asyncDispose]() {
      await sweep[Symbol.asyncDispose]()
      await Promise.all(running.values())
    },
  }
}
