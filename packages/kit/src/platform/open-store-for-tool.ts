import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from '@thumbfolio/contracts'
import { z } from 'zod'
import { ConfigError } from '../base/config/config.js'
import { engineConfig } from './config/engine-config.js'
import { s3AddressOf, s3Config, type S3Variables } from './config/s3-config.js'
import { createLog } from '../base/log/log.js'
import { checkDataRelease } from './data-release.js'
import { openStore, type OpenedStore } from './open-store.js'

/** Where an operator's tool finds a service's store. */
export const toolStoreConfig = {
  DATA_DIR: z.string().default('./.data').describe('Where the embedded engines keep their files'),
  MONGODB_URI: engineConfig.MONGODB_URI,
  ENGINE_PREFIX: engineConfig.ENGINE_PREFIX,
  ...s3Config,
}

/**
 * Opens the store of a service for an operator's tool while the service runs. Every write is the same commit that the
 * service makes.
 * @throws ConfigError when the store is missing or a newer release wrote it, EnginesUnavailable when MongoDB does not answer
 */
export async function openStoreForTool(
  service: ServiceName,
  config: S3Variables & { DATA_DIR: string; ENGINE_PREFIX: string; MONGODB_URI?: string | undefined },
): Promise<OpenedStore & AsyncDisposable> {
  const { DATA_DIR, MONGODB_URI, ENGINE_PREFIX: prefix } = config
  const log = createLog({ name: service, level: 'warn' })
  const directory = join(DATA_DIR, service)
  if (MONGODB_URI === undefined && !existsSync(join(directory, 'store')))
    throw new ConfigError(
      `DATA_DIR: ${directory} holds no store. Set DATA_DIR to the product's, or MONGODB_URI.`,
    )
  const { connectMongo } = await import('../store/mongo/connect-mongo.js')
  const mongo = MONGODB_URI === undefined ? undefined : await connectMongo({ uri: MONGODB_URI, service, log })
  const address = s3AddressOf(config)
  const s3 = address && (await (await import('../blobs/connect-s3.js')).connectS3(address))
  const opened = await openStore(service, {
    mongo,
    s3,
    prefix,
    directory,
    now: Date.now,
    log,
    isSecondary: true,
  })
  const tool = {
    ...opened,
    async [Symbol.asyncDispose]() {
      await opened.blobs[Symbol.asyncDispose]()
      await opened.database[Symbol.asyncDispose]()
      await s3?.[Symbol.asyncDispose]()
      await mongo?.[Symbol.asyncDispose]()
    },
  }
  await checkDataRelease(opened.database, service).catch(async (error: unknown) => {
    await tool[Symbol.asyncDispose]()
    throw error
  })
  return tool
}
