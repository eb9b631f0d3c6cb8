import { join } from 'node:path'
import { DomainError, type ServiceName } from '@thumbfolio/contracts'
import { sweptBlobs, type SweptBlobs } from '../blobs/swept-blobs.js'
import type { Bus } from '../bus/bus.js'
import { startRelay } from '../bus/relay.js'
import type { PlatformConfig } from './config/platform-config.js'
import type { RouterOptions } from '../http/router.js'
import { createServiceClient, type ServiceClient } from '../http/service-calls/service-client.js'
import { serviceIdentity, type ServiceIdentity } from '../http/service-calls/service-keys.js'
import { createLog, type Logger } from '../base/log/log.js'
import { admitDataRelease } from './data-release.js'
import { lockDataDirectory } from './data-directory.js'
import { startSweep } from '../base/time/sweep.js'
import { createSessions, type SessionsOptions } from '../http/sessions/sessions.js'
import type { Database } from '../store/store.js'
import { closeInTime } from '../base/time/close-in-time.js'
import { backupObserver, observeBackups } from './access/backup-record.mongo.js'
import { openEngines, type RealEngines } from './open-engines.js'
import { openShared, type Shared } from './open-shared.js'
import { openStore } from './open-store.js'
import { askAuth, serviceUrls } from './service-clients.js'
import { observeDisk, observeEngines, requireEngine, type EngineCheck } from './readiness.js'

/** The engines and connections of a service. The environment alone decides which adapter is used. */
export interface Platform extends Shared, AsyncDisposable {
  readonly name: ServiceName
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly database: Database
  readonly blobs: SweptBlobs
  readonly bus: Bus
  /** What the routers of the service check requests by. */
  readonly routerOptions: RouterOptions
  readonly serviceClients: ServiceClient
  /** Who this service is to the others. */
  readonly identity: ServiceIdentity
  /** Creates the indexes and topics that are missing, and starts nothing. Safe while other processes run or do the same. */
  migrate(): Promise<void>
  /** Starts the bus, if it is this service's own, and the relay of the outbox. */
  start(): Promise<void>
  /** @throws DomainError `unavailable` while it starts, or when the store does not answer */
  ready(): Promise<void>
}

/** What a process with several services shares, and what tests replace. A given part is not disposed here. */
export interface PlatformParts extends Partial<Shared> {
  readonly bus?: Bus
  readonly now?: () => number
  readonly log?: Logger
  /** Lays something over the database: a test that ends the process at a commit. */
  readonly wrapDatabase?: (database: Database) => Database
  /** Where the others are, looked up at each call: in one process some listen later than others. Else the config's. */
  readonly urls?: Readonly<Partial<Record<ServiceName, string>>>
  /** How auth itself answers what the others ask it for. */
  readonly identity?: Pick<SessionsOptions, 'keys' | 'truth'>
}

const purgeEveryMs = 3_600_000
/** For each step of a stop but that of the bus, whose members have handlers to end and a group to leave. */
const closeWithinMs = 1_000
const busClosesWithinMs = 4_000

/**
 * Opens the engines of one service; one without its engines keeps files under DATA_DIR, which it takes for itself.
 * @throws EnginesUnavailable when one that is chosen does not answer in time
 * @throws DataDirectoryInUse when another process has that directory, DataDirectoryUnusable when this one may not
 * @throws DataOfNewerRelease when this release cannot work on the data
 */
