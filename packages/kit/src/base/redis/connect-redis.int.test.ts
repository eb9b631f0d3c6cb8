import { describe, expect, it } from '@jest/globals'
import { engineAddresses, startEngine } from '@thumbfolio/engines'
import { answers, eventually } from '../../../tests/eventually.js'
import { redisPlace } from '../../../tests/redis-place.js'
import { silentLog } from '../../../tests/silent-log.js'
import { connectRedis, RedisUnavailable } from './connect-redis.js'

describe('a connection to Redis', () => {
  it('when the user is refused, then one line says so without the password', async () => {
    const url = engineAddresses().redisUrl.replace('redis://', 'redis://nobody:hunter2@')
    const refused = connectRedis({ url, service: 'test', log: silentLog })
    await expect(refused).rejects.toThrow(RedisUnavailable)
    await expect(refused).rejects.toThrow(/^REDIS_URL: Redis at [^\n]+ refuses the user; [^\n]+$/)
    await expect(refused).rejects.not.toThrow('hunter2')
  })

  it('when it is silent, then commands fail, later ones at once, and it comes back by itself', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const connection = await at.connect()
    await redis.pause()
    await expect(connection.client.get('a')).rejects.toThrow()
    await eventually(() => connection.client.status !== 'ready')
    const asked = await Promise.allSettled(Array.from({ length: 1_000 }, () => connection.client.get('a')))
    expect(asked.every(({ status }) => status === 'rejected')).toBe(true)
    await expect(connection.ping()).rejects.toThrow(RedisUnavailable)
    await redis.resume()
    await eventually(() => answers(connection.ping()))
  }, 60_000)

  it.each(['kill', 'pause'] as const)(
    'when it is away (%s), then closing does not wait for it',
    async (fault) => {
      await using redis = await startEngine('redis')
      await using at = redisPlace(redis.url)
      const connection = await at.connect()
      connection.openSubscriber()
      await redis[fault]()
      const late = AbortSignal.timeout(10_000)
      await connection[Symbol.asyncDispose]()
      expect(late.aborted).toBe(false)
    },
    60_000,
  )
})
