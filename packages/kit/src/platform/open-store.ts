import { join } from 'node:path'
import type { Blobs } from '../blobs/blobs.js'
import { openFileBlobs } from '../blobs/blobs.file.js'
import type { S3Connection } from '../blobs/connect-s3.js'
import type { Logger } from '../base/log/log.js'
import type { MongoConnection } from '../store/mongo/connect-mongo.js'
import type { Database } from '../store/store.js'
import { currentTraceparent } from '../base/trace/trace.js'

/** Where a service keeps its documents and its blobs. */
export interface OpenedStore {
  readonly database: Database
  readonly blobs: Blobs
}

/** Database and blobs of one service: in MongoDB where there is a connection, blobs in S3 where there is one, else under its directory. */
export async function openStore(
  source: string,
  { mongo, s3, prefix, directory, now, log, isSecondary = false }: StoreOptions,
): Promise<OpenedStore> {
  const options = { source, now, traceparent: currentTraceparent }
  if (!mongo) {
    const { openLmdbDatabase } = await import('../store/lmdb/store.lmdb.js')
    return {
      database: openLmdbDatabase({ path: join(directory, 'store'), ...options }),
      blobs: await openFileBlobs(join(directory, 'blobs'), { isSecondary }),
    }
  }
  const { openMongoDatabase } = await import('../store/mongo/store.mongo.js')
  const database = await openMongoDatabase({ connection: mongo, ...options })
  if (s3) {
    const { openS3Blobs } = await import('../blobs/blobs.s3.js')
    return { database, blobs: openS3Blobs({ connection: s3, prefix: `${prefix}${source}/` }) }
  }
  const { openMongoBlobs } = await import('../blobs/blobs.mongo.js')
  return { database, blobs: openMongoBlobs({ connection: mongo, log, now }) }
}

interface StoreOptions {
  readonly mongo: MongoConnection | undefined
  /** Only beside MongoDB. */
  readonly s3: S3Connection | undefined
  /** Before every name that products share an engine by. */
  readonly prefix: string
  readonly directory: string
  readonly now: () => number
  readonly log: Logger
  /** Another process owns the files. */
  readonly isSecondary?: boolean
}
