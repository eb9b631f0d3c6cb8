import { createHash } from 'node:crypto'

import type { Collection, State } from '../collection.js'
import {
  eventsToEmit,
  fitsKey,
  indexesOf,
  keptCauses,
  replayWindowMs,
  stateToWrite,
  uniquesOf,
} from '../document.js'
import { KeyTaken, StaleState } from '../errors.js'
import { readListed } from '../newer-release.js'
import { openLmdbEngine, type Entry, type LmdbEngine } from './lmdb-engine.js'
import { listPage } from './list-page.lmdb.js'
import { afterAll, orderedKey } from './ordered-key.js'
import { createLmdbOutbox } from './outbox.lmdb.js'
import { readRecord, recordHeader, writeRecord } from './record.lmdb.js'
import type { CommitOptions, Database, DatabaseOptions, Store } from '../store.js'
import type { Transaction } from './transaction.js'

/** Where the embedded store lies, and for whom. */
export interface LmdbDatabaseOptions extends DatabaseOptions {
  /** A directory of its own. */
  readonly path: string
}

/** Of one environment. */
export const storeTables = ['documents', 'uniques', 'indexes', 'causes', 'outbox', 'tombstones']
const present = Buffer.from([1])

export const uniqueKey = (collection: string, name: string, value: string) =>
  createHash('sha256')
    .update(orderedKey([collection, name, value]))
    .digest()
const causesOf = (value: Buffer | undefined) => (value ? (JSON.parse(value.toString()) as string[]) : [])

/**
 * The embedded store: all collections of a service in one LMDB environment. One commit is one ACID transaction,
 * on the disk before its promise resolves; commits that wait together are written together.
 * @throws StoreUnavailable when the directory cannot be written
 */
export function openLmdbDatabase(options: LmdbDatabaseOptions): Database {
  const engine = openLmdbEngine(options.path, storeTables)
  const outbox = createLmdbOutbox(engine)

  /** `next` is what follows: a state, or null for a tombstone. */
  async function write<T extends State>(
    collection: Collection<T>,
    id: string,
    next: T | null,
    { expect = 0, events, cause }: CommitOptions,
  ): Promise<T | undefined> {
    const time = options.now()
    const emitted = eventsToEmit(events, {
      source: options.source,
      time,
      traceparent: options.traceparent?.(),
    })
    const state = next && stateToWrite(collection, next)
    const uniques = (state ? uniquesOf(collection, state) : []).map(
      ([name, value]) => [name, uniqueKey(collection.name, name, value)] as const,
    )
    const indexes = state ? indexesOf(collection, state) : []
    const key = orderedKey([collection.name, id])

    const { committed, version, stored } = await engine.transact((transaction) => {
      const record = transaction.get('documents', key)
      const old = record && recordHeader(record)
      if (cause !== undefined && !remember(transaction, key, cause))
        return { committed: false, version: old?.version ?? 0, stored: record }
      if ((old && old.removedAt === undefined ? old.version : 0) !== expect || (!state && expect === 0))
        throw new StaleState(collection.name, id)
      for (const [name, hash] of uniques) {
        const holder = transaction.get('uniques', hash)
        if (holder && holder.toString() !== id) throw new KeyTaken(collection.name, name)
      }
      for (const hash of old?.uniques ?? []) transaction.remove('uniques', Buffer.from(hash, 'base64'))
      for (const [, hash] of uniques) transaction.put('uniques', hash, Buffer.from(id))
      for (const [name, value] of old?.indexes ?? [])
        transaction.remove('indexes', orderedKey([collection.name, name, value, id]))
      for (const [name, value] of indexes)
        transaction.put('indexes', orderedKey([collection.name, name, value, id]), present)
      if (old?.removedAt !== undefined) transaction.remove('tombstones', tombstoneKey(old.removedAt, key))
      if (!state) transaction.put('tombstones', tombstoneKey(time, key), key)
      // A tombstone counts on, so that no version of the document before it is ever met again.
      const raised = (old?.version ?? 0) + 1
      const header = {
        version: raised,
        uniques: uniques.map(([, hash]) => hash.toString('base64')),
        indexes,
        ...(!state && { removedAt: time }),
      }
      transaction.put('documents', key, writeRecord(header, state))
      outbox.append(transaction, key.toString('base64'), emitted)
      return { committed: true, version: raised, stored: undefined }
    })

    if (!committed) return stored && readRecord(collection, stored)
    if (emitted.length > 0) outbox.wake()
    return state ? { ...state, version } : undefined
  }

  return {
    store<T extends State, U extends string, I extends string>(
      declared: Collection<T, U, I>,
    ): Store<T, U, I> {
      const collection = declared as unknown as Collection<T>
      const find = (id: string): T | undefined => {
        if (!fitsKey(id)) return undefined
        const record = engine.get('documents', orderedKey([collection.name, id]))
        return record && readRecord(collection, record)
      }
      return {
        find: async (id) => find(id),
        async findBy(name, value) {
          const id = engine.get('uniques', uniqueKey(collection.name, name, value))
          return id && find(id.toString())
        },
        async list(index, range, page) {
          const { ids, next } = listPage(engine, orderedKey([collection.name, index]), range, page)
          const items = ids.flatMap((id) => readListed(() => find(id), page.newer) ?? [])
          return next === undefined ? { items } : { items, next }
        },
        async commit(next, commitOptions = {}) {
          return (await write(collection, next.id, next, { expect: next.version, ...commitOptions })) ?? next
        },
        async remove(state, commitOptions = {}) {
          await write(collection, state.id, null, { ...commitOptions, expect: state.version })
        },
      }
    },
    outbox,
    // A commit writes its index entries itself.
    createIndexes: () => Promise.resolve(),
    purgeTombstones: () => purgeTombstones(engine, outbox.waitingDocuments(), options.now() - replayWindowMs),
    [Symbol.asyncDispose]: () => engine.close(),
  }
}

export const tombstoneKey = (removedAt: number, key: Buffer) => Buffer.concat([orderedKey([removedAt]), key])

/** Says whether the cause is new to the document, and keeps it if so. */
function remember(transaction: Transaction, key: Buffer, cause: string): boolean {
  const causes = causesOf(transaction.get('causes', key))
  if (causes.includes(cause)) return false
  transaction.put('causes', key, Buffer.from(JSON.stringify([...causes, cause].slice(-keptCauses))))
  return true
}

async function purgeTombstones(engine: LmdbEngine, waiting: Set<string>, before: number): Promise<number> {
  const due = engine.range('tombstones', { start: Buffer.alloc(1), end: afterAll(orderedKey([before])) })
  const purge = ({ key: tombstone, value: key }: Entry) =>
    engine.transact((transaction) => {
      // Revived meanwhile: then the tombstone is gone.
      if (!transaction.get('tombstones', tombstone)) return false
      for (const table of ['documents', 'causes']) transaction.remove(table, key)
      transaction.remove('tombstones', tombstone)
      return true
    })
  const delivered = due.filter(({ value: key }) => !waiting.has(key.toString('base64')))
  const purged = await Promise.all(delivered.map(purge))
  return purged.filter(Boolean).length
}
