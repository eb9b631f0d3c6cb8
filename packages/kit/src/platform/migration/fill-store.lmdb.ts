import type { mongo } from 'mongoose'
import type { Collection, State } from '../../store/collection.js'
import { indexesOf, stateAsRead, uniquesOf } from '../../store/document.js'
import { openLmdbEngine } from '../../store/lmdb/lmdb-engine.js'
import { orderedKey } from '../../store/lmdb/ordered-key.js'
import { createLmdbOutbox } from '../../store/lmdb/outbox.lmdb.js'
import { writeRecord } from '../../store/lmdb/record.lmdb.js'
import { storeTables, tombstoneKey, uniqueKey } from '../../store/lmdb/store.lmdb.js'
import type { Transaction } from '../../store/lmdb/transaction.js'
import { documentsOf, type MongoDocument } from '../../store/mongo/document.mongo.js'

const present = Buffer.from([1])
const batchSize = 200

/**
 * Copies the documents of a MongoDB database to a new embedded store, including versions, inboxes and outboxes. The product
 * may run: each document is consistent, but different collections are read at different times. Returns the number of documents.
 */
export async function fillStore(
  path: string,
  db: mongo.Db,
  collections: readonly Collection<State>[],
): Promise<number> {
  const engine = openLmdbEngine(path, storeTables)
  const outbox = createLmdbOutbox(engine)
  let count = 0
  const write = async (collection: Collection<State>, batch: readonly MongoDocument[]) => {
    await engine.transact((transaction) => {
      for (const document of batch) putDocument(transaction, outbox, collection, document)
    })
    count += batch.length
  }
  try {
    for (const collection of collections) {
      let batch: MongoDocument[] = []
      for await (const document of documentsOf(db, collection.name).find({})) {
        batch.push(document)
        if (batch.length < batchSize) continue
        await write(collection, batch)
        batch = []
      }
      await write(collection, batch)
    }
  } finally {
    await engine.close()
  }
  return count
}

function putDocument(
  transaction: Transaction,
  outbox: ReturnType<typeof createLmdbOutbox>,
  collection: Collection<State>,
  { _id: id, version, state, removedAt, causes, outbox: events = [] }: MongoDocument,
): void {
  const key = orderedKey([collection.name, id])
  const read = state === undefined ? undefined : stateAsRead(collection, state, version)
  const uniques = (read ? uniquesOf(collection, read) : []).map(([name, value]) =>
    uniqueKey(collection.name, name, value),
  )
  const indexes = read ? indexesOf(collection, read) : []
  const header = {
    version,
    uniques: uniques.map((hash) => hash.toString('base64')),
    indexes,
    ...(removedAt && { removedAt: removedAt.getTime() }),
  }
  // The stored state, not the upcasted one.
  transaction.put('documents', key, writeRecord(header, (state as State | undefined) ?? null))
  for (const hash of uniques) transaction.put('uniques', hash, Buffer.from(id))
  for (const [name, value] of indexes)
    transaction.put('indexes', orderedKey([collection.name, name, value, id]), present)
  if (causes) transaction.put('causes', key, Buffer.from(JSON.stringify(causes)))
  if (removedAt) transaction.put('tombstones', tombstoneKey(removedAt.getTime(), key), key)
  outbox.append(transaction, key.toString('base64'), events)
}
