import { createHash } from 'node:crypto'
import type { AnyEvent } from '@thumbfolio/contracts'
import type { mongo } from 'mongoose'
import type { Collection, IndexValue, State } from '../collection.js'
import { maxKeyBytes, stateAsRead } from '../document.js'

/** All there is of one document: one update writes it. What it does not have is absent, never null or empty. */
export interface MongoDocument {
  readonly _id: string
  readonly version: number
  /** Of the commit that wrote it last: a commit without an answer finds out by it. */
  readonly commitId: string
  /** Absent in a tombstone. */
  readonly state?: unknown
  /** `<name>:<value>` of each unique key. One unique index over all of them. */
  readonly uniques?: readonly string[]
  readonly index?: Readonly<Record<string, IndexValue>>
  /** Events that the bus has not taken yet, oldest first. */
  readonly outbox?: readonly AnyEvent[]
  /** Since when the oldest of them waits. */
  readonly pendingAt?: Date
  /** Which process hands them over, and until when it alone does. */
  readonly relay?: { readonly by: string; readonly until: Date }
  /** Ids of the events that caused its commits, the last 1,000. */
  readonly causes?: readonly string[]
  readonly removedAt?: Date
}

/** The documents of one collection. */
export type Documents = mongo.Collection<MongoDocument>

/**
 * The documents of one collection, in a collection of the same name. It has no Mongoose model: the schema of
 * the collection checks the state, and a model would take a fifth of the commits per second.
 */
export const documentsOf = (db: mongo.Db, name: string): Documents => db.collection<MongoDocument>(name)

/**
 * Makes the indexes that are missing. Those that exist with other options are an error, and none is ever dropped here.
 * The unique one holds over one server or replica set: a collection with unique keys is not to be sharded.
 */
export async function createIndexes<T extends State>(
  documents: Documents,
  collection: Collection<T>,
): Promise<void> {
  await documents.createIndexes([
    { name: 'uniques', key: { uniques: 1 }, unique: true, sparse: true },
    { name: 'pendingAt', key: { pendingAt: 1 }, sparse: true },
    { name: 'removedAt', key: { removedAt: 1 }, sparse: true },
    ...Object.keys(collection.index).map((name) => ({
      name: `index.${name}`,
      key: { [`index.${name}`]: 1 as const, _id: 1 as const },
    })),
  ])
}

/** One value of a unique key. A long one is hashed: an index is no place for it. */
export const uniqueEntry = (name: string, value: string): string =>
  Buffer.byteLength(value) <= maxKeyBytes
    ? `${name}:${value}`
    : `${name}#${createHash('sha256').update(value).digest('base64url')}`

/** The state of a document; undefined when absent or a tombstone. */
export const stateOf = <T extends State>(
  collection: Collection<T>,
  stored: Pick<MongoDocument, 'state' | 'version'> | null,
): T | undefined =>
  stored?.state === undefined ? undefined : stateAsRead(collection, stored.state, stored.version)
