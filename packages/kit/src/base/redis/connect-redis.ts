import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from '../log/log.js'
import { parseRedisUrl, shownRedis, type RedisAddress } from './redis-address.js'
import { redisNames, type RedisNames } from './redis-names.js'

/** Which Redis, and for whom. */
export interface RedisConnectionOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string
  /** Whose keys and channels; shown by `CLIENT LIST`. */
  readonly service: string
  /** Before every key and channel: products that share a Redis do not meet. */
  readonly prefix?: string
  readonly log?: Logger
  /** The variable that held the URL, for the message of a boot that fails. */
  readonly variable?: string
}

/** A connection that comes back by itself, for ever. While it is away every command fails at once. */
export interface RedisConnection extends AsyncDisposable {
  /** Each command is answered within 1 s or rejects; one whose connection breaks is not sent again. */
  readonly client: Redis
  readonly service: string
  readonly names: RedisNames
  /** Another connection, for subscriptions. It is closed with this one. */
  openSubscriber(): Redis
  /**
   * For /readyz: answers within 1 s.
   * @throws RedisUnavailable
   */
  ping(): Promise<void>
}

/** No Redis answers, or it refuses. The message is one line: the variable, what was wrong, what to do. */
export class RedisUnavailable extends Error {
  override name = 'RedisUnavailable'
}

const commandMs = 1_000
/** A connection that says nothing for so long is given up: what waits on it would only grow. */
const silentMs = 1_500
const connectMs = 3_000
const slowestRetryMs = 1_000

const guarantees = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: commandMs,
  socketTimeout: silentMs,
  connectTimeout: connectMs,
  keepAlive: 10_000,
  disableClientInfo: true,
} satisfies RedisOptions

/**
 * Connects, and fails within seconds without an answer.
 * @throws ConfigError for an invalid URL
 * @throws RedisUnavailable when no Redis answers there, or when it refuses the user. No message has the password.
 */
export async function connectRedis(options: RedisConnectionOptions): Promise<RedisConnection> {
  const { url, service, prefix = '', log, variable = 'REDIS_URL' } = options
  const address = parseRedisUrl(url, variable)
  const shown = shownRedis(address)
  let isUp = false
  const settings: RedisOptions = {
    ...guarantees,
    ...settingsOf(address),
    connectionName: service,
    retryStrategy: (tries) => (isUp ? Math.min(50 * 2 ** tries, slowestRetryMs) : null),
  }
  const client = new Redis(settings)
  const opened = [client]
  let problem: Error | undefined
  client.on('error', (error: Error) => (problem = error))

  await client.connect().catch((error: Error) => {
    client.disconnect()
    throw unavailable(problem ?? error, variable, shown)
  })
  isUp = true
  logConnectionState(client, shown, log)

  return {
    client,
    service,
    names: redisNames(prefix, service),
    openSubscriber() {
      const subscriber = new Redis({ ...settings, connectionName: `${service}-signals` })
      subscriber.on('error', () => undefined)
      subscriber.connect().catch(() => undefined)
      opened.push(subscriber)
      return subscriber
    },
    async ping() {
      await client.ping().catch((cause: unknown) => {
        throw new RedisUnavailable(`Redis does not answer at ${shown}`, { cause })
      })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map(close))
    },
  }
}

const settingsOf = ({ host, port, username, password, db, isEncrypted }: RedisAddress): RedisOptions => ({
  host,
  port,
  db,
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
  ...(isEncrypted && { tls: { servername: host } }),
})

function logConnectionState(client: Redis, shown: string, log: Logger | undefined): void {
  let isAway = false
  client.on('close', () => {
    if (!isAway && client.status !== 'end') log?.warn({ redis: shown }, 'Redis does not answer')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log?.info({ redis: shown }, 'Redis answers again')
    isAway = false
  })
}

/** Lets what was sent be answered; a Redis that is away is not waited for. */
async function close(client: Redis): Promise<void> {
  if (client.status === 'ready') await client.quit().catch(() => undefined)
  client.disconnect()
}

function unavailable(error: Error, variable: string, shown: string): RedisUnavailable {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/WRONGPASS|NOAUTH|NOPERM/.test(message))
    return new RedisUnavailable(
      `${variable}: Redis at ${shown} refuses the user; correct user and password, which stand before the @`,
    )
  return new RedisUnavailable(
    `${variable}: no Redis answers at ${shown} (${code || message}); start it there, or correct the variable`,
    { cause: error },
  )
}
