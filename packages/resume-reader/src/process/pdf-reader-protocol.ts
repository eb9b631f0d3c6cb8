import type { Reading } from '@thumbfolio/contracts'
import type { Refusal } from '../refusals/refusals.js'

/** Parent to child. One at a time. */
export interface ReadRequest {
  id: number
  path: string
  /** Processor time that the reading may take. */
  cpuLimitMs: number
}

/** Child to parent: one answer per request. */
export type ReadReply<T = Reading> = ReadAnswer<T> & {
  /** Resident memory of the child when it answered. */
  residentBytes: number
  /** Processor time that the reading took. */
  cpuMs: number
}

export type ReadAnswer<T = Reading> =
  | { id: number; ok: true; reading: T }
  | { id: number; ok: false; refusal: Refusal; detail: string }
  | { id: number; ok: false; error: string }
