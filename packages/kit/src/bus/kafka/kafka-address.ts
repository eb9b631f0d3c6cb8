import { ConfigError } from '../../base/config/config.js'

const address = /^[a-z0-9._-]+:(\d{1,5})$/i

/**
 * The brokers that KAFKA_BROKERS names, as `host:port`.
 * @throws ConfigError naming the variable and what is wrong with it
 */
export function parseKafkaBrokers(text: string): string[] {
  const brokers = text.split(',').map((part) => part.trim())
  const wrong = brokers.filter((broker) => {
    const port = Number(address.exec(broker)?.[1] ?? 0)
    return port < 1 || port > 65_535
  })
  if (wrong.length === 0) return brokers
  const shown = wrong.map((broker) => `'${broker}'`).join(', ')
  throw new ConfigError(
    `KAFKA_BROKERS: ${shown} is not an address; write host:port, several with commas between them`,
  )
}
