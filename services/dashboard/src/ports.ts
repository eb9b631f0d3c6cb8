import type { Erasures, Store } from '@thumbfolio/kit'
import type { SiteEntry } from './domain/site-entry.js'

/** The world as the dashboard sees it. */
export interface Ports {
  readonly siteEntries: Store<SiteEntry, never, 'owner'>
  readonly erasures: Erasures
  /** Epoch milliseconds. */
  readonly now: () => number
}
