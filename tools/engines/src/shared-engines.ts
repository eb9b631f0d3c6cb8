import { randomBytes } from 'node:crypto'
import { enginesConfig } from './config.js'
import { engineKinds, type Engine, type EngineKind } from './engine.js'
import { enginePlace, startEngine } from './start-engine.js'

export interface EngineAddresses {
  readonly mongodbUri: string
  readonly kafkaBrokers: string
  readonly redisUrl: string
}

const variables = { kafka: 'KAFKA_BROKERS', mongo: 'MONGODB_URI', redis: 'REDIS_URL' } as const

/** The variables that lead clients to the engines. */
export const engineVariables = (url: Readonly<Record<EngineKind, string>>): Record<string, string> =>
  Object.fromEntries(engineKinds.map((kind) => [variables[kind], url[kind]]))

/** What a run of integration tests shares. */
export interface SharedEngines extends AsyncDisposable {
  /** Says what kind of engines they are. */
  readonly line: string
  /** To be laid over the environment of everything that is to use them. */
  readonly environment: Readonly<Record<string, string>>
}

/** Starts those engines that the environment does not name. */
export async function startSharedEngines(): Promise<SharedEngines> {
  const { given } = enginesConfig()
  const wanted = engineKinds.filter((kind) => given[kind] === undefined)
  if (wanted.length === 0)
    return { line: 'Engines: those given', environment: {}, [Symbol.asyncDispose]: async () => undefined }

  const { place, line } = await enginePlace()
  const results = await Promise.allSettled(wanted.map((kind) => startEngine(kind)))
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
  const stop = async () =>
    void (await Promise.all(started.map((engine: Engine) => engine[Symbol.asyncDispose]())))
  if (failures.length > 0) {
    await stop()
    throw new AggregateError(failures, failures.map(String).join('\n'))
  }
  const urls = Object.fromEntries(started.map(({ kind, url }) => [variables[kind], url]))
  const rest = Object.keys(given).map((kind) => variables[kind as EngineKind])
  return {
    line: rest.length === 0 ? line : `${line}; given: ${rest.join(', ')}`,
    environment: { ENGINES: place, ...urls },
    [Symbol.asyncDispose]: stop,
  }
}

/**
 * Where the engines of this run are. Inside `make test-int` they are always there.
 * @throws Error outside, where the variables are not set
 */
export function engineAddresses(): EngineAddresses {
  const { kafka, mongo, redis } = enginesConfig().given
  if (kafka === undefined || mongo === undefined || redis === undefined)
    throw new Error('No engines: run this by `make test-int`, or `make engines` and export what it prints')
  return { kafkaBrokers: kafka, mongodbUri: mongo, redisUrl: redis }
}

/**
 * A name that no other test has, for a database, a prefix of topics or of keys: test files share the engines and run
 * side by side. At most 40 characters of a-z, 0-9 and -.
 */
export const uniqueName = (what = 'test'): string => `${what.slice(0, 27)}-${randomBytes(6).toString('hex')}`

/** The address of one database. */
export function databaseUri(name: string, uri: string = engineAddresses().mongodbUri): string {
  const url = new URL(uri)
  url.pathname = `/${name}`
  return url.href
}

/** The variables that put a product on the shared engines, apart from every other test file: database, topics, keys. */
export function engineEnvironment(what: string) {
  const { kafkaBrokers, redisUrl } = engineAddresses()
  const name = uniqueName(what)
  return {
    MONGODB_URI: databaseUri(name),
    KAFKA_BROKERS: kafkaBrokers,
    REDIS_URL: redisUrl,
    ENGINE_PREFIX: `${name}-`,
    KAFKA_PARTITIONS: '2',
  }
}
