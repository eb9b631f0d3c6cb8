import { event, type AnyEvent, type EventType } from '@thumbfolio/contracts'
import type { Backoff } from './backoff.js'
import type { Bus } from './bus.js'

export interface BusPlaceOptions {
  readonly now: () => number
  readonly maxTries: number
  readonly backoff: Backoff
}

/** Where a bus keeps its events: opened again and again, also by a child process that is killed. */
export interface BusPlace extends AsyncDisposable {
  open(options: BusPlaceOptions): Promise<Bus>
  /** A module with `openBus(location)`, for the child. */
  readonly child: { readonly module: string; readonly location: string }
}

/** What an adapter brings to `busContract`. Each place is empty at first. */
export interface BusHarness {
  readonly name: string
  place(): Promise<BusPlace>
}

const startsAt = Date.UTC(2026, 0, 1)
let serial = 0

/** An envelope as the store emits it. */
export function envelope(subject: string, n: string | number, rest: Record<string, unknown> = {}): AnyEvent {
  return {
    specversion: '1.0',
    id: `event-${serial++}`,
    source: 'resume',
    time: new Date(startsAt).toISOString(),
    datacontenttype: 'application/json',
    ...event('site.deleted.v1', subject, { userId: String(n) }),
    ...rest,
  }
}

export interface BusWorld extends AsyncDisposable {
  readonly place: BusPlace
  bus: Bus
  advance(ms: number): void
  /** What each group handled to the end, in its order. */
  readonly handled: Map<string, AnyEvent[]>
  ns(group: string, subject?: string): string[]
  /** Subscribes a group that writes down what it handles, after `before`. */
  subscribe(group: string, before?: (known: AnyEvent) => Promise<void> | void, type?: EventType): void
  /** Stops the bus and opens it again, without subscribers. */
  reopen(): Promise<void>
}

export async function openBusWorld(harness: BusHarness, maxTries = 4): Promise<BusWorld> {
  let time = startsAt
  const place = await harness.place()
  const open = () => place.open({ now: () => time, maxTries, backoff: () => 2 })
  const handled = new Map<string, AnyEvent[]>()
  const world: BusWorld = {
    place,
    handled,
    bus: await open(),
    advance: (ms) => void (time += ms),
    ns: (group, subject) =>
      (handled.get(group) ?? [])
        .filter((known) => subject === undefined || known.subject === subject)
        .map(({ data }) => ('userId' in data ? (data.userId ?? '') : '')),
    subscribe(group, before, type = 'site.deleted.v1') {
      const handle = async (known: AnyEvent) => {
        await before?.(known)
        handled.set(group, [...(handled.get(group) ?? []), known])
      }
      world.bus.subscribe({ group, handlers: { [type]: handle } })
    },
    async reopen() {
      await world.bus[Symbol.asyncDispose]()
      world.bus = await open()
    },
    async [Symbol.asyncDispose]() {
      await world.bus[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
  return world
}

/** A gate that handlers wait at until it is opened. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}
