import { parseEvent, type AnyEvent } from '@thumbfolio/contracts'
import type { DeadLetter } from '../../bus/bus.js'
import type { BusRow } from '../../bus/delivery.js'
import { isRedrivable } from '../../bus/envelopes.js'
import { openLmdbEngine } from '../../store/lmdb/lmdb-engine.js'
import { allKeys, keyParts } from '../../store/lmdb/ordered-key.js'

/** The events that the embedded bus has not delivered yet. */
export interface EventsOnTheBus {
  /** Each event once, in the order of publishing; dead letters are included, to be retried. */
  readonly events: readonly AnyEvent[]
  /** The number of dead letters that no consumer can read or that are older than 30 days. They are not moved. */
  readonly left: number
}

/** Reads the embedded bus of a stopped product. */
export async function eventsOnTheBus(path: string, now: number): Promise<EventsOnTheBus> {
  const engine = openLmdbEngine(path, ['rows', 'dead'])
  const found = new Map<string, { number: number; event: AnyEvent }>()
  let left = 0
  const add = (key: Buffer, envelope: unknown) => {
    const event = eventIn(envelope)
    if (event) found.set(event.id, { number: Number(keyParts(key)[2]), event })
    else left++
  }
  try {
    for (const { key, value } of engine.range('dead', allKeys)) {
      const letter = JSON.parse(value.toString()) as DeadLetter
      if (isRedrivable(letter, now)) add(key, letter.envelope)
      else left++
    }
    for (const { key, value } of engine.range('rows', allKeys))
      add(key, (JSON.parse(value.toString()) as BusRow).envelope)
  } finally {
    await engine.close()
  }
  const inOrder = [...found.values()].sort((one, other) => one.number - other.number)
  return { events: inOrder.map(({ event }) => event), left }
}

function eventIn(envelope: unknown): AnyEvent | undefined {
  try {
    return parseEvent(envelope)
  } catch {
    return undefined
  }
}
