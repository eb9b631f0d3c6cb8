import { parseEvent, type AnyEvent } from '@thumbfolio/contracts'
import type { Logger } from '../base/log/log.js'
import { StoreUnavailable } from '../store/errors.js'
import { jittered, type Backoff } from './backoff.js'
import type { DeadLetter, Handlers } from './bus.js'
import { countDeadLetter, inHandlingSpan, inTraceOf } from './event-spans.js'

/** One event for one group, until it is handled. */
export interface BusRow {
  readonly envelope: unknown
  /** Failed ones. */
  readonly tries: number
  /** Those among them that found the store of the service away: they bring nothing nearer to the dead letters. */
  readonly outages?: number
  /** Epoch milliseconds. */
  readonly notBefore: number
}

/** What becomes of an event, as its adapter keeps it. */
export interface Deliveries<Held extends { readonly row: BusRow }> {
  done(held: Held): Promise<void>
  retry(held: Held, row: BusRow): Promise<void>
  deadLetter(held: Held, letter: DeadLetter): Promise<void>
}

/** How often and when an event is tried; times in epoch milliseconds. */
export interface DeliveryOptions {
  readonly now: () => number
  readonly random: () => number
  readonly log: Logger | undefined
  readonly maxTries: number
  readonly backoff: Backoff
}

/** No further try can help: the envelope is no event that this release knows. */
class Undeliverable extends Error {}

/** Delivers the head of a lane. Answers as `LaneWork` does: with the rest before the next try, or 0. */
export function createDelivery<Held extends { readonly row: BusRow }>(
  rows: Deliveries<Held>,
  group: { readonly name: string; readonly handlers: Handlers },
  options: DeliveryOptions,
): (held: Held) => Promise<number> {
  const { now, random, log, maxTries, backoff } = options

  return async (held) => {
    try {
      await handle(group, held.row.envelope, now())
    } catch (error) {
      return failed(held, error)
    }
    await rows.done(held)
    return 0
  }

  async function failed(held: Held, error: unknown): Promise<number> {
    const { envelope } = held.row
    const tries = held.row.tries + 1
    const outages = (held.row.outages ?? 0) + (error instanceof StoreUnavailable ? 1 : 0)
    const final = error instanceof Undeliverable || tries - outages >= maxTries
    const about = { err: error, group: group.name, tries, ...identity(envelope) }
    if (final) {
      inTraceOf(envelope, () => log?.error(about, 'an event went to the dead letters'))
      await rows.deadLetter(held, { group: group.name, envelope, reason: reasonOf(error), deadAt: now() })
      countDeadLetter(group.name, envelope)
      return 0
    }
    const restMs = jittered(backoff(tries), random)
    inTraceOf(envelope, () => log?.warn({ ...about, restMs }, 'an event was not handled'))
    await rows.retry(held, { envelope, tries, outages, notBefore: now() + restMs })
    return Math.max(restMs, 1)
  }
}

async function handle(
  { name, handlers }: { readonly name: string; readonly handlers: Handlers },
  envelope: unknown,
  now: number,
): Promise<void> {
  const event = parsed(envelope)
  const handler = handlers[event.type] as ((event: AnyEvent) => Promise<void>) | undefined
  // An earlier release accepted it for this group and this one cannot handle it: never drop it silently.
  if (!handler) throw new Undeliverable(`Nothing handles ${event.type}`)
  await inHandlingSpan(name, event, now, async () => handler(event))
}

function parsed(envelope: unknown): AnyEvent {
  try {
    return parseEvent(envelope)
  } catch (error) {
    throw new Undeliverable(reasonOf(error), { cause: error })
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function identity(envelope: unknown): { eventId?: unknown; type?: unknown } {
  const { id, type } = (envelope ?? {}) as { id?: unknown; type?: unknown }
  return { eventId: id, type }
}
