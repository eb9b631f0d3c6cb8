import { describe, expect, it } from '@jest/globals'
import { engineAddresses, startEngine } from '@thumbfolio/engines'
import { redisPlace } from '../../../tests/redis-place.js'
import { silentLog } from '../../../tests/silent-log.js'
import { revocationsContract } from './revocations.contract.js'
import { redisRevocations } from './revocations.redis.js'

revocationsContract({
  name: 'Redis',
  async place() {
    const at = redisPlace(engineAddresses().redisUrl)
    return {
      open: async () => redisRevocations(await at.connect(), { log: silentLog }),
      [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
    }
  },
})

const inAnHour = () => Date.now() + 3_600_000

describe('revocations on a Redis that fails', () => {
  it('when Redis takes no more, then a session that ended is forgotten with the last answer of auth', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const connection = await at.connect()
    await using known = redisRevocations(connection, { log: silentLog })
    await known.recordActive('ada', Date.now() + 1_000)
    await connection.client.config('SET', 'maxmemory', '1')
    await known.revoke(['ada'], inAnHour())
    await known.recordActive('eve', inAnHour())
    await connection.client.pexpireat(`${connection.names.own}active:ada`, Date.now() - 1)
    expect([await known.isRevoked('ada'), await known.isRevoked('eve')]).toEqual([undefined, undefined])
  }, 60_000)

  it('when Redis was paused while a session ended, then it calls nobody active for longer afterwards', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    await using known = redisRevocations(await at.connect(), { log: silentLog })
    await redis.pause()
    await known.recordActive('ada', Date.now() + 200)
    expect(await known.isRevoked('ada')).toBeUndefined()
    await redis.resume()
    expect(await known.isRevoked('ada')).not.toBe(false)
  }, 60_000)
})
