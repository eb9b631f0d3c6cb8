import { join } from 'node:path'
import type { DeadLetters } from '../bus/bus.js'
import type { RedriveConfig } from './redrive-config.js'

/** Where the dead letters are: a directory or a broker that is not the product's has none. */
export const deadLettersPlace = ({ KAFKA_BROKERS, DATA_DIR }: RedriveConfig): string =>
  KAFKA_BROKERS ?? join(DATA_DIR, 'bus')

/** Opens the dead letters of the product, also while it runs. @throws KafkaUnavailable */
export async function withDeadLetters<T>(
  config: RedriveConfig,
  work: (letters: DeadLetters) => Promise<T>,
): Promise<T> {
  const { KAFKA_BROKERS: brokers, ENGINE_PREFIX: prefix } = config
  if (brokers === undefined) {
    const { openDeadLetters } = await import('../bus/memory/bus.memory.js')
    await using letters = openDeadLetters(deadLettersPlace(config), Date.now)
    return await work(letters)
  }
  const { openKafkaBus } = await import('../bus/kafka/bus.kafka.js')
  const { kafkaSecurityOf } = await import('../bus/kafka/kafka-security.js')
  const security = kafkaSecurityOf(config)
  await using bus = openKafkaBus({ brokers, security, prefix, service: 'redrive', now: Date.now })
  await bus.ready()
  return await work(bus)
}
