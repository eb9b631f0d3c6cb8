import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { mongo } from 'mongoose'
import type { Collection, State } from '../../store/collection.js'
import { indexesOf, stateAsRead, uniquesOf } from '../../store/document.js'
import { documentsOf, uniqueEntry, type MongoDocument } from '../../store/mongo/document.mongo.js'
import type { StoredDocument, StoredDocuments } from './stored-documents.lmdb.js'

/** Count and hash of one kind of data, computed the same way on both sides. */
interface Tally {
  readonly count: number
  /** Hexadecimal, independent of the order. */
  readonly sha256: string
}

/** Source and target after a copy: when they differ, the copy failed. */
export interface Compared {
  readonly what: string
  readonly source: Tally
  readonly target: Tally
}

const batchSize = 200

/**
 * Copies the documents of an embedded store to a MongoDB database, including versions, inboxes and outboxes. Safe to stop
 * and repeat: equal documents are kept; documents that differ or are not in the source are removed first. Both products must
 * be stopped.
 * @throws Error for a collection that this release does not declare
 */
export async function copyDocuments(
  source: StoredDocuments,
  db: mongo.Db,
  collections: readonly Collection<State>[],
): Promise<Compared[]> {
  const declared = new Map(collections.map((collection) => [collection.name, collection]))
  await removeOthers(source, db, declared)
  const batch = new Map<string, MongoDocument[]>()
  const flush = async (name: string) => {
    const documents = batch.get(name) ?? []
    batch.delete(name)
    if (documents.length === 0) return
    const updates = documents.map((document) => ({
      updateOne: {
        filter: { _id: document._id },
        update: { $setOnInsert: withoutId(document) },
        upsert: true,
      },
    }))
    await documentsOf(db, name).bulkWrite(updates, { ordered: false })
  }
  const tallies = new Map<string, ReturnType<typeof tally>>()
  for (const stored of source.all()) {
    const { collection: name } = stored
    const collection = declared.get(name)
    if (!collection)
      throw new Error(`This release has no collection ${name}: a newer release wrote the data.`)
    const document = documentOf(collection, stored)
    talliesOf(tallies, name).add(document)
    batch.set(name, [...(batch.get(name) ?? []), document])
    if (batch.get(name)!.length >= batchSize) await flush(name)
  }
  for (const name of [...batch.keys()]) await flush(name)

  const compared: Compared[] = []
  for (const name of declared.keys()) {
    const found = tally()
    for await (const document of documentsOf(db, name).find({})) found.add(document)
    compared.push({ what: name, source: talliesOf(tallies, name).done(), target: found.done() })
  }
  return compared
}

/** Runs first, so that no document conflicts with a stale unique key. */
async function removeOthers(
  source: StoredDocuments,
  db: mongo.Db,
  declared: ReadonlyMap<string, Collection<State>>,
): Promise<void> {
  for (const [name, collection] of declared) {
    const documents = documentsOf(db, name)
    for await (const document of documents.find({})) {
      const stored = source.find(name, document._id)
      if (stored && isDeepStrictEqual(comparable(document), comparable(documentOf(collection, stored))))
        continue
      await documents.deleteOne({ _id: document._id })
    }
  }
}

function documentOf(collection: Collection<State>, stored: StoredDocument): MongoDocument {
  const { id, version, state, removedAt, causes, outbox } = stored
  const read = state === undefined ? undefined : stateAsRead(collection, state, version)
  const uniques = (read ? uniquesOf(collection, read) : []).map(([name, value]) => uniqueEntry(name, value))
  const indexes = read ? indexesOf(collection, read) : []
  const [oldest] = outbox
  return {
    _id: id,
    version,
    commitId: `embedded-${version}`,
    ...(state !== undefined && { state }),
    ...(uniques.length > 0 && { uniques }),
    ...(indexes.length > 0 && { index: Object.fromEntries(indexes) }),
    ...(oldest && { outbox, pendingAt: new Date(oldest.time) }),
    ...(causes.length > 0 && { causes }),
    ...(removedAt !== undefined && { removedAt: new Date(removedAt) }),
  }
}

const withoutId = ({ _id, ...rest }: MongoDocument) => rest

/** As plain JSON: an engine returns types of its own. */
const comparable = (document: MongoDocument): unknown => JSON.parse(JSON.stringify(document))

function tally() {
  let count = 0
  const sum = Buffer.alloc(32)
  return {
    add(document: MongoDocument) {
      count++
      const hash = createHash('sha256')
        .update(JSON.stringify(sorted(comparable(document))))
        .digest()
      for (let i = 0; i < sum.length; i++) sum[i]! ^= hash[i]!
    },
    done: (): Tally => ({ count, sha256: sum.toString('hex') }),
  }
}

function talliesOf(tallies: Map<string, ReturnType<typeof tally>>, name: string): ReturnType<typeof tally> {
  const known = tallies.get(name) ?? tally()
  tallies.set(name, known)
  return known
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}
