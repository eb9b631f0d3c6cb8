import { KafkaUnavailable } from '../bus/kafka/kafka-client.js'
import { ConfigError, loadConfig } from '../base/config/config.js'
import { RedriveConfig } from './redrive-config.js'
import { deadLettersPlace, withDeadLetters } from './with-dead-letters.js'

/** EX_UNAVAILABLE and EX_CONFIG. */
const exitStatus = { unavailable: 69, config: 78 }

try {
  const config = loadConfig(RedriveConfig)
  const count = await withDeadLetters(config, (letters) => letters.redrive(config.GROUP))
  const said =
    count === 0
      ? `There are no dead letters in ${deadLettersPlace(config)}.`
      : `${count} dead letter(s) go to their consumers again.`
  process.stdout.write(`${said}\n`)
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof KafkaUnavailable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error instanceof ConfigError ? exitStatus.config : exitStatus.unavailable
}
