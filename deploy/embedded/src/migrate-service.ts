import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { ConfigError, loadConfig, type Logger } from '@thumbfolio/kit/base'
import { openStoredDocuments } from '@thumbfolio/kit/lmdb'
import { connectMongo, copyBlobs, copyDocuments, type Compared } from '@thumbfolio/kit/mongo'
import { openStoreForTool, toolStoreConfig } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { collectionsOf, type CopiedService } from './services.js'

export interface MigrationTarget {
  readonly environment: NodeJS.ProcessEnv & { MONGODB_URI: string }
  /** Identifies the data that are moved: a target with other data is refused. */
  readonly id: string
  readonly log: Logger
}

interface Mark {
  readonly _id: string
  readonly id: string
}

/** Copies documents and files of one service. Safe to stop and repeat. @throws ConfigError for a target with other data */
export async function migrateService(
  service: CopiedService,
  dataDirectory: string,
  { environment, id, log }: MigrationTarget,
): Promise<Compared[]> {
  const { name } = service
  const directory = join(dataDirectory, name)
  if (!existsSync(join(directory, 'store'))) return []
  await using source = openStoredDocuments(join(directory, 'store'))
  await using mongo = await connectMongo({ uri: environment.MONGODB_URI, service: name, log })
  const marks = mongo.db.collection<Mark>('migration')
  const mark = await marks.findOne({ _id: 'from-embedded' })
  if (mark?.id !== id) {
    for (const { name: collection } of await mongo.db.listCollections().toArray())
      if (await mongo.db.collection(collection).findOne({}))
        throw new ConfigError(
          `MONGODB_URI: ${mongo.name} contains data of another product (${collection}). Name an empty database, or drop this one.`,
        )
    await marks.insertOne({ _id: 'from-embedded', id })
  }
  // Creates indexes and topics first, as before each release.
  const collections = await collectionsOf(service, environment, { log, use: (made) => made.migrate?.() })
  const documents = await copyDocuments(source, mongo.db, collections)
  await using target = await openStoreForTool(name, loadConfig(z.object(toolStoreConfig), environment))
  return [...documents, await copyBlobs(join(directory, 'blobs'), target.blobs)]
}
