import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, jest } from '@jest/globals'
import { freePort, temporaryDirectory } from '@thumbfolio/testing'
import { prepareUsers, userScripts } from '../../../tests/engine-users.js'
import { eventually } from '../../../tests/eventually.js'
import { silentLog } from '../../../tests/silent-log.js'
import { connectRedis } from '../../base/redis/connect-redis.js'
import { redisNames, redisPrefix } from '../../base/redis/redis-names.js'
import { redisLimits } from '../../http/limits/limits.redis.js'
import { redisRevocations } from '../../http/sessions/revocations.redis.js'
import { redisSignals } from '../../bus/signals/signals.redis.js'

jest.setTimeout(240_000)

const run = promisify(execFile)
const services = ['gateway', 'auth', 'resume', 'payment', 'generator', 'dashboard', 'support']
const inAnHour = () => Date.now() + 3_600_000

/** As `start-redis.sh` starts it in its container. */
async function startRedisWithUsers(directory: string) {
  const port = await freePort()
  const start = () => {
    const server = spawn(
      'bash',
      [join(userScripts, '../start-redis.sh'), '--port', String(port), '--dir', directory],
      {
        env: {
          ...process.env,
          SECRETS: join(directory, 'secrets'),
          REDIS_USERS: join(directory, 'users.acl'),
        },
        stdio: 'ignore',
      },
    )
    return { server, ended: once(server, 'close') }
  }
  let running: ReturnType<typeof start> | undefined
  const stop = async () => {
    running?.server.kill('SIGTERM')
    await running?.ended
  }
  const isUp = async () => {
    const { stdout } = await run('redis-cli', ['-p', String(port), 'ping'])
    return stdout.includes('NOAUTH')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await stop()
      running = start()
      await eventually(() => isUp().catch(() => false), 30_000)
    },
    [Symbol.asyncDispose]: stop,
  }
}

