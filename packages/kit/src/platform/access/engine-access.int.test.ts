import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { startSecuredKafka, type SecuredKafka } from '@thumbfolio/engines'
import { freePort, temporaryDirectory } from '@thumbfolio/testing'
import { eventually } from '../../../tests/eventually.js'
import { silentLog } from '../../../tests/silent-log.js'
import { connectRedis } from '../../base/redis/connect-redis.js'
import { redisPrefix } from '../../base/redis/redis-names.js'
import { envelope } from '../../bus/bus-harness.contract.js'
import { openKafkaBus, type KafkaBus } from '../../bus/kafka/bus.kafka.js'
import { redisLimits } from '../../http/limits/limits.redis.js'
import { redisRevocations } from '../../http/sessions/revocations.redis.js'
import { redisSignals } from '../../bus/signals/signals.redis.js'
import { engineUsers } from './engine-access.js'
import { prefixMark, userFiles } from './render-users.js'

// Each line of the users of Kafka starts a JVM.
jest.setTimeout(600_000)

const run = promisify(execFile)
const scripts = fileURLToPath(new URL('../../../../../deploy/docker/users/', import.meta.url))
const services = ['gateway', 'auth', 'resume', 'payment', 'generator', 'dashboard', 'support']
const inAnHour = () => Date.now() + 3_600_000

/** The scripts beside fresh user files, and secrets for them. */
async function prepare(directory: string, secrets: Readonly<Record<string, string>>) {
  const secretsPath = join(directory, 'secrets')
  await mkdir(secretsPath)
  for (const [name, secret] of Object.entries(secrets))
    await writeFile(join(secretsPath, name), `${secret}\n`)
  await cp(scripts, join(directory, 'users'), { recursive: true })
  for (const [name, text] of Object.entries(userFiles(engineUsers(prefixMark))))
    await writeFile(join(directory, 'users', name), text)
  return (script: string, environment: Readonly<Record<string, string>>) =>
    run('bash', [join(directory, 'users', script)], {
      env: { ...process.env, SECRETS: secretsPath, ...environment },
    })
}

/** As `start-redis.sh` starts it in its container. */
async function startRedisWithUsers(directory: string) {
  const port = await freePort()
  const start = () => {
    const server = spawn(
      'bash',
      [join(scripts, '../start-redis.sh'), '--port', String(port), '--dir', directory],
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
    await prepare(directory.path, {
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
})

describe('the users of Kafka', () => {
  let kafka: SecuredKafka
  beforeAll(async () => {
    kafka = await startSecuredKafka()
  })
  afterAll(async () => kafka?.[Symbol.asyncDispose]())

  const busOf = (service: string, password = `${service} secret`): KafkaBus =>
    openKafkaBus({
      brokers: kafka.brokers,
      service,
      now: Date.now,
      partitions: 1,
      replicas: 1,
      requireReplicas: true,
      maxTries: 1,
      crash: () => undefined,
      security: { tls: { ca: kafka.ca }, sasl: { mechanism: 'scram-sha-512', username: service, password } },
    })

  it('when each service has its own, then events flow and die as before, and no topic of another is read or written', async () => {
    await using directory = await temporaryDirectory()
    const ca = join(directory.path, 'ca.pem')
    await writeFile(ca, kafka.ca)
    const set = await prepare(directory.path, {
      KAFKA_PASSWORD: kafka.password,
      ...Object.fromEntries(
        services.map((name) => [`${name.toUpperCase()}_KAFKA_PASSWORD`, `${name} secret`]),
      ),
    })
    const where = { KAFKA_BROKERS: kafka.brokers, KAFKA_BIN: kafka.binPath, KAFKA_CA_FILE: ca }
    await set('set-kafka-users.sh', where)

    await using generator = busOf('generator')
    await using dashboard = busOf('dashboard')
    await using auth = busOf('auth')
    const seen: string[] = []
    dashboard.subscribe({
      group: 'dashboard',
      handlers: { 'site.deleted.v1': async ({ subject }) => void seen.push(subject) },
    })
    generator.subscribe({
      group: 'generator-cdn',
      handlers: { 'site.deleted.v1': () => Promise.reject(new Error('no')) },
    })
    await Promise.all([dashboard.start(), generator.start(), auth.start()])
    await generator.publish([envelope('a-site', 1, { time: new Date().toISOString() })])
    await eventually(() => seen.length === 1, 30_000)
    await eventually(async () => (await generator.deadLetters('generator-cdn')).length === 1, 30_000)
    // The operators' console is in auth.
    expect(await auth.deadLetters('generator-cdn')).toHaveLength(1)
    expect(await auth.redrive('generator-cdn')).toBe(1)
    expect(await dashboard.lag('dashboard')).toBeGreaterThanOrEqual(0)

    await using resume = busOf('resume')
    await resume.createTopics()
    await using thief = busOf('resume')
    thief.subscribe({
      group: 'resume',
      handlers: { 'site.deleted.v1': async () => void seen.push('stolen') },
    })
    // It does not see that there are any.
    expect(await resume.deadLetters('generator-cdn')).toEqual([])
    const forged = resume.publish([envelope('forged', 1)])
    forged.catch(() => undefined)
    await thief.start().catch(() => undefined)
    await generator.publish([envelope('another', 2)])
    await eventually(() => seen.includes('another'), 30_000)
    expect(seen.filter((subject) => ['forged', 'stolen'].includes(subject))).toEqual([])

    await writeFile(join(directory.path, 'secrets', 'RESUME_KAFKA_PASSWORD'), 'rotated')
    // Each line starts a JVM: those of this service are enough.
    const usersPath = join(directory.path, 'users', 'kafka-users.txt')
    const lines = (await readFile(usersPath, 'utf8')).split('\n').filter((line) => line.startsWith('resume '))
    await writeFile(usersPath, `${lines.join('\n')}\n`)
    await set('set-kafka-users.sh', where)
    await using rotated = busOf('resume', 'rotated')
    await rotated.ready()
    await using old = busOf('resume')
    await expect(old.ready()).rejects.toThrow('no Kafka broker answers')
  })
})
