import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { ConfigError, loadConfig, type Logger } from '@thumbfolio/kit/base'
import { openStoredDocuments } from '@thumbfolio/kit/lmdb'
import { connectMongo, copyBlobs, copyDocuments, type Compared } from '@thumbfolio/kit/mongo'
import { openStoreForTool, toolStoreConfig, type PlatformParts, type Service } from '@thumbfolio/kit/run'
import type { Collection, Database, State } from '@thumbfolio/kit/store'
import { z } from 'zod'

/** One service, and how it is made. */
export interface MigratedService {
  readonly name: 'auth' | 'resume' | 'payment' | 'generator' | 'dashboard' | 'support'
  readonly create: (environment: NodeJS.ProcessEnv, parts: PlatformParts) => Promise<Service>
}

export interface MigrationTarget {
  readonly environment: NodeJS.ProcessEnv & { MONGODB_URI: string }
  /** Of the data that are moved: a target that holds others is refused. */
  readonly id: string
  readonly log: Logger
}

interface Mark {
  readonly _id: string
  readonly id: string
}

/** Copies documents and files of one service. Safe to stop and to repeat. @throws ConfigError for a target that holds other data */
export async function migrateService(
  { name, create }: MigratedService,
  dataDirectory: string,
  { environment, id, log }: MigrationTarget,
): Promise<Compared[]> {
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
          `MONGODB_URI: ${mongo.name} holds data of another product (${collection}). Name an empty database, or drop this one.`,
        )
    await marks.insertOne({ _id: 'from-embedded', id })
  }
  const collections = await prepare({ name, create }, environment, log)
  const documents = await copyDocuments(source, mongo.db, collections)
  await using target = await openStoreForTool(name, loadConfig(z.object(toolStoreConfig), environment))
  return [...documents, await copyBlobs(join(directory, 'blobs'), target.blobs)]
}

/** Makes indexes and topics, as before each release. Answers with every collection that the service declares. */
async function prepare(
  { create }: MigratedService,
  environment: NodeJS.ProcessEnv,
  log: Logger,
): Promise<Collection<State>[]> {
  const declared: Collection<State>[] = []
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    store(collection) {
      declared.push(collection as unknown as Collection<State>)
      return database.store(collection)
    },
  })
  await using service = await create(environment, { log, wrapDatabase })
  await service.migrate?.()
  return declared
}
