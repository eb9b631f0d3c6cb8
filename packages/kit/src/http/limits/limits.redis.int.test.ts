import { describe, expect, it } from '@jest/globals'
import { engineAddresses, startEngine } from '@thumbfolio/engines'
import { eventually } from '@thumbfolio/testing'
import { redisPlace } from '../../../tests/redis-place.js'
import { silentLog } from '../../../tests/silent-log.js'
import { limitsContract } from './limits.contract.js'
import { LimitsUnavailable, type Limit } from './limits.js'
import { redisLimits } from './limits.redis.js'

limitsContract({
  name: 'Redis',
  async place() {
    const at = redisPlace(engineAddresses().redisUrl)
    return {
      open: async () => redisLimits(await at.connect(), silentLog),
      [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
    }
  },
})

const one = (onUnavailable: Limit['onUnavailable']): Limit => ({
  name: 'tries',
  points: 1,
  windowSeconds: 60,
  onUnavailable,
})

describe('limits on Redis alone', () => {
  it('when two processes count, then they share the count', async () => {
    await using at = redisPlace(engineAddresses().redisUrl)
    await using first = redisLimits(await at.connect(), silentLog)
    await using second = redisLimits(await at.connect(), silentLog)
    expect((await first.consume('ada', one('fail-open'))).allowed).toBe(true)
    expect((await second.consume('ada', one('fail-open'))).allowed).toBe(false)
  })

  it.each(['kill', 'pause'] as const)(
    'when Redis is away (%s), then each limit does what it says of itself, and counts on when Redis is back',
    async (fault) => {
      await using redis = await startEngine('redis')
      await using at = redisPlace(redis.url)
      await using limits = redisLimits(await at.connect(), silentLog)
      await limits.consume('ada', one('fail-closed'))
      await redis[fault]()
      // More than a queue would hold: each is answered by itself, none waits for Redis to come back.
      const asked = Array.from({ length: 200 }, () => limits.consume('ada', one('fail-open')))
      expect((await Promise.all(asked)).every(({ allowed }) => allowed)).toBe(true)
      await expect(limits.consume('ada', one('fail-closed'))).rejects.toThrow(LimitsUnavailable)
      await expect(limits.peek('ada', one('fail-closed'))).rejects.toThrow(LimitsUnavailable)
      await limits.forget('ada', one('fail-closed'))
      await (fault === 'kill' ? redis.start() : redis.resume())
      const verdict = await eventually(() => limits.consume('ada', one('fail-closed')).catch(() => undefined))
      expect(verdict.allowed).toBe(false)
    },
    60_000,
  )
})
