import { engineAddresses } from '@thumbfolio/engines'
import { localConfig, startConstellation, type Constellation } from '@thumbfolio/local'
import { freePort } from '@thumbfolio/testing'
import type { Outside } from '../e2e/small-production.js'

/**
 * Each service of production as a process of its own, with `NODE_ENV=production` and its own entry, on the engines of this
 * run. Only the start that supervises them is the one of development.
 */
export async function startProductionProcesses(
  { environment: { NODE_ENV, ...outside } }: Outside,
  dataDir: string,
  own: Readonly<Record<string, string>>,
): Promise<Constellation> {
  const { mongodbUri, kafkaBrokers, redisUrl } = engineAddresses()
  const environment = {
    PATH: process.env['PATH'],
    PORT: String(await freePort()),
    PORTS: 'free',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    MONGODB_URI: mongodbUri,
    KAFKA_BROKERS: kafkaBrokers,
    KAFKA_REPLICAS: '1',
    REDIS_URL: redisUrl,
    ...outside,
    ...own,
  }
  const lines: string[] = []
  return startConstellation({
    config: localConfig(environment),
    environment: { ...environment, NODE_ENV },
    write: (line) => void lines.push(line),
  }).catch((error: unknown) => {
    throw new Error(lines.slice(-100).join('\n'), { cause: error })
  })
}
