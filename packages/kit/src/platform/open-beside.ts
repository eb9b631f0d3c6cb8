import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from '@thumbfolio/contracts'
import { z } from 'zod'
import { ConfigError } from '../base/config/config.js'
import { engineConfig } from './config/engine-config.js'
import { createLog } from '../base/log/log.js'
import { openStore, type OpenedStore } from './open-store.js'

/** Where an operator's tool finds a service's store. */
export const besideConfig = {
  DATA_DIR: z.string().default('./.data').describe('Where the embedded engines keep their files'),
  MONGODB_URI: engineConfig.MONGODB_URI,
}

/**
 * Documents and blobs of a service, for a tool of the operator that runs beside it: every write is the same commit that
 * the service makes.
 * @throws ConfigError where there is no such store, EnginesUnavailable when MongoDB does not answer
 */
export async function openBeside(
  service: ServiceName,
  { DATA_DIR, MONGODB_URI }: { DATA_DIR: string; MONGODB_URI?: string | undefined },
): Promise<OpenedStore & AsyncDisposable> {
  const log = createLog({ name: service, level: 'warn' })
  const directory = join(DATA_DIR, service)
  if (MONGODB_URI === undefined && !existsSync(join(directory, 'store')))
    throw new ConfigError(
      `DATA_DIR: ${directory} holds no store. Set DATA_DIR to the product's, or MONGODB_URI.`,
    )
  const { connectMongo } = await import('../store/mongo/connect-mongo.js')
  const mongo = MONGODB_URI === undefined ? undefined : await connectMongo({ uri: MONGODB_URI, service, log })
  const opened = await openStore(service, { mongo, directory, now: Date.now, log, isBeside: true })
  return {
    ...opened,
    async [Symbol.asyncDispose]() {
      await opened.blobs[Symbol.asyncDispose]()
      await opened.database[Symbol.asyncDispose]()
      await mongo?.[Symbol.asyncDispose]()
    },
  }
}
