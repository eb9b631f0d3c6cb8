import { randomUUID } from 'node:crypto'
import { parseEvent, type AnyEvent, type EventDraft } from '@thumbfolio/contracts'
import type { Collection, IndexValue, State } from './collection.js'
import {
  carryUnknownFields,
  hasNewerValue,
  keepUnknownFields,
  NewerState,
  withoutRefusedKeys,
} from './newer-release.js'
import { assertPlainJson } from './plain-json.js'

/** What every adapter of the store does alike: states, keys and events of one document. */

/** Of an id and of a string in an index, UTF-8. Unique values may be longer. */
export const maxKeyBytes = 400

/** How many causes a document remembers. */
export const keptCauses = 1_000

/** Within it an event may come again: 30 days. */
export const replayWindowMs = 30 * 24 * 3_600_000

/** Is it short enough to be a key? One that is not belongs to no document. */
export const fitsKey = (text: string): boolean => Buffer.byteLength(text) <= maxKeyBytes

/**
 * A state as it may be written. Unknown fields of a newer release are carried over; `withUnknownFields` adds them when storing.
 * @throws z.ZodError where the schema refuses it, TypeError where JSON cannot hold it, RangeError for a long id
 */
export function stateToWrite<T extends State>(collection: Collection<T>, next: T): T {
  if (!fitsKey(next.id) || next.id === '') throw new RangeError(`${collection.name}: not an id`)
  const state = carryUnknownFields(next, collection.schema.parse(next))
  assertPlainJson(state, `${collection.name}/${next.id}`)
  return state
}

/**
 * A state as it was written by any release. Fields that this release does not know are kept for the next write.
 * @throws NewerState when it contains a value that only a newer release understands
 * @throws Error when the schema refuses it after the upcasters
 */
export function stateAsRead<T extends State>(collection: Collection<T>, stored: unknown, version: number): T {
  const written = (stored as State).schemaVersion
  const state = { ...upcasted(collection, stored as State), version }
  let parsed = collection.schema.safeParse(state)
  if (!parsed.success) {
    const known = withoutRefusedKeys(state, parsed.error.issues)
    if (known) parsed = collection.schema.safeParse(known)
  }
  if (parsed.success)
    // What an upcaster drops is old, not new.
    return state.schemaVersion === written ? keepUnknownFields(state, parsed.data) : parsed.data
  const document = `${collection.name}/${state.id}`
  if (hasNewerValue(state, parsed.error.issues)) throw new NewerState(document, parsed.error)
  throw new Error(`${document} does not fit its schema`, { cause: parsed.error })
}

function upcasted<T extends State>(collection: Collection<T>, stored: State): State {
  let state = stored
  for (;;) {
    const { schemaVersion } = state
    const upcast = collection.upcasters?.[schemaVersion]
    if (!upcast) return state
    state = upcast(state as never) as State
    if (state.schemaVersion <= schemaVersion)
      throw new Error(`${collection.name}: the upcaster of schema version ${schemaVersion} leads nowhere`)
  }
}

/** Name and value of each unique key that the state has. */
export const uniquesOf = <T extends State>(collection: Collection<T>, state: T): [string, string][] =>
  Object.entries(collection.unique).flatMap(([name, keyOf]) => {
    const value = keyOf(state)
    return value === undefined ? [] : [[name, value]]
  })

/**
 * Name and value of each index that the state is in.
 * @throws RangeError for a string over `maxKeyBytes` and for NaN
 */
export const indexesOf = <T extends State>(collection: Collection<T>, state: T): [string, IndexValue][] =>
  Object.entries(collection.index).flatMap(([name, keyOf]) => {
    const value = keyOf(state)
    if (value === undefined) return []
    if (typeof value === 'string' ? !fitsKey(value) : Number.isNaN(value))
      throw new RangeError(`${collection.name}: the value of index ${name} is too long or not a number`)
    return [[name, value]]
  })

/**
 * The events of a commit, in its order, ready for the wire.
 * @throws z.ZodError for data that no consumer could read
 */
export const eventsToEmit = (
  drafts: readonly EventDraft[] | undefined,
  { source, time, traceparent }: { source: string; time: number; traceparent: string | undefined },
): AnyEvent[] =>
  (drafts ?? []).map((draft) =>
    parseEvent({
      specversion: '1.0',
      id: randomUUID(),
      type: draft.type,
      source,
      subject: draft.subject,
      time: new Date(time).toISOString(),
      datacontenttype: 'application/json',
      ...(traceparent && { traceparent }),
      data: draft.data,
    }),
  )
