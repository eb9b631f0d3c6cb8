import { randomUUID } from 'node:crypto'
import type { Logger } from '../../base/log/log.js'
import type { RedisConnection } from '../../base/redis/connect-redis.js'
import { watchServerRun } from '../../base/redis/server-run.js'
import { RevocationsUnavailable, type Revocations } from './revocations.js'

/** The clock and the log, and a time that tests shorten. */
export interface RedisRevocationsOptions {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly log: Logger
  /**
   * For so long after a (re)connection silence means nothing: auth may have been cut off as well, and gets this time to
   * say that it owes something. Longer than auth needs to connect and to look. Default: 5 s.
   */
  readonly settleMs?: number
}

/** Whose warming died with its process is in nobody's way after this time. */
const warmingLastsMs = 600_000

/** Makes the cache cold, and names who warms it: another one gives way only to who owes something. */
const begin = `
local by = redis.call('get', KEYS[1])
if by and ARGV[3] == 'gives way' then return 0 end
redis.call('del', KEYS[2])
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`

/** 1: warm under this run of the server. 2: another one began later, and tells all that we told. 0: something was lost. */
const finish = `
local by = redis.call('get', KEYS[1])
if not by then return 0 end
if by ~= ARGV[1] then return 2 end
redis.call('del', KEYS[1])
redis.call('set', KEYS[2], ARGV[2])
return 1`

/**
 * The cache that all processes on one Redis share. It is warm under the id of the server's run, so a Redis that was
 * emptied, restarted from an older snapshot or replaced by a replica is cold, and silence means nothing there.
 */
export function redisRevocations(redis: RedisConnection, options: RedisRevocationsOptions): Revocations {
  const { client, prefix } = redis
  const { now, log, settleMs = 5_000 } = options
  const run = watchServerRun(client, log)
  const warmKey = `${prefix}revocations:warm`
  const warmingKey = `${prefix}revocations:warming`
  const keyOf = (sessionId: string) => `${prefix}revoked:${sessionId}`
  /** Something may have ended that Redis was not told of, by this process or an earlier one. */
  let owes = true
  let isTeller = false

  const isSettled = () => performance.now() - run.since() >= settleMs
  const isThisRun = (warm: string | null | undefined) => warm !== undefined && warm === run.id()

  async function tellAllOfIt(tellAll: () => Promise<void>, began: string): Promise<void> {
    const us = randomUUID()
    const how = owes ? 'takes over' : 'gives way'
    const started = await client.eval(begin, 2, warmingKey, warmKey, us, warmingLastsMs, how)
    if (started !== 1) return
    owes = false
    await tellAll()
    // `revoke` does not reject: this is how one that failed among them shows.
    if (owes) throw new Error('Redis could not be told of all')
    const finished = await client.eval(finish, 2, warmingKey, warmKey, us, began)
    if (finished === 0 || run.id() !== began) throw new Error('Redis lost what it was told')
  }

  return {
    async isRevoked(sessionId) {
      try {
        const [revoked, warm] = await client.mget(keyOf(sessionId), warmKey)
        if (revoked) return true
        return isThisRun(warm) && isSettled() && !(isTeller && owes) ? false : undefined
      } catch {
        return undefined
      }
    },
    async revoke(sessionIds, until) {
      const lastsMs = Math.ceil(until - now())
      if (lastsMs <= 0) return
      isTeller = true
      try {
        const batch = client.pipeline()
        for (const id of sessionIds) batch.set(keyOf(id), '1', 'PX', lastsMs)
        for (const [error] of (await batch.exec()) ?? []) if (error) throw error
      } catch (error) {
        owes = true
        log.warn({ err: error }, 'Redis could not be told of sessions that ended: it will be warmed anew')
        // A Redis that is full takes no more, and forgets all the same.
        await client.del(warmKey).catch(() => undefined)
      }
    },
    async isWarm() {
      return !owes && isThisRun(await client.get(warmKey).catch(() => undefined))
    },
    async warm(tellAll) {
      isTeller = true
      const began = run.id()
      if (began === undefined) throw new RevocationsUnavailable('Redis does not answer, or evicts keys')
      try {
        await tellAllOfIt(tellAll, began)
      } catch (cause) {
        owes = true
        throw new RevocationsUnavailable('The revoked sessions are not all told', { cause })
      }
      if (owes) throw new RevocationsUnavailable('The revoked sessions are not all told')
    },
    async [Symbol.asyncDispose]() {},
  }
}
