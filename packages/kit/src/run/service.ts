import type { Express } from 'express'
import type { Answering } from '../http/listen.js'

/** A service is a library: an entry runs one of them, `deploy/embedded` all of them in one process. */
export interface Service extends Answering, AsyncDisposable {
  /** Answers instead of the standard app around `router`: the gateway, which trusts nothing that comes in. */
  readonly app?: Express
  /** Creates the indexes and topics that are missing. Absent where a service has neither. */
  migrate?(): Promise<void>
  /** Starts consumers, relays and workers. Called once, after the service listens. */
  start(): Promise<void>
  /** Ends what would never end by itself, such as event streams. Called first when the process stops. */
  drain?(): void
}
