import { fileURLToPath } from 'node:url'
import { describe, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { itStartsAndWalks } from '../e2e/main-job.js'

jest.setTimeout(180_000)

const name = uniqueName('one-engine')
const engines: readonly (readonly [engine: string, environment: () => Record<string, string>])[] = [
  ['MongoDB', () => ({ MONGODB_URI: databaseUri(name) })],
  ['Kafka', () => ({ KAFKA_BROKERS: engineAddresses().kafkaBrokers, KAFKA_PARTITIONS: '3' })],
  ['Redis', () => ({ REDIS_URL: engineAddresses().redisUrl })],
]

describe.each(engines)(
  'the product in one process with %s and the other engines embedded',
  (engine, environment) => {
    itStartsAndWalks({
      entry: fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url)),
      environment: () => ({
        LOG_LEVEL: 'warn',
        PASSWORD_COST: '4',
        ENGINE_PREFIX: `${name}-${engine.toLowerCase()}-`,
        ...environment(),
      }),
    })
  },
)
