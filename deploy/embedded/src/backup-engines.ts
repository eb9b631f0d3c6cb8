import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, loadConfig, type Logger } from '@thumbfolio/kit/base'
import { fillStore, keepBackup, requireRoom, type KeepBackupOptions } from '@thumbfolio/kit/lmdb'
import { connectMongo } from '@thumbfolio/kit/mongo'
import { openStoreForTool, toolStoreConfig } from '@thumbfolio/kit/run'
import { openFileBlobs } from '@thumbfolio/kit/store'
import { z } from 'zod'
import { embeddedEnvironment } from './config.js'
import { collectionsOf, services, type CopiedService } from './services.js'

/**
 * Backs up a product on MongoDB and S3, also while it runs: as a data directory of the embedded product, which is restored
 * and reconciled without an engine, and moved to engines by `make migrate`. Documents of different collections are of
 * different times; `make reconcile` makes them consistent.
 * @throws ConfigError, BackupRefused
 */
export async function backupEngines(
  given: NodeJS.ProcessEnv,
  options: KeepBackupOptions,
  log: Logger,
): ReturnType<typeof keepBackup> {
  const read = embeddedEnvironment(given)
  const { MONGODB_URI } = read
  if (!MONGODB_URI) throw new ConfigError('MONGODB_URI: required: the store that is backed up')
  const scratch = await mkdtemp(join(tmpdir(), 'thumbfolio-backup-'))
  // Nothing is published: the copy does not need Kafka and Redis.
  const quiet = { NODE_ENV: 'development', KAFKA_BROKERS: undefined, REDIS_URL: undefined, PORT: undefined }
  const environment = { ...read, ...quiet, GENERATOR_ROLE: 'all', DATA_DIR: scratch, MONGODB_URI }
  const copyAll = async (copy: string) => {
    await requireRoom(copy, copies * (await sizeOfEngines(environment, log)), 'the backup')
    for (const service of services) await copyService(service, { environment, copy, log })
  }
  try {
    return await keepBackup(copyAll, options)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The copied data, their backup, and its encrypted file. */
const copies = 3

/** Bytes of all documents and files. */
async function sizeOfEngines(environment: EnginesEnvironment, log: Logger): Promise<number> {
  const config = loadConfig(z.object(toolStoreConfig), environment)
  let sizeBytes = 0
  for (const { name, files } of services) {
    await using mongo = await connectMongo({ uri: environment.MONGODB_URI, service: name, log })
    // Includes the files in GridFS.
    const { dataSize = 0 } = (await mongo.db.command({ dbStats: 1 })) as { dataSize?: number }
    sizeBytes += dataSize
    if (config.S3_BUCKET === undefined) continue
    await using source = await openStoreForTool(name, config)
    for (const kind of files)
      for await (const blob of source.blobs.list(`${kind}/`)) sizeBytes += blob.sizeBytes
  }
  return sizeBytes
}

type EnginesEnvironment = NodeJS.ProcessEnv & { readonly MONGODB_URI: string }

async function copyService(
  service: CopiedService,
  { environment, copy, log }: { environment: EnginesEnvironment; copy: string; log: Logger },
): Promise<void> {
  const { name } = service
  const collections = await collectionsOf(service, environment, { log })
  await using mongo = await connectMongo({ uri: environment.MONGODB_URI, service: name, log })
  await mkdir(join(copy, name), { recursive: true, mode: 0o700 })
  await fillStore(join(copy, name, 'store'), mongo.db, collections)
  await using source = await openStoreForTool(name, loadConfig(z.object(toolStoreConfig), environment))
  await using target = await openFileBlobs(join(copy, name, 'blobs'))
  for (const kind of service.files)
    for await (const { name: blob } of source.blobs.list(`${kind}/`)) {
      const opened = await source.blobs.open(blob)
      // Removed meanwhile: current documents no longer refer to it.
      if (opened) await target.write(blob, () => opened.stream)
    }
}
