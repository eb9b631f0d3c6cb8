import { describe, expect, it } from '@jest/globals'
import { engineAddresses, startEngine } from '@thumbfolio/testing'
import { answers, eventually } from '../../../tests/eventually.js'
import { redisPlace, type RedisPlace } from '../../../tests/redis-place.js'
import { silentLog } from '../../../tests/silent-log.js'
import { revocationsContract } from './revocations.contract.js'
import type { Revocations } from './revocations.js'
import { redisRevocations } from './revocations.redis.js'

const open = async (at: RedisPlace, settleMs = 0) => {
  const cache = redisRevocations(await at.connect(), { now: Date.now, log: silentLog, settleMs })
  // The run of the server is known a moment after the connection stands.
  await eventually(async () => {
    const known = await cache.warm(async () => undefined).catch((error: unknown) => error)
    return known === undefined
  })
  return cache
}

revocationsContract({
  name: 'Redis',
  async place() {
    const at = redisPlace(engineAddresses().redisUrl)
    const erase = await at.connect()
    return {
      async open() {
        const cache = await open(at)
        await erase.client.del(`${at.prefix}revocations:warm`)
        return cache
      },
      [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
    }
  },
})

const inAnHour = () => Date.now() + 3_600_000

/** Auth ends a session, and warms from its documents. */
function authOn(cache: Revocations) {
  const ended = new Set<string>()
  return {
    async end(id: string) {
      ended.add(id)
      await cache.revoke([id], inAnHour())
    },
    keepWarm: async () => {
      if (!(await cache.isWarm())) await cache.warm(() => cache.revoke([...ended], inAnHour()))
    },
  }
}

describe('revocations on a Redis that loses things', () => {
  it('when Redis is emptied, then nobody answers "stands" until auth has warmed it again', async () => {
    await using at = redisPlace(engineAddresses().redisUrl)
    const [auths, other] = [await open(at), await open(at)]
    const auth = authOn(auths)
    await auth.keepWarm()
    await auth.end('ada')
    const { client } = await at.connect()
    const keys = await client.keys(`${at.prefix}*`)
    await client.del(...keys)
    expect([await other.isRevoked('ada'), await other.isRevoked('eve')]).toEqual([undefined, undefined])
    await auth.keepWarm()
    expect([await other.isRevoked('ada'), await other.isRevoked('eve')]).toEqual([true, false])
  })

  it('when it is emptied in the middle of the warming, then it stays cold', async () => {
    await using at = redisPlace(engineAddresses().redisUrl)
    const [auth, other] = [await open(at), await open(at)]
    const { client } = await at.connect()
    await client.del(`${at.prefix}revocations:warm`)
    const warming = auth.warm(async () => {
      await auth.revoke(['ada'], inAnHour())
      await client.del(...(await client.keys(`${at.prefix}*`)))
    })
    await expect(warming).rejects.toThrow('not all told')
    expect([await other.isRevoked('ada'), await auth.isWarm()]).toEqual([undefined, false])
  })

  it('when Redis comes back from a snapshot older than a revocation, then it is cold', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const [auths, other] = [await open(at), await open(at)]
    const auth = authOn(auths)
    await auth.keepWarm()
    const { client } = await at.connect()
    await client.config('SET', 'appendonly', 'no')
    await client.save()
    await auth.end('ada')
    expect(await other.isRevoked('ada')).toBe(true)
    await redis.kill()
    await redis.start()
    await eventually(async () => (await client.ping().catch(() => '')) === 'PONG')
    const seen = new Set<boolean | undefined>()
    for (let asked = 0; asked < 200; asked++) seen.add(await other.isRevoked('ada'))
    expect(seen.has(false)).toBe(false)
    await eventually(() => answers(auth.keepWarm()))
    expect([await other.isRevoked('ada'), await other.isRevoked('eve')]).toEqual([true, false])
  }, 60_000)

  it('when auth could not tell of a session, then the cache is cold at its next look, and warm with it after', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const [auths, other] = [await open(at), await open(at)]
    const auth = authOn(auths)
    await auth.keepWarm()
    await redis.pause()
    await auth.end('ada')
    expect([await auths.isWarm(), await other.isRevoked('ada')]).toEqual([false, undefined])
    await redis.resume()
    await eventually(() => answers(auth.keepWarm()))
    await eventually(async () => (await other.isRevoked('ada')) === true)
  }, 60_000)

  it('when Redis is full, then nobody answers "stands" from the first session on that it was not told of', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const [auths, other] = [await open(at), await open(at)]
    const auth = authOn(auths)
    await auth.keepWarm()
    expect(await other.isRevoked('ada')).toBe(false)
    const { client } = await at.connect()
    await client.config('SET', 'maxmemory', '1')
    await auth.end('ada')
    expect([await auths.isWarm(), await other.isRevoked('ada')]).toEqual([false, undefined])
    await client.config('SET', 'maxmemory', '0')
    await auth.keepWarm()
    expect([await other.isRevoked('ada'), await other.isRevoked('eve')]).toEqual([true, false])
  }, 60_000)

  it('when one session among those of a warming could not be told, then nobody answers "stands"', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const [auth, other] = [await open(at), await open(at)]
    const { client } = await at.connect()
    await client.del(`${at.prefix}revocations:warm`)
    const warming = auth.warm(async () => {
      await auth.revoke(['ada'], inAnHour())
      await client.config('SET', 'maxmemory', '1')
      await auth.revoke(['eve'], inAnHour())
      await client.config('SET', 'maxmemory', '0')
    })
    await expect(warming).rejects.toThrow('not all told')
    expect([await other.isRevoked('ada'), await other.isRevoked('eve')]).toEqual([true, undefined])
    await auth.warm(() => auth.revoke(['ada', 'eve'], inAnHour()))
    expect([await other.isRevoked('eve'), await other.isRevoked('bob')]).toEqual([true, false])
  }, 60_000)

  it('when a connection is new, then silence means nothing for the settling time', async () => {
    await using at = redisPlace(engineAddresses().redisUrl)
    await open(at)
    const other = await open(at, 600_000)
    const auth = await open(at)
    await auth.warm(async () => undefined)
    await auth.revoke(['ada'], inAnHour())
    expect([await auth.isRevoked('eve'), await other.isRevoked('eve')]).toEqual([false, undefined])
    expect(await other.isRevoked('ada')).toBe(true)
  })

  it('when a second auth begins to warm meanwhile, then what the first owed is told before anybody answers "stands"', async () => {
    await using at = redisPlace(engineAddresses().redisUrl)
    const [one, two] = [await open(at), await open(at)]
    const { client } = await at.connect()
    await client.del(`${at.prefix}revocations:warm`)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const first = one.warm(() => held)
    await eventually(async () => (await client.exists(`${at.prefix}revocations:warming`)) === 1)
    await two.warm(async () => undefined)
    expect(await two.isRevoked('eve')).toBeUndefined()
    release()
    await first
    expect(await two.isRevoked('eve')).toBe(false)
  })
})
