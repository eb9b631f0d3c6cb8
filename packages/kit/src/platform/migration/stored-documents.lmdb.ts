import type { AnyEvent } from '@thumbfolio/contracts'
import { openLmdbEngine, type LmdbEngine } from '../../store/lmdb/lmdb-engine.js'
import { allKeys, keyParts, orderedKey } from '../../store/lmdb/ordered-key.js'
import { recordHeader } from '../../store/lmdb/record.lmdb.js'

/** One document of the embedded store, with its inbox and outbox. */
export interface StoredDocument {
  readonly collection: string
  readonly id: string
  readonly version: number
  /** As written, in any schema version. Absent in a tombstone. */
  readonly state?: unknown
  readonly removedAt?: number
  readonly causes: readonly string[]
  /** Events that are not published yet, oldest first. */
  readonly outbox: readonly AnyEvent[]
}

/** Read access to the documents of one embedded store. */
export interface StoredDocuments extends AsyncDisposable {
  /** In the order of collections and ids. */
  all(): Iterable<StoredDocument>
  find(collection: string, id: string): StoredDocument | undefined
}

const pageSize = 500

/** Opens the store of a stopped service. @throws StoreUnavailable */
export function openStoredDocuments(path: string): StoredDocuments {
  const engine = openLmdbEngine(path, ['documents', 'causes', 'outbox'])
  const outboxes = outboxesIn(engine)

  function documentAt(key: Buffer, record: Buffer): StoredDocument {
    const [collection, id] = keyParts(key).map(String)
    const { version, removedAt } = recordHeader(record)
    const text = record.toString('utf8', record.indexOf('\n') + 1)
    const causes = engine.get('causes', key)
    return {
      collection: collection!,
      id: id!,
      version,
      ...(text !== '' && { state: JSON.parse(text) as unknown }),
      ...(removedAt !== undefined && { removedAt }),
      causes: causes ? (JSON.parse(causes.toString()) as string[]) : [],
      outbox: outboxes.get(key.toString('base64')) ?? [],
    }
  }

  return {
    *all() {
      for (let { start } = allKeys; ;) {
        const page = engine.range('documents', { ...allKeys, start, limit: pageSize })
        for (const { key, value } of page) yield documentAt(key, value)
        const last = page.at(-1)
        if (!last || page.length < pageSize) return
        start = Buffer.concat([last.key, Buffer.alloc(1)])
      }
    },
    find(collection, id) {
      const key = orderedKey([collection, id])
      const record = engine.get('documents', key)
      return record && documentAt(key, record)
    },
    [Symbol.asyncDispose]: () => engine.close(),
  }
}

function outboxesIn(engine: LmdbEngine): ReadonlyMap<string, readonly AnyEvent[]> {
  const outboxes = new Map<string, AnyEvent[]>()
  for (const { value } of engine.range('outbox', allKeys)) {
    const { document, event } = JSON.parse(value.toString()) as { document: string; event: AnyEvent }
    const known = outboxes.get(document) ?? []
    outboxes.set(document, [...known, event])
  }
  return outboxes
}