describe('the users of Redis', () => {
  const enginePrefix = 'demo-'
  const urlOf = (at: string, name: string, password = `${name}-secret`) =>
    at.replace('redis://', `redis://${name}:${password}@`)

  it('when each service has its own, then it does its work, and touches nothing of another', async () => {
    await using directory = await temporaryDirectory()
    await using redis = await startRedisWithUsers(directory.path)
    const { hostname, port } = new URL(redis.url)
    await prepareUsers(directory.path, {
      REDIS_PASSWORD: 'root',
      ...Object.fromEntries(
        services.map((name) => [`${name.toUpperCase()}_REDIS_URL`, urlOf(redis.url, name)]),
      ),
    })
    const where = { REDIS_HOST: hostname, REDIS_PORT: port, ENGINE_PREFIX: enginePrefix }
    await redis.restart()
    const keeper = spawn(
      'bash',
      ['keep-users.sh', 'set-redis-users.sh'].map((script) => join(directory.path, 'users', script)),
      { env: { ...process.env, SECRETS: join(directory.path, 'secrets'), ...where }, stdio: 'ignore' },
    )
    const ended = once(keeper, 'close')
    await using _keeper = { [Symbol.asyncDispose]: async () => void keeper.kill('SIGTERM') }
    const connect = (service: string, password?: string) =>
      connectRedis({
        url: urlOf(redis.url, service, password),
        service,
        prefix: redisPrefix(enginePrefix),
        log: silentLog,
      })

    const connects = (service: string, password?: string) =>
      connect(service, password).then(
        async (connection) => {
          await connection[Symbol.asyncDispose]()
          return true
        },
        () => false,
      )
    // The last of the file.
    await eventually(() => connects('support'), 30_000)
    await using auth = await connect('auth')
    await using payment = await connect('payment')
    await auth.ping()
    const limit = { name: 'tries', points: 1, windowSeconds: 60, onUnavailable: 'fail-closed' } as const
    for (const connection of [auth, payment]) {
      await using limits = redisLimits(connection, silentLog)
      expect((await limits.consume('ada', limit)).allowed).toBe(true)
      expect((await limits.peek('ada', limit)).allowed).toBe(false)
      await limits.forget('ada', limit)
    }
    let heard = 0
    await using signals = redisSignals(payment)
    signals.listen('orders', () => heard++)
    // Woken by its subscription.
    await eventually(() => heard > 0)
    await using atAuth = redisRevocations(auth, { log: silentLog })
    await using atPayment = redisRevocations(payment, { log: silentLog })
    await atAuth.revoke(['ended'], inAnHour())
    await atPayment.recordActive('active', inAnHour())
    expect(await atPayment.isRevoked('ended')).toBe(true)
    expect(await atPayment.isRevoked('active')).toBe(false)
    // Payment keeps what auth said of a session, and ends none elsewhere.
    await atPayment.revoke(['active'], inAnHour())
    expect([await atPayment.isRevoked('active'), await atAuth.isRevoked('active')]).toEqual([true, undefined])

    const { own, revoked } = auth.names
    const refused = [
      () => payment.client.get(`${own}revoked:x`),
      () => payment.client.set(`${own}limits:x`, '1'),
      () => payment.client.set(`${revoked}anybody`, '1'),
      () => payment.client.del(`${revoked}ended`),
      () => payment.client.eval('return redis.call("get", KEYS[1])', 1, `${own}x`),
      () => payment.client.publish(`${own}signals:x`, 'x'),
      () => payment.client.keys('*'),
      () => payment.client.flushall(),
      () => payment.client.config('GET', 'requirepass'),
      () => payment.client.call('ACL', 'LIST'),
    ]
    for (const attempt of refused) await expect(attempt()).rejects.toThrow(/NOPERM|No permissions/)

    await writeFile(
      join(directory.path, 'secrets', 'PAYMENT_REDIS_URL'),
      urlOf(redis.url, 'payment', 'rotated'),
    )
    await eventually(() => connects('payment', 'rotated'), 30_000)
    await expect(connect('payment')).rejects.toThrow('refuses the user')
    keeper.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await using rotated = await connect('payment', 'rotated')
    await rotated.ping()

    // The users are there after a restart, before they are set again.
    await redis.restart()
    await using again = await connect('payment', 'rotated')
    await again.ping()
  })

  it('when any of them is taken over, then it reads and writes nothing of any other', async () => {
    await using directory = await temporaryDirectory()
    await using redis = await startRedisWithUsers(directory.path)
    const { hostname, port } = new URL(redis.url)
    const set = await prepareUsers(directory.path, {
      REDIS_PASSWORD: 'root',
      ...Object.fromEntries(
        services.map((name) => [`${name.toUpperCase()}_REDIS_URL`, urlOf(redis.url, name)]),
      ),
    })
    await redis.restart()
    await set('set-redis-users.sh', { REDIS_HOST: hostname, REDIS_PORT: port, ENGINE_PREFIX: enginePrefix })
    const prefix = redisPrefix(enginePrefix)

    for (const service of services) {
      await using connection = await connectRedis({
        url: urlOf(redis.url, service),
        service,
        prefix,
        log: silentLog,
      })
      const { client } = connection
      const { own, revoked } = redisNames(prefix, service)
      expect([service, await client.set(`${own}x`, '1'), await client.get(`${own}x`)]).toEqual([
        service,
        'OK',
        '1',
      ])
      expect(await client.publish(`${own}signals:x`, 'x')).toBe(0)
      // All read which sessions ended; auth alone ends them.
      expect(await client.get(`${revoked}x`)).toBeNull()
      const ending = client.set(`${revoked}by-${service}`, '1')
      if (service === 'auth') await ending
      else await expect(ending).rejects.toThrow(/NOPERM/)

      const tried = [
        ...services
          .filter((name) => name !== service)
          .flatMap((name) => takeover(client, redisNames(prefix, name).own)),
        // Another product on the same Redis.
        ...takeover(client, redisNames(redisPrefix('other-'), service).own),
        ...administration(client),
      ]
      const outcomes = await Promise.all(tried.map(outcomeOf))
      expect([service, outcomes.filter((outcome) => !outcome.includes('NOPERM'))]).toEqual([service, []])
      expect(outcomes).toHaveLength(services.length * 7 + 9)
    }
  })
})

type Client = Awaited<ReturnType<typeof connectRedis>>['client']

/** Everything that one service could try with the keys and channels of another. */
const takeover = (client: Client, own: string) => [
  client.get(`${own}x`),
  client.mget(`${own}x`, `${own}y`),
  client.set(`${own}x`, 'stolen'),
  client.del(`${own}x`),
  client.eval('return redis.call("get", KEYS[1])', 1, `${own}x`),
  client.publish(`${own}signals:x`, 'x'),
  client.subscribe(`${own}signals:x`),
]
const administration = (client: Client) => [
  client.keys('*'),
  client.scan(0),
  client.dbsize(),
  client.flushall(),
  client.config('GET', 'requirepass'),
  client.call('ACL', 'LIST'),
  client.call('ACL', 'SETUSER', 'auth', 'nopass'),
  client.call('MONITOR'),
  client.call('SHUTDOWN', 'NOSAVE'),
]
const outcomeOf = (tried: Promise<unknown>): Promise<string> =>
  tried.then(
    () => 'allowed',
    (error: Error) => error.message,
  )
