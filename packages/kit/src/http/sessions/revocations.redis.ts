import type { Logger } from '../../base/log/log.js'
import type { RedisConnection } from '../../base/redis/connect-redis.js'
import type { Revocations } from './revocations.js'

/**
 * What all processes on one Redis know. Every key ends at its own time of day, so a Redis that was paused, emptied or
 * restored from an older snapshot knows less, and nothing for longer.
 */
export function redisRevocations(
  { client, prefix }: RedisConnection,
  { log }: { readonly log: Logger },
): Revocations {
  const revokedKey = (sessionId: string) => `${prefix}revoked:${sessionId}`
  const activeKey = (sessionId: string) => `${prefix}active:${sessionId}`

  return {
    async isRevoked(sessionId) {
      const keys = [revokedKey(sessionId), activeKey(sessionId)]
      const [revoked, active] = await client.mget(keys).catch(() => [])
      if (revoked) return true
      return active ? false : undefined
    },
    async revoke(sessionIds, until) {
      try {
        const batch = client.pipeline()
        for (const id of sessionIds) batch.set(revokedKey(id), '1', 'PXAT', Math.ceil(until))
        for (const [error] of (await batch.exec()) ?? []) if (error) throw error
      } catch (error) {
        log.warn({ err: error }, 'Redis did not record sessions that ended: they end within 5 s')
      }
    },
    async recordActive(sessionId, until) {
      await client.set(activeKey(sessionId), '1', 'PXAT', Math.ceil(until)).catch(() => undefined)
    },
    async [Symbol.asyncDispose]() {},
  }
}
