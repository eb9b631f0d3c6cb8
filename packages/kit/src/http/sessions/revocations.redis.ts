import type { Logger } from '../../base/log/log.js'
import type { RedisConnection } from '../../base/redis/connect-redis.js'
import type { Revocations } from './revocations.js'

/**
 * Ended sessions in Redis. Only auth writes those that all services read. The answers of auth are cached per service, so no
 * service can end or revive a session elsewhere. Every key has an absolute expiry, so a Redis that was paused, emptied or
 * restored from an older snapshot has fewer entries, and none for longer.
 */
export function redisRevocations(
  { client, service, names }: RedisConnection,
  { log }: { readonly log: Logger },
): Revocations {
  const revokedKey = (sessionId: string) => `${names.revoked}${sessionId}`
  const learnedKey = (sessionId: string) => `${names.own}revoked:${sessionId}`
  const activeKey = (sessionId: string) => `${names.own}active:${sessionId}`
  const keyToRevoke = service === 'auth' ? revokedKey : learnedKey

  return {
    async isRevoked(sessionId) {
      const keys = [revokedKey(sessionId), learnedKey(sessionId), activeKey(sessionId)]
      const [revoked, learned, active] = await client.mget(keys).catch(() => [])
      if (revoked || learned) return true
      return active ? false : undefined
    },
    async revoke(sessionIds, until) {
      try {
        const batch = client.pipeline()
        for (const id of sessionIds) batch.set(keyToRevoke(id), '1', 'PXAT', Math.ceil(until))
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
