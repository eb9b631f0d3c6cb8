import type { LmdbEngine } from './lmdb-engine.js'
import { afterAll, keyParts, orderedKey, typeBounds } from './ordered-key.js'
import type { PageOptions, Range } from '../store.js'

/** Longer than any key in base64url: more is not ours, and lmdb takes no longer key. */
const maxCursorLength = 2_600

/** The ids of one page of an index, and where the next page begins. `prefix` is the key of the index itself. */
export function listPage(
  engine: LmdbEngine,
  prefix: Buffer,
  range: Range,
  { limit, after, descending = false }: PageOptions,
): { ids: string[]; next?: string } {
  const bounds = boundsOf(prefix, range)
  if (!bounds) return { ids: [] }
  // A cursor may come from a client: it moves the start inside the range and never the range.
  const cursor = after === undefined ? undefined : Buffer.from(after.slice(0, maxCursorLength), 'base64url')
  const start = cursor && !descending && Buffer.compare(cursor, bounds.start) > 0 ? cursor : bounds.start
  const end = cursor && descending && Buffer.compare(cursor, bounds.end) < 0 ? cursor : bounds.end
  const keys = engine
    .range('indexes', { start, end, reverse: descending, limit: limit + 2 })
    .map(({ key }) => key)
    .filter((key) => !cursor?.equals(key))
  const page = keys.slice(0, limit)
  const ids = page.map((key) => String(keyParts(key).at(-1)))
  const last = page.at(-1)
  return keys.length > limit && last ? { ids, next: last.toString('base64url') } : { ids }
}

/** A bound alone reaches to the end of its type, as in MongoDB. */
function boundsOf(prefix: Buffer, range: Range): { start: Buffer; end: Buffer } | undefined {
  const key = (value: Buffer) => Buffer.concat([prefix, value])
  const from = 'equals' in range ? range.equals : range.from
  const to = 'equals' in range ? range.equals : range.to
  const known = from ?? to
  if (known === undefined) return { start: prefix, end: afterAll(prefix) }
  if (from !== undefined && to !== undefined && typeof from !== typeof to) return undefined
  const bounds = typeBounds(known)
  return {
    start: key(from === undefined ? bounds.from : orderedKey([from])),
    end: to === undefined ? key(bounds.to) : afterAll(key(orderedKey([to]))),
  }
}