export async function openPlatform(
  name: ServiceName,
  config: PlatformConfig,
  parts: PlatformParts = {},
): Promise<Platform> {
  const now = parts.now ?? Date.now
  const log = parts.log?.child({ name }) ?? createLog({ name, level: config.LOG_LEVEL })
  const identity = serviceIdentity(name, config, log)
  const directory = join(config.DATA_DIR, name)
  const engines = await openEngines(config, {
    service: name,
    log,
    now,
    withoutBus: parts.bus !== undefined,
    withoutRedis: Boolean(parts.limits && parts.revocations && parts.signals),
  })
  const keepsFiles = !engines.mongo || !(parts.bus || engines.kafka)
  let lock: AsyncDisposable | undefined
  const open = async () => {
    if (keepsFiles) lock = await lockDataDirectory(directory)
    const { mongo, s3 } = engines
    const store = await openStore(name, { mongo, s3, prefix: config.ENGINE_PREFIX, directory, now, log })
    await admitDataRelease(store.database, name).catch(async (error: unknown) => {
      await closeInTime({ ...store }, { withinMs: closeWithinMs, log })
      throw error
    })
    return store
  }
  const openOwnBus = async () => {
    const { openMemoryBus } = await import('../bus/memory/bus.memory.js')
    return openMemoryBus({ path: join(directory, 'bus'), now, log })
  }
  const opened = await open().catch(async (error: unknown) => {
    await closeInTime({ ...engines, lock }, { withinMs: closeWithinMs, log })
    throw error
  })
  const database = parts.wrapDatabase?.(opened.database) ?? opened.database
  const ownBus = parts.bus ? undefined : (engines.kafka ?? (await openOwnBus()))
  const bus = parts.bus ?? ownBus!
  const own = openShared(engines.redis, { now, log })
  const { limits = own.limits, revocations = own.revocations, signals = own.signals } = parts
  const urls = parts.urls ?? serviceUrls(config)
  const serviceClients = createServiceClient({ identity, urls })
  const sessions = createSessions({
    ...(parts.identity ?? askAuth(config, serviceClients)),
    revocations,
    now,
  })
  const started: Record<string, AsyncDisposable> = {}
  const [storeName, checkStore] = storeCheckOf(engines, database)
  const unobserve = [
    observeEngines(checksOf(engines, database), name),
    ...(keepsFiles ? [observeDisk(directory, name)] : []),
    ...(engines.mongo && name === backupObserver ? [observeBackups(engines.mongo, now)] : []),
  ]

  return {
    name,
    log,
    now,
    database,
    blobs: sweptBlobs(opened.blobs, { database, now }),
    bus,
    limits,
    revocations,
    signals,
    serviceClients,
    identity,
    routerOptions: { sessions, identity, publicUrl: config.PUBLIC_URL },
    async migrate() {
      await database.createIndexes()
      await engines.kafka?.createTopics()
    },
    async start() {
      await ownBus?.start()
      const purge = startSweep({
        name: 'purge-tombstones',
        everyMs: purgeEveryMs,
        log,
        sweep: async () => void (await database.purgeTombstones()),
      })
      started['relay'] = startRelay({ outbox: database.outbox, bus, log, service: name })
      started['purge'] = purge
      purge.wake()
    },
    async ready() {
      if (!started['relay']) throw new DomainError('unavailable', { detail: 'Still starting.' })
      await requireEngine(storeName, checkStore)
    },
    async [Symbol.asyncDispose]() {
      const limit = { withinMs: closeWithinMs, log }
      for (const stop of unobserve) stop()
      await closeInTime({ ...started, ...own }, limit)
      await closeInTime({ bus: ownBus }, { withinMs: busClosesWithinMs, log })
      await closeInTime({ blobs: opened.blobs, database }, limit)
      await closeInTime({ mongo: engines.mongo, s3: engines.s3, redis: engines.redis, lock }, limit)
    },
  }
}

const storeCheckOf = ({ mongo }: RealEngines, { outbox }: Database): [string, EngineCheck] =>
  mongo ? ['MongoDB', () => mongo.ping()] : ['the embedded store', () => outbox.pending(1)]

const checksOf = (engines: RealEngines, database: Database): Record<string, EngineCheck> => {
  const { s3, kafka, redis } = engines
  const [store, checkStore] = storeCheckOf(engines, database)
  return {
    [store]: checkStore,
    ...(s3 && { S3: () => s3.ping() }),
    ...(kafka && { Kafka: () => kafka.ready() }),
    ...(redis && { Redis: () => redis.ping() }),
  }
}
