import { fileURLToPath } from 'node:url'
import { describe, jest } from '@jest/globals'
import { databaseUri, engineAddresses, uniqueName } from '@thumbfolio/engines'
import { itStartsAndWalks } from '../e2e/main-job.js'

jest.setTimeout(180_000)

describe('the product as separate processes on real engines', () => {
  const name = uniqueName('constellation')

  itStartsAndWalks({
    entry: fileURLToPath(new URL('../../deploy/local/dist/main.js', import.meta.url)),
    environment: () => {
      const { kafkaBrokers, redisUrl } = engineAddresses()
      return {
        PORTS: 'free',
        WORKERS: '2',
        LOG_LEVEL: 'warn',
        PASSWORD_COST: '4',
        KAFKA_PARTITIONS: '3',
        MONGODB_URI: databaseUri(name),
        KAFKA_BROKERS: kafkaBrokers,
        REDIS_URL: redisUrl,
        ENGINE_PREFIX: name,
      }
    },
  })
})
