import { Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { startEngine } from '@thumbfolio/testing'
import { eventually } from '../../../tests/eventually.js'
import { redisPlace } from '../../../tests/redis-place.js'
import { silentLog } from '../../../tests/silent-log.js'
import { createLog } from '../log/log.js'
import { redisRevocations } from '../../http/sessions/revocations.redis.js'
import { watchServerRun } from './server-run.js'

describe('the run of a Redis', () => {
  it('when the server did not say it at first, then it is asked again on the same connection', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const { client: operator } = await at.connect()
    await operator.acl('SETUSER', 'reticent', 'on', '>secret', '~*', '&*', '+@all')
    await using reticent = redisPlace(redis.url.replace('redis://', 'redis://reticent:secret@'))
    const { client } = await reticent.connect()
    await operator.acl('SETUSER', 'reticent', '-info')
    const refusals = async () => {
      const stats = await operator.info('commandstats')
      return Number(/^cmdstat_info:.*rejected_calls=(\d+)/m.exec(stats)?.[1] ?? 0)
    }
    const run = watchServerRun(client, silentLog)
    await eventually(async () => (await refusals()) > 0)
    expect(run.id()).toBeUndefined()
    await operator.acl('SETUSER', 'reticent', '+info')
    await eventually(() => run.id() !== undefined)
    expect(await operator.info('server')).toContain(`run_id:${run.id()}`)
  }, 60_000)

  it('when the server evicts keys, then it has none: silence never means that a session stands', async () => {
    await using redis = await startEngine('redis')
    await using at = redisPlace(redis.url)
    const { client } = await at.connect()
    await client.config('SET', 'maxmemory', '100mb')
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru')
    let told = ''
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        told += chunk.toString()
        done()
      },
    })
    const log = createLog({ name: 'test', level: 'warn', destination })
    await using cache = redisRevocations(await at.connect(), { now: Date.now, log, settleMs: 0 })
    await eventually(() => told.includes('Redis evicts keys'))
    await expect(cache.warm(async () => undefined)).rejects.toThrow('Redis does not answer')
    expect([await cache.isWarm(), await cache.isRevoked('eve')]).toEqual([false, undefined])
  }, 60_000)
})
