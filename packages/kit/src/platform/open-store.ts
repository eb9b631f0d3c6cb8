import { join } from 'node:path'
import type { Blobs } from '../blobs/blobs.js'
import { openFileBlobs } from '../blobs/blobs.file.js'
import type { Logger } from '../base/log/log.js'
import type { MongoConnection } from '../store/mongo/connect-mongo.js'
import type { Database } from '../store/store.js'
import { currentTraceparent } from '../base/trace/trace.js'

/** Where a service keeps its documents and its blobs. */
export interface OpenedStore {
  readonly database: Database
  readonly blobs: Blobs
}

/** Database and blobs of one service: in MongoDB where there is a connection, else under its directory. */
export async function openStore(
  source: string,
  { mongo, directory, now, log, isBeside = false }: StoreOptions,
): Promise<OpenedStore> {
  const options = { source, now, traceparent: currentTraceparent }
  if (!mongo) {
    const { openLmdbDatabase } = await import('../store/lmdb/store.lmdb.js')
    return {
      database: openLmdbDatabase({ path: join(directory, 'store'), ...options }),
      blobs: await openFileBlobs(join(directory, 'blobs'), { isBeside }),
    }
  }
  const { openMongoDatabase } = await import('../store/mongo/store.mongo.js')
  const { openMongoBlobs } = await import('../blobs/blobs.mongo.js')
  return {
    database: await openMongoDatabase({ connection: mongo, ...options }),
    blobs: openMongoBlobs({ connection: mongo, log, now }),
  }
}

interface StoreOptions {
  readonly mongo: MongoConnection | undefined
  readonly directory: string
  readonly now: () => number
  readonly log: Logger
  /** Another process owns the files. */
  readonly isBeside?: boolean
}
