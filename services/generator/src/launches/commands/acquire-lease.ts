import type { EventDraft } from '@thumbfolio/contracts'
import { currentTraceparent } from '@thumbfolio/kit/base'
import { commitOnto, ignoreConflict } from '@thumbfolio/kit/store'
import { holds, leased, released, renewed } from '../domain/site/lease.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

/** This worker no longer has the lease. It stops and changes nothing more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** A site under a lease. Every change is refused once a later epoch was given out. */
export interface LeasedSite {
  readonly site: Site
  readonly epoch: number
  /** Aborted when the lease is lost or the service stops. */
  readonly signal: AbortSignal
  /** @throws LeaseLost */
  change(next: (site: Site) => Site, events?: readonly EventDraft[]): Promise<Site>
  /** Renews it no more. Gives it back at once when the service stops; after an error it ends by itself, as a pause. */
  releaseLease(): Promise<void>
}

/** Takes a site that is free. Undefined when another was quicker. */
export async function acquireLease(ports: Ports, free: Site): Promise<LeasedSite | undefined> {
  const { sites, now, leaseMs } = ports
  const traceparent = currentTraceparent()
  const until = now() + leaseMs
  const claim = { holder: ports.holder, until, ...(traceparent !== undefined && { traceparent }) }
  const site = await ignoreConflict(sites.commit(leased(free, claim, now())))
  return site && underLease(ports, site)
}

function underLease(ports: Ports, site: Site): LeasedSite {
  const { sites, now, leaseMs, log } = ports
  const { epoch } = site
  const lost = new AbortController()

  let known = site
  const change: LeasedSite['change'] = async (next, events = []) => {
    const decide = (latest: Site | undefined) => {
      if (!latest || !holds(latest, epoch)) throw new LeaseLost(`${site.id} is not held at epoch ${epoch}`)
      return next(latest)
    }
    return (known = await commitOnto(sites, known, decide, { events }))
  }

  const renewal = setInterval(() => {
    change((latest) => renewed(latest, now() + leaseMs)).catch((error: unknown) => {
      if (error instanceof LeaseLost) lost.abort(error)
      else log.warn({ err: error, site: site.id }, 'lease not renewed, will try again')
    })
  }, leaseMs / 3)

  return {
    site,
    epoch,
    change,
    signal: AbortSignal.any([lost.signal, ports.stopping]),
    async releaseLease() {
      clearInterval(renewal)
      if (!ports.stopping.aborted) return
      await change(released).catch((error: unknown) => {
        if (!(error instanceof LeaseLost)) log.warn({ err: error, site: site.id }, 'lease not given back')
      })
    },
  }
}
