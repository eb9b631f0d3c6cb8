import { join } from 'node:path'
import { openKafkaBus } from '@thumbfolio/kit/kafka'
import {
  localConfig,
  startConstellation,
  type Constellation,
  type SupervisedProcess,
} from '@thumbfolio/local'
import { engineKinds, startEngine, type Engine, type EngineKind } from '@thumbfolio/engines'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'
import { consumerGroups } from './consumer-groups.mjs'

/** More than anybody launches in the longest series. */
export const credits = 1_000
/** Short, so that a paused worker outlasts it soon. */
const leaseMs = 3_000

/** The product as separate processes on engines of its own, all of which can be hurt. */
export interface ConstellationWorld extends AsyncDisposable {
  readonly url: string
  /** Its DATA_DIR. */
  readonly dataDir: string
  readonly processes: readonly SupervisedProcess[]
  readonly workers: readonly SupervisedProcess[]
  readonly engines: Readonly<Record<EngineKind, Engine>>
  /** Resolves when every process says that it can do its work. */
  recovered(): Promise<void>
  /** What lies in the dead letters of any group, a line each. */
  deadLetters(): Promise<string[]>
  /** The end of the combined log. */
  log(): string
}

export async function startConstellationWorld(workers: number): Promise<ConstellationWorld> {
  const directory = await temporaryDirectory()
  const started = await Promise.all(engineKinds.map((kind) => startEngine(kind)))
  const engines = Object.fromEntries(started.map((engine) => [engine.kind, engine])) as Record<
    EngineKind,
    Engine
  >
  const lines: string[] = []
  const environment = {
    PATH: process.env['PATH'],
    PORT: String(await freePort()),
    PORTS: 'free',
    WORKERS: String(workers),
    DATA_DIR: join(directory.path, 'data'),
    LOG_LEVEL: 'warn',
    SIGNUP_CREDITS: String(credits),
    PASSWORD_COST: '4',
    RATE_LIMIT_FACTOR: '10000',
    SIGNUPS_PER_HOUR: '0',
    LAUNCH_LEASE_SECONDS: String(leaseMs / 1_000),
    MONGODB_URI: engines.mongo.url,
    KAFKA_BROKERS: engines.kafka.url,
    REDIS_URL: engines.redis.url,
  }
  const constellation: Constellation = await startConstellation({
    config: localConfig(environment),
    environment,
    write: (line) => void lines.push(line),
  })
  const { processes, url } = constellation

  return {
    url,
    dataDir: environment.DATA_DIR,
    processes,
    engines,
    workers: processes.filter(({ name }) => name.startsWith('worker')),
    recovered: async () => {
      await eventually(async () => {
        const ready = await Promise.all(processes.map((process) => process.isReady()))
        return ready.every(Boolean)
      }, 60_000)
    },
    async deadLetters() {
      await using bus = openKafkaBus({ brokers: engines.kafka.url, service: 'auth', now: Date.now })
      const letters = await Promise.all(consumerGroups.map((group) => bus.deadLetters(group)))
      return letters
        .flat()
        .map(({ group, reason, envelope }) => `${group}: ${reason} ${JSON.stringify(envelope)}`)
    },
    log: () => lines.slice(-200).join('\n'),
    async [Symbol.asyncDispose]() {
      await constellation[Symbol.asyncDispose]()
      await Promise.all(started.map((engine) => engine[Symbol.asyncDispose]()))
      await directory[Symbol.asyncDispose]()
    },
  }
}
