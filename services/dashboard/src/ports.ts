import type { Erasures, Store } from '@thumbfolio/kit/store'
import type { KnownSite, SiteEntry } from './domain/site-entry.js'

/** The generator's sites, which this service's list follows through events, with a delay. */
export interface Sites {
  /** The site of that name, where it is the user's and no deletion was requested. @throws DomainError `unavailable` */
  siteOf(userId: string, name: string): Promise<KnownSite | undefined>
}

/** The world as the dashboard sees it. */
export interface Ports {
  readonly siteEntries: Store<SiteEntry, never, 'owner'>
  readonly sites: Sites
  readonly erasures: Erasures
  /** Epoch milliseconds. */
  readonly now: () => number
}
