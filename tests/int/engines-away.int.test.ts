import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { databaseUri, startEngine, uniqueName, type Engine } from '@thumbfolio/engines'
import {
  eventually,
  freePort,
  httpClient,
  startOtlpReceiver,
  temporaryDirectory,
  type OtlpReceiver,
} from '@thumbfolio/testing'
import { startEntry, type EntryName, type EntryProcess } from '../boot/entry-process.js'

jest.setTimeout(180_000)

const signingKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const names = ['auth', 'worker', 'gateway'] as const satisfies readonly EntryName[]
const stopWithinMs = 10_000

/** Lines at level `warn` and above that a process logs in the first minute of an outage of all engines, whatever the load. */
const mostLines = 24

/** The status and the body of a probe; status 0 without an answer. */
async function probe(url: string, path: string): Promise<{ status: number; detail: string }> {
  const answer = await fetch(url + path).catch(() => undefined)
  const body = (await answer?.json()) as { detail?: string } | undefined
  return { status: answer?.status ?? 0, detail: body?.detail ?? '' }
}

describe('when every engine dies under auth, a worker and the gateway', () => {
  const engines: Engine[] = []
  const processes = new Map<string, { url: string; entry: EntryProcess }>()
  const closers: AsyncDisposable[] = []
  const at = (name: (typeof names)[number]) => processes.get(name)!
  let telemetry: OtlpReceiver

  /** The last value of `thumbfolio.engine.up` that the process exported. */
  const engineUp = (service: string, engine: string) =>
    telemetry.points.findLast(
      ({ name, attributes }) =>
        name === 'thumbfolio.engine.up' &&
        attributes['engine'] === engine &&
        attributes['thumbfolio.service'] === service,
    )?.value

  beforeAll(async () => {
    engines.push(
      ...(await Promise.all((['mongo', 'kafka', 'redis'] as const).map((kind) => startEngine(kind)))),
    )
    const [mongo, kafka, redis] = engines as [Engine, Engine, Engine]
    const directory = await temporaryDirectory()
    telemetry = await startOtlpReceiver()
    closers.push(directory, telemetry)
    const urls = new Map<string, string>()
    for (const name of names) urls.set(name, `http://127.0.0.1:${await freePort()}`)
    for (const name of names) {
      const url = urls.get(name)!
      const entry = startEntry(name, {
        DATA_DIR: directory.path,
        PORT: new URL(url).port,
        AUTH_URL: urls.get('auth')!,
        MONGODB_URI: databaseUri(uniqueName('away'), mongo.url),
        KAFKA_BROKERS: kafka.url,
        REDIS_URL: redis.url,
        AUTH_SIGNING_KEY: signingKey,
        KAFKA_PARTITIONS: '2',
        PASSWORD_COST: '4',
        OTEL_EXPORTER_OTLP_ENDPOINT: telemetry.url,
        OTEL_METRIC_EXPORT_INTERVAL: '4000',
      })
      processes.set(name, { url, entry })
    }
    for (const name of names)
      await eventually(async () => {
        const { status } = await probe(at(name).url, '/readyz')
        return status === 200
      }, 60_000)
  }, 120_000)

  afterAll(async () => {
    for (const { entry } of processes.values()) await entry[Symbol.asyncDispose]()
    for (const part of [...engines, ...closers]) await part[Symbol.asyncDispose]()
  })

  const signUp = (username: string) => ({
    username,
    email: `${username}@example.org`,
    password: 'a long secret',
  })
  const call = () => httpClient(at('gateway').url)

  it('then, with Redis away alone, logins are refused with 503, the rest goes on, and it comes back by itself', async () => {
    const { body } = await call()('POST', '/api/v1/auth/signup', { body: signUp('ada') })
    const credentials = { email: 'ada@example.org', password: 'a long secret' }
    const logIn = async () => (await call()('POST', '/api/v1/auth/login', { body: credentials })).status
    expect(await logIn()).toBe(200)
    const redis = engines[2]!
    await redis.kill()
    expect(await logIn()).toBe(503)
    const member = httpClient(at('gateway').url, body.token as string)
    expect((await member('GET', '/api/v1/auth/checkAuth')).status).toBe(200)
    expect((await call()('POST', '/api/v1/auth/signup', { body: signUp('eve') })).status).toBe(201)
    for (const name of names) expect((await probe(at(name).url, '/readyz')).status).toBe(200)
    for (const service of ['auth', 'generator', 'gateway'])
      await eventually(() => engineUp(service, 'Redis') === 0)

    expect((await member('GET', '/api/v1/auth/logout')).status).toBeLessThan(300)
    await redis.start()
    await eventually(async () => (await logIn()) === 200)
    expect((await member('GET', '/api/v1/auth/checkAuth')).status).toBe(401)
  })

  it('then, with Kafka alone away, every process is ready and serves, and its gauge says that Kafka is away', async () => {
    const kafka = engines[1]!
    await eventually(() => engineUp('auth', 'Kafka') === 1)
    await kafka.kill()
    for (const service of ['auth', 'generator'])
      await eventually(() => engineUp(service, 'Kafka') === 0, 30_000)
    for (const name of names) expect((await probe(at(name).url, '/readyz')).status).toBe(200)
    expect((await call()('POST', '/api/v1/auth/signup', { body: signUp('joan') })).status).toBe(201)

    await kafka.start()
    await eventually(() => engineUp('auth', 'Kafka') === 1, 60_000)
  })

  it('then, while requests keep failing, each process logs an outage once and then counts, whatever the load', async () => {
    await Promise.all(engines.map((engine) => engine.kill()))
    const since = new Map(names.map((name) => [name, at(name).entry.output().length]))
    const faults = (name: (typeof names)[number]) =>
      at(name)
        .entry.output()
        .slice(since.get(name))
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as { level: number; msg: string; times?: number })
        .filter(({ level }) => level >= 40)
    const isCounted = (name: (typeof names)[number]) => faults(name).some(({ times = 1 }) => times > 1)
    await eventually(async () => {
      const answers = [1, 2, 3, 4].map((n) =>
        call()('POST', '/api/v1/auth/signup', { body: signUp(`x${n}`) }),
      )
      for (const { status } of await Promise.all(answers)) expect(status).toBe(503)
      return names.every(isCounted)
    }, 150_000)
    for (const name of names) expect([name, faults(name).slice(mostLines)]).toEqual([name, []])
  })

  it('then /readyz names the store, the gateway stays ready, /livez stays, and each stops cleanly within 10 s', async () => {
    await Promise.all(engines.map((engine) => engine.kill()))
    // A service also gives the reason; the gateway does not pass it on.
    const away = { status: 503, detail: expect.stringMatching(/^Unavailable: MongoDB\. .*does not answer/) }
    for (const name of ['auth', 'worker'] as const) expect(await probe(at(name).url, '/readyz')).toEqual(away)
    expect((await probe(at('gateway').url, '/readyz')).status).toBe(200)
    for (const name of names) expect((await probe(at(name).url, '/livez')).status).toBe(200)

    const stopped = names.map(async (name) => {
      const late = AbortSignal.timeout(stopWithinMs)
      const end = await at(name).entry.stop()
      return [name, end, late.aborted ? 'late' : 'in time']
    })
    expect(await Promise.all(stopped)).toEqual(names.map((name) => [name, 0, 'in time']))
  })
})
