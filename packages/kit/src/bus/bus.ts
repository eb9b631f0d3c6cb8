import type { AnyEvent, EventOf, EventType } from '@thumbfolio/contracts'

/** One handler per event type. A handler is short: it commits with `cause: event.id` and returns. */
export type Handlers = { readonly [T in EventType]?: (event: EventOf<T>) => Promise<void> }

/** Backpressure for the work that events start. While there is no space no event is delivered: the backlog is the group's lag. */
export interface Intake {
  hasSpace(): boolean
  /** Calls back when there is space again. Answers with the way to stop it. */
  onSpace(resume: () => void): () => void
}

/** A group and what it does with each type of event. */
export interface Subscription {
  /** The consuming service, or `generator-workers`. Each group gets every event once in effect. */
  readonly group: string
  readonly handlers: Handlers
  /** Asked before each event; without it there is always space. */
  readonly intake?: Intake
}

/** An event that a group failed to handle. It is not delivered again until an operator redrives it. */
export interface DeadLetter {
  readonly group: string
  /** The original envelope, also where it is no valid event. */
  readonly envelope: unknown
  readonly reason: string
  /** Epoch milliseconds. */
  readonly deadAt: number
}

/** What groups gave up. */
export interface DeadLetters {
  /** Of one group, or of all. */
  deadLetters(group?: string): Promise<DeadLetter[]>
  /** Hands the dead letters to their group again, those older than 30 days excepted. Answers with how many. */
  redrive(group?: string): Promise<number>
}

/**
 * Carries events to subscribers: at least once, in order per subject, a slow or failing subscriber does not delay the others.
 * A failed handler is retried with jittered back-off, then its event goes to the group's dead letters; so does, at once,
 * what is no event that this release knows. A group subscribed in an earlier run gets what is published before it is back.
 */
export interface Bus extends DeadLetters, AsyncDisposable {
  /** Resolves when the events are durable. */
  publish(events: readonly AnyEvent[]): Promise<void>
  /** Before `start`, once per group. */
  subscribe(subscription: Subscription): void
  start(): Promise<void>
}
