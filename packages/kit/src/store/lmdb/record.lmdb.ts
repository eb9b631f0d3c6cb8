import type { Collection, IndexValue, State } from '../collection.js'
import { stateAsRead } from '../document.js'
import { withUnknownFields } from '../newer-release.js'

/** What a commit needs of the state before, without reading that state. */
export interface RecordHeader {
  readonly version: number
  /** Keys in the table of uniques, base64. */
  readonly uniques: readonly string[]
  readonly indexes: readonly (readonly [string, IndexValue])[]
  /** Epoch milliseconds; a tombstone has it, and no state. */
  readonly removedAt?: number
}

/** JSON has no line break of its own: the first one parts the header from the state. */
const lineBreak = 0x0a

/** Header and state as bytes; null is a tombstone. */
export const writeRecord = (header: RecordHeader, state: State | null): Buffer =>
  Buffer.from(`${JSON.stringify(header)}\n${state ? JSON.stringify(withUnknownFields(state)) : ''}`)

/** The header alone: the state is not parsed. */
export const recordHeader = (record: Buffer): RecordHeader =>
  JSON.parse(record.toString('utf8', 0, record.indexOf(lineBreak))) as RecordHeader

/** The state, or undefined for a tombstone. */
export function readRecord<T extends State>(collection: Collection<T>, record: Buffer): T | undefined {
  const state = record.toString('utf8', record.indexOf(lineBreak) + 1)
  return state === '' ? undefined : stateAsRead(collection, JSON.parse(state), recordHeader(record).version)
}
