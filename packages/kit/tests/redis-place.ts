import { uniqueName } from '@thumbfolio/engines'
import { connectRedis, type RedisConnection } from '../src/base/redis/connect-redis.js'
import { silentLog } from './silent-log.js'

/** Names of their own on a Redis. Disposing closes every connection; what was written stays behind. */
export interface RedisPlace extends AsyncDisposable {
  readonly prefix: string
  /** Another connection, as another process would have. */
  connect(): Promise<RedisConnection>
}

export function redisPlace(url: string): RedisPlace {
  const prefix = `${uniqueName('kit')}:`
  const opened: RedisConnection[] = []
  return {
    prefix,
    async connect() {
      const connection = await connectRedis({ url, service: 'test', prefix, log: silentLog })
      opened.push(connection)
      return connection
    },
    async [Symbol.asyncDispose]() {
      for (const connection of opened) await connection[Symbol.asyncDispose]()
    },
  }
}
