import { randomUUID } from 'node:crypto'
import type { MongoConnection } from './connect-mongo.js'
import { answered } from './mongo-errors.js'
import type { Collection, State } from '../collection.js'
import { commitChange, type Change } from './commit.mongo.js'
import { eventsToEmit, fitsKey, indexesOf, replayWindowMs, stateToWrite, uniquesOf } from '../document.js'
import { createIndexes, documentsOf, stateOf, uniqueEntry, type Documents } from './document.mongo.js'
import { StaleState } from '../errors.js'
import { readListed } from '../newer-release.js'
import { createGate } from './gate.js'
import { listPage } from './list-page.mongo.js'
import { createMongoOutbox } from './outbox.mongo.js'
import type { CommitOptions, Database, DatabaseOptions, Store } from '../store.js'

/** On which connection, for whom, and times and bounds that tests shorten. */
export interface MongoDatabaseOptions extends DatabaseOptions {
  /** Of the service's own database. It is not closed here. */
  readonly connection: MongoConnection
  /** For so long the events of a commit are left to the process that committed: after a crash they wait it out. */
  readonly relayLeaseMs?: number
  /** Calls beyond so many at once are refused: what waits for a connection stays bounded. */
  readonly maxWaiting?: number
}

const closeWithinMs = 800

/**
 * The store for scale: one MongoDB document holds a state, its keys, its outbox and its inbox, and one conditional
 * update writes them, acknowledged by the majority. Any number of processes share the database of a service.
 * @throws StoreUnavailable when MongoDB does not answer
 */
export async function openMongoDatabase(options: MongoDatabaseOptions): Promise<Database> {
  const { connection, now, relayLeaseMs = 5_000, maxWaiting = 5_000 } = options
  const known = new Map<string, Documents>()
  const indexings: (() => Promise<void>)[] = []
  const gate = createGate(connection.name, maxWaiting)
  const outbox = createMongoOutbox({
    by: randomUUID(),
    now,
    leaseMs: relayLeaseMs,
    collections: () => [...known.values()],
  })
  await connection.ping()

  /** `next` is what follows: a state, or null for a tombstone. */
  function changeTo<T extends State>(
    collection: Collection<T>,
    id: string,
    next: T | null,
    { expect = 0, events, cause }: CommitOptions,
  ): Change {
    const time = now()
    const { source, traceparent } = options
    const emitted = eventsToEmit(events, { source, time, traceparent: traceparent?.() })
    const state = next && stateToWrite(collection, next)
    if (!state && expect === 0) throw new StaleState(collection.name, id)
    return {
      id,
      expect,
      state,
      cause,
      time,
      events: emitted,
      relay: outbox.lease(),
      uniques: (state ? uniquesOf(collection, state) : []).map(([name, value]) => uniqueEntry(name, value)),
      indexes: state ? indexesOf(collection, state) : [],
    }
  }

  return {
    store<T extends State, U extends string, I extends string>(
      declared: Collection<T, U, I>,
    ): Store<T, U, I> {
      const collection = declared as unknown as Collection<T>
      const documents = documentsOf(connection.db, collection.name)
      known.set(collection.name, documents)
      const indexed = once(() => createIndexes(documents, collection))
      indexings.push(() => gate.run(() => answered(collection.name, indexed)))
      /** Runs a call while the database is open and its indexes are there. */
      const calling = <R>(work: () => Promise<R>): Promise<R> =>
        gate.run(() =>
          answered(collection.name, async () => {
            await indexed()
            return work()
          }),
        )
      return {
        find: (id) =>
          calling(async () =>
            fitsKey(id)
              ? stateOf(collection, await documents.findOne({ _id: id }, { projection: read }))
              : undefined,
          ),
        findBy: (name, value) =>
          calling(async () => {
            const holding = { uniques: uniqueEntry(name, value) }
            return stateOf(collection, await documents.findOne(holding, { projection: read }))
          }),
        list: (index, range, page) =>
          calling(async () => {
            const { page: found, next } = await listPage(documents, index, range, page)
            const items = found.flatMap((one) => readListed(() => stateOf(collection, one), page.newer) ?? [])
            return next === undefined ? { items } : { items, next }
          }),
        async commit(next, given = {}) {
          const change = changeTo(collection, next.id, next, { expect: next.version, ...given })
          const outcome = await calling(() => commitChange(documents, change))
          if (!outcome.committed) return stateOf(collection, outcome.stored) ?? next
          if (change.events.length > 0) outbox.wake(documents)
          return { ...(change.state as T), version: outcome.version }
        },
        async remove(state, given = {}) {
          const change = changeTo(collection, state.id, null, { ...given, expect: state.version })
          const { committed } = await calling(() => commitChange(documents, change))
          if (committed && change.events.length > 0) outbox.wake(documents)
        },
      }
    },
    outbox,
    async createIndexes() {
      for (const createMissing of indexings) await createMissing()
    },
    purgeTombstones: () => gate.run(() => purge([...known.values()], now() - replayWindowMs)),
    [Symbol.asyncDispose]: () => gate.close(closeWithinMs),
  }
}

const read = { state: 1, version: 1 } as const

/** The work of the first call that succeeds serves all later ones. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    }))
}

async function purge(collections: Documents[], before: number): Promise<number> {
  let purged = 0
  for (const documents of collections) {
    const due = { removedAt: { $lte: new Date(before) }, pendingAt: { $exists: false } }
    purged += (await answered('purge', () => documents.deleteMany(due))).deletedCount
  }
  return purged
}
