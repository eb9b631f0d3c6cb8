import { isIP } from 'node:net'
import { ConfigError } from '../config/config.js'

/** What a URL of a Redis says; user and password decoded. */
export interface RedisAddress {
  readonly host: string
  readonly port: number
  readonly username?: string
  readonly password?: string
  readonly db: number
  readonly isEncrypted: boolean
}

/**
 * Reads `redis://user:password@host:port/db`, or `rediss://` for TLS. Nothing else of it is taken: no option of the client.
 * @throws ConfigError naming the variable, never the password
 */
export function parseRedisUrl(text: string, variable = 'REDIS_URL'): RedisAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const db = Number(url?.pathname.slice(1) ?? 0)
  const isOurs = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  const isWhole = isOurs && url.hostname !== '' && url.search === '' && url.hash === ''
  if (!isWhole || !Number.isInteger(db) || db < 0)
    throw new ConfigError(
      `${variable}: that is no address of a Redis; write redis://host:port, redis://user:password@host:port/db or rediss://…`,
    )
  const host = decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, '$1')
  return {
    host,
    db,
    port: url.port === '' ? 6379 : Number(url.port),
    isEncrypted: url.protocol === 'rediss:',
    ...(url.username !== '' && { username: decoded(url.username) }),
    ...(url.password !== '' && { password: decoded(url.password) }),
  }

  function decoded(part: string): string {
    try {
      return decodeURIComponent(part)
    } catch {
      throw new ConfigError(`${variable}: user and password must be percent-encoded`)
    }
  }
}

/** What of an address may be shown. */
export const shownRedis = ({ host, port }: RedisAddress): string =>
  `${isIP(host) === 6 ? `[${host}]` : host}:${port}`
