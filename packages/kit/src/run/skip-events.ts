import { ConfigError, loadConfig } from '../base/config/config.js'
import { KafkaUnavailable, openKafkaClient, pingKafka } from '../bus/kafka/kafka-client.js'
import { kafkaSecurityOf } from '../bus/kafka/kafka-security.js'
import { GroupInUse, skipUnread } from '../bus/kafka/skip-unread.js'
import { RedriveConfig } from './redrive-config.js'

/** 1, EX_UNAVAILABLE and EX_CONFIG. */
const exitStatus = { inUse: 1, unavailable: 69, config: 78 }

try {
  const config = loadConfig(RedriveConfig)
  const { KAFKA_BROKERS: brokers, ENGINE_PREFIX: prefix } = config
  if (brokers === undefined)
    throw new ConfigError('KAFKA_BROKERS: name the brokers. The embedded bus is restored with the data.')
  const connection = { brokers, security: kafkaSecurityOf(config) }
  const client = openKafkaClient({ ...connection, service: 'skip-events' })
  try {
    await pingKafka(client, brokers)
  } finally {
    client.close()
  }
  for (const { group, count } of await skipUnread({ ...connection, prefix }))
    process.stdout.write(`${group}: ${count} unread event(s) skipped\n`)
} catch (error) {
  const status =
    error instanceof ConfigError
      ? exitStatus.config
      : error instanceof KafkaUnavailable
        ? exitStatus.unavailable
        : error instanceof GroupInUse
          ? exitStatus.inUse
          : undefined
  if (status === undefined) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = status
}
