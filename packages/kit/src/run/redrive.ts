import { join } from 'node:path'
import { openKafkaBus } from '../bus/kafka/bus.kafka.js'
import { redriveDeadLetters } from '../bus/memory/bus.memory.js'
import { KafkaUnavailable } from '../bus/kafka/kafka-client.js'
import { kafkaSecurityOf } from '../bus/kafka/kafka-security.js'
import { ConfigError, loadConfig } from '../base/config/config.js'
import { RedriveConfig } from './redrive-config.js'

/** EX_UNAVAILABLE and EX_CONFIG. */
const exitStatus = { unavailable: 69, config: 78 }

/** Hands dead letters over once more, also while the product runs. Answers with how many. */
async function redrive(config: RedriveConfig): Promise<number> {
  const { KAFKA_BROKERS, ENGINE_PREFIX, DATA_DIR, GROUP } = config
  if (KAFKA_BROKERS === undefined) return redriveDeadLetters(join(DATA_DIR, 'bus'), Date.now, GROUP)
  const bus = openKafkaBus({
    brokers: KAFKA_BROKERS,
    security: kafkaSecurityOf(config),
    prefix: ENGINE_PREFIX,
    service: 'redrive',
    now: Date.now,
  })
  try {
    await bus.ready()
    return await bus.redrive(GROUP)
  } finally {
    await bus[Symbol.asyncDispose]()
  }
}

try {
  const config = loadConfig(RedriveConfig)
  const count = await redrive(config)
  // Where it looked: a directory or a broker that is not the product's has none either.
  const place = config.KAFKA_BROKERS ?? join(config.DATA_DIR, 'bus')
  const said =
    count === 0
      ? `There are no dead letters in ${place}.`
      : `${count} dead letter(s) go to their consumers again.`
  process.stdout.write(`${said}\n`)
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof KafkaUnavailable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof ConfigError ? exitStatus.config : exitStatus.unavailable
}
