import type { Logger } from '../../base/log/log.js'
import { defaultBackoff, type Backoff } from '../backoff.js'
import { openBusRows } from './bus-rows.lmdb.js'
import type { Bus, DeadLetters, Subscription } from '../bus.js'
import { createDelivery } from '../delivery.js'
import { concerns, laneOf } from '../envelopes.js'
import { createLanes, type Lanes } from '../lanes.js'

/** What `openMemoryBus` needs; everything optional has a default that fits a product. */
export interface MemoryBusOptions {
  /** A directory of its own. */
  readonly path: string
  /** Epoch milliseconds. */
  readonly now: () => number
  /** 0 up to 1, for the jitter. */
  readonly random?: () => number
  readonly log?: Logger
  /** Events that one group handles at once, each of another subject. */
  readonly concurrency?: number
  /** Failed tries before an event goes to the dead letters; those with a StoreUnavailable do not count. */
  readonly maxTries?: number
  readonly backoff?: Backoff
  /** How soon a redrive by another process is seen. */
  readonly pollMs?: number
}

/**
 * The bus within one process, durable: an event is one row per group until that group has handled it, so a restart
 * loses nothing. Order is kept per group and subject; a failing event holds up its own subject in its own group alone.
 * @throws StoreUnavailable when the directory cannot be written
 */
export function openMemoryBus(options: MemoryBusOptions): Bus {
  const {
    now,
    log,
    random = Math.random,
    concurrency = 16,
    maxTries = 10,
    backoff = defaultBackoff,
  } = options
  const rows = openBusRows(options.path)
  const subscriptions = new Map<string, Subscription>()
  const lanesOf = new Map<string, Lanes>()
  let poll: NodeJS.Timeout | undefined
  let started = false
  let seenRedrives = rows.redrives()

  const typesOf = (group: string): readonly string[] => {
    const subscription = subscriptions.get(group)
    return subscription ? Object.keys(subscription.handlers) : (rows.knownGroups.get(group) ?? [])
  }

  /** The next run then keeps events for a group from its first moment, before the group subscribes. */
  async function rememberGroups(): Promise<void> {
    const changed = [...subscriptions.keys()].filter(
      (group) => rows.knownGroups.get(group)?.join() !== typesOf(group).join(),
    )
    if (changed.length > 0) await rows.keepGroups(new Map(changed.map((group) => [group, typesOf(group)])))
  }

  function begin({ group, handlers, intake }: Subscription): void {
    const deliver = createDelivery(rows, { name: group, handlers }, { now, random, log, maxTries, backoff })
    /** The row and try whose rest is over, or was never needed, per lane. */
    const rested = new Map<string, string>()
    const work = async (lane: string) => {
      const held = rows.head(group, lane)
      if (!held) {
        rested.delete(lane)
        return undefined
      }
      const attempt = `${held.key.toString('base64')} ${held.row.tries}`
      const early = Math.min(held.row.notBefore - now(), backoff(held.row.tries))
      if (early > 0 && rested.get(lane) !== attempt) {
        rested.set(lane, attempt)
        return early
      }
      const restMs = await deliver(held)
      if (restMs > 0) rested.set(lane, `${held.key.toString('base64')} ${held.row.tries + 1}`)
      return restMs
    }
    const lanes = createLanes(concurrency, work, intake)
    lanesOf.set(group, lanes)
    for (const lane of rows.lanes(group)) lanes.add(lane)
  }

  function rescan(): void {
    seenRedrives = rows.redrives()
    for (const [group, lanes] of lanesOf) for (const lane of rows.lanes(group)) lanes.add(lane)
  }

  function pollRedrives(): void {
    try {
      if (rows.redrives() !== seenRedrives) rescan()
    } catch (error) {
      log?.error({ err: error }, 'the bus cannot read its rows')
    }
  }

  return {
    async publish(events) {
      await rememberGroups()
      const groups = new Set([...subscriptions.keys(), ...rows.knownGroups.keys()])
      await rows.add(events, (group, type) => concerns(typesOf(group), type), [...groups])
      for (const [group, lanes] of lanesOf)
        for (const event of events) if (concerns(typesOf(group), event.type)) lanes.add(laneOf(event))
    },
    subscribe(subscription) {
      const { group } = subscription
      if (started || subscriptions.has(group)) throw new Error(`${group} subscribes too late, or twice`)
      subscriptions.set(group, subscription)
    },
    async start() {
      await rememberGroups()
      started = true
      for (const subscription of subscriptions.values()) begin(subscription)
      poll = setInterval(pollRedrives, options.pollMs ?? 1_000).unref()
    },
    deadLetters: async (group) => rows.deadLetters(group),
    async redrive(group) {
      const count = await rows.redrive(now(), group)
      rescan()
      return count
    },
    async [Symbol.asyncDispose]() {
      clearInterval(poll)
      await Promise.all([...lanesOf.values()].map((lanes) => lanes.stop()))
      await rows.close()
    },
  }
}

/** The dead letters of a bus directory, also while the product runs on it in another process. */
export function openDeadLetters(path: string, now: () => number): DeadLetters & AsyncDisposable {
  const rows = openBusRows(path)
  return {
    deadLetters: async (group) => rows.deadLetters(group),
    redrive: (group) => rows.redrive(now(), group),
    [Symbol.asyncDispose]: () => rows.close(),
  }
}
