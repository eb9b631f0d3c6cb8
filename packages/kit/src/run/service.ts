import type { Router } from 'express'

/** A service is a library: an entry runs one of them, `deploy/embedded` all of them in one process. */
export interface Service extends AsyncDisposable {
  readonly name: string
  /** Its routes, mounted at the root. */
  readonly router: Router
  /** Starts consumers, relays and workers. Called once, after the service listens. */
  start(): Promise<void>
  /** @throws when it cannot do its work now */
  ready(): Promise<void>
}
