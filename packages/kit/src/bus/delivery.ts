import { parseEvent, type AnyEvent } from '@thumbfolio/contracts'
import type { Logger } from '../log/log.js'
import { continueTrace } from '../telemetry/trace.js'
import { jittered, type Backoff } from './backoff.js'
import type { BusRows, HeldRow } from './bus-rows.lmdb.js'
import type { Handlers } from './bus.js'

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
export function createDelivery(
  rows: BusRows,
  group: { readonly name: string; readonly handlers: Handlers },
  options: DeliveryOptions,
): (held: HeldRow) => Promise<number> {
  const { now, random, log, maxTries, backoff } = options

  return async (held) => {
    try {
      await handle(group.handlers, held.row.envelope)
    } catch (error) {
      return failed(held, error)
    }
    await rows.done(held)
    return 0
  }

  async function failed(held: HeldRow, error: unknown): Promise<number> {
    const { envelope } = held.row
    const tries = held.row.tries + 1
    const final = error instanceof Undeliverable || tries >= maxTries
    const about = { err: error, group: group.name, tries, ...identity(envelope) }
    if (final) {
      log?.error(about, 'an event went to the dead letters')
      await rows.bury(held, { group: group.name, envelope, reason: reasonOf(error), deadAt: now() })
      return 0
    }
    const restMs = jittered(backoff(tries), random)
    log?.warn({ ...about, restMs }, 'an event was not handled')
    await rows.retry(held, { envelope, tries, notBefore: now() + restMs })
    return Math.max(restMs, 1)
  }
}

async function handle(handlers: Handlers, envelope: unknown): Promise<void> {
  const event = parsed(envelope)
  const handler = handlers[event.type] as ((event: AnyEvent) => Promise<void>) | undefined
  // An earlier release took it for its group, this one cannot: nobody may drop it silently.
  if (!handler) throw new Undeliverable(`Nothing handles ${event.type}`)
  await continueTrace({ traceparent: event.traceparent }, async () => handler(event))
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
