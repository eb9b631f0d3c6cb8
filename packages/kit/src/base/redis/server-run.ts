import type { Redis } from 'ioredis'
import type { Logger } from '../log/log.js'

/** Which run of a server a connection reaches. A restarted or promoted one has another id, and may have lost writes. */
export interface ServerRun {
  /** Undefined while there is no connection, until the server has said it, and where the server forgets by itself. */
  id(): string | undefined
  /** Since when this connection stands, by `performance.now()`. */
  since(): number
}

const askAgainMs = 1_000

/**
 * Asks after each new connection, until the server has said it. One that says no id has none, which is safe: nothing it
 * was told counts as kept.
 */
export function watchServerRun(client: Redis, log: Logger): ServerRun {
  let id: string | undefined
  let since = Number.POSITIVE_INFINITY
  let connections = 0

  const ask = async () => {
    const asked = connections
    const info = await client.info().catch(() => undefined)
    if (asked !== connections) return
    if (info === undefined) {
      setTimeout(() => asked === connections && void ask(), askAgainMs).unref()
      return
    }
    const evicts = /^maxmemory:[1-9]/m.test(info) && !/^maxmemory_policy:noeviction/m.test(info)
    if (evicts) log.warn('Redis evicts keys (maxmemory-policy): auth is asked about every session instead')
    id = evicts ? undefined : /^run_id:(\w+)/m.exec(info)?.[1]
    since = performance.now()
  }
  const forget = () => {
    connections++
    id = undefined
    since = Number.POSITIVE_INFINITY
  }
  client.on('close', forget)
  // A round trip lies between this and the first command, so no answer is taken under the old id.
  client.on('connect', forget)
  client.on('ready', () => void ask())
  if (client.status === 'ready') void ask()
  return { id: () => id, since: () => since }
}
