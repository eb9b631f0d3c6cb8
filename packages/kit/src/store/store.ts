import type { AnyEvent, EventDraft } from '@thumbfolio/contracts'
import type { Collection, IndexValue, State } from './collection.js'

/** Options of a commit, part of the same write. */
export interface CommitOptions {
  /** The version that the document must have. Default: `state.version`. 0 creates, also over a tombstone. */
  readonly expect?: number
  /** Leave the outbox if and only if this commit happened, in this order. */
  readonly events?: readonly EventDraft[]
  /** Id of the event that caused it: seen before on this document, nothing is committed. */
  readonly cause?: string
}

/** Both ends are included; one bound alone reaches to the end of its type. `{ equals }` is one value. */
export type Range = { readonly equals: IndexValue } | { readonly from?: IndexValue; readonly to?: IndexValue }

/** Which page of a list, and how long. */
export interface PageOptions {
  readonly limit: number
  /** `next` of the page before. It may come from a client: it never leads out of the range. */
  readonly after?: string
  /** Highest value first. */
  readonly descending?: boolean
  /**
   * `skip` leaves out documents that only a newer release understands: background work on them waits for that release.
   * Default: the list throws `NewerState`, so that a partial list is never mistaken for a complete one.
   */
  readonly newer?: 'skip'
}

/** A page of a list. */
export interface Page<T> {
  readonly items: T[]
  /** Absent after the last page. */
  readonly next?: string
}

/** Documents of one collection. One commit is one atomic, durable write of one document. */
export interface Store<T extends State, U extends string = string, I extends string = string> {
  /** @throws NewerState, as every read, for a document that only a newer release understands */
  find(id: string): Promise<T | undefined>
  findBy(unique: U, value: string): Promise<T | undefined>
  list(index: I, range: Range, page: PageOptions): Promise<Page<T>>
  /**
   * Writes the new state, its events and its cause at once, and answers with the state as stored (version raised).
   * A cause seen before commits nothing and answers with what is stored (with `next`, where that was removed).
   * @throws StaleState when another commit came first: read again and decide again
   * @throws KeyTaken when another document holds a unique key
   * @throws StoreUnavailable when nothing can be written now
   * @throws z.ZodError, TypeError, RangeError for a state, an event or a key that cannot be
   */
  commit(next: T, options?: CommitOptions): Promise<T>
  /**
   * Removes the document: a tombstone stays until its events are delivered and the replay window has passed.
   * @throws StaleState when another commit came first, or there is no document
   */
  remove(state: T, options?: Omit<CommitOptions, 'expect'>): Promise<void>
}

/** Events that were committed and not yet handed to the bus, in order per document. */
export interface Outbox {
  /** The oldest undelivered events, at most `limit`. */
  pending(limit: number): Promise<AnyEvent[]>
  /** Forgets events that the bus has durably taken. */
  acknowledge(ids: readonly string[]): Promise<void>
  /** Calls back soon after a commit that emitted events. Answers with the way to stop it. */
  onCommit(wake: () => void): () => void
}

/** For whom a database is, whatever it lies on. */
export interface DatabaseOptions {
  /** The service: `source` of the events it emits. */
  readonly source: string
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Of the running work, carried by the events it emits. */
  readonly traceparent?: () => string | undefined
}

/** All collections of one service. */
export interface Database extends AsyncDisposable {
  store<T extends State, U extends string, I extends string>(collection: Collection<T, U, I>): Store<T, U, I>
  readonly outbox: Outbox
  /** Creates the missing indexes of every collection that `store` opened. Any number of processes may do so at once. */
  createIndexes(): Promise<void>
  /** Deletes tombstones whose events are delivered and that are older than the replay window (30 days). */
  purgeTombstones(): Promise<number>
}
