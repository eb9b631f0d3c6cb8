import { join } from 'node:path'
import { authInternalRoutes, mountPath, routes, type ServiceName } from '@thumbfolio/contracts'
import type { Blobs } from '../blobs/blobs.js'
import { openFileBlobs } from '../blobs/blobs.file.js'
import type { Bus } from '../bus/bus.js'
import { openMemoryBus } from '../bus/bus.memory.js'
import { startRelay } from '../bus/relay.js'
import type { PlatformConfig } from '../config/platform-config.js'
import { createServiceClient, type ServiceClient } from '../http/service-client.js'
import type { Limits } from '../limits/limits.js'
import { memoryLimits } from '../limits/limits.memory.js'
import { createLog, type Logger } from '../log/log.js'
import { startSweep } from '../run/sweep.js'
import type { Revocations } from '../sessions/revocations.js'
import { memoryRevocations } from '../sessions/revocations.memory.js'
import { createSessions, type Sessions, type SessionsOptions } from '../sessions/sessions.js'
import { openLmdbDatabase } from '../store/store.lmdb.js'
import type { Database } from '../store/store.js'
import { currentTraceparent } from '../telemetry/trace.js'

/** The engines and connections a service stands on. Which adapter serves is chosen here, from the environment alone. */
export interface Platform extends AsyncDisposable {
  readonly name: ServiceName
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly database: Database
  readonly blobs: Blobs
  readonly bus: Bus
  readonly limits: Limits
  readonly revocations: Revocations
  readonly sessions: Sessions
  readonly peers: ServiceClient
  /** Starts the bus, if it is this service's own, and the relay of the outbox. */
  start(): Promise<void>
}

/** What a process with several services shares, and what tests replace. A given part is not disposed here. */
export interface PlatformParts {
  readonly bus?: Bus
  readonly revocations?: Revocations
  readonly limits?: Limits
  readonly now?: () => number
  readonly log?: Logger
  /** Lays something over the database: a test that ends the process at a commit. */
  readonly wrapDatabase?: (database: Database) => Database
  /** How auth itself answers what the others ask it for. */
  readonly identity?: Pick<SessionsOptions, 'keys' | 'truth'>
}

const purgeEveryMs = 3_600_000

/** Opens the engines of one service. Its directory under DATA_DIR must not be open elsewhere. */
export async function openPlatform(
  name: ServiceName,
  config: PlatformConfig,
  parts: PlatformParts = {},
): Promise<Platform> {
  const now = parts.now ?? Date.now
  const log = parts.log?.child({ name }) ?? createLog({ name, level: config.LOG_LEVEL })
  const directory = join(config.DATA_DIR, name)
  const opened = openLmdbDatabase({
    path: join(directory, 'store'),
    source: name,
    now,
    traceparent: currentTraceparent,
  })
  const database = parts.wrapDatabase?.(opened) ?? opened
  const blobs = await openFileBlobs(join(directory, 'blobs'))
  const bus = parts.bus ?? openMemoryBus({ path: join(directory, 'bus'), now, log })
  const limits = parts.limits ?? memoryLimits()
  const revocations = parts.revocations ?? memoryRevocations(now)
  const peers = createServiceClient({ from: name, secret: config.SERVICE_SECRET, urls: addresses(config) })
  const sessions = createSessions({ ...(parts.identity ?? askAuth(config, peers)), revocations, now })
  const started: AsyncDisposable[] = []

  return {
    ...{ name, log, now, database, blobs, bus, limits, revocations, sessions, peers },
    async start() {
      if (!parts.bus) await bus.start()
      const purge = startSweep({
        name: 'purge-tombstones',
        everyMs: purgeEveryMs,
        log,
        sweep: async () => void (await database.purgeTombstones()),
      })
      started.push(startRelay({ outbox: database.outbox, bus, log, service: name }), purge)
      purge.wake()
    },
    async [Symbol.asyncDispose]() {
      for (const part of started) await part[Symbol.asyncDispose]()
      if (!parts.bus) await bus[Symbol.asyncDispose]()
      await blobs[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

const addresses = (config: PlatformConfig): Record<ServiceName, string> => ({
  auth: config.AUTH_URL,
  resume: config.RESUME_URL,
  payment: config.PAYMENT_URL,
  generator: config.GENERATOR_URL,
  dashboard: config.DASHBOARD_URL,
  support: config.SUPPORT_URL,
})

/** Everybody but auth fetches the public keys, and asks auth about one session where the cache cannot tell. */
export function askAuth(
  config: Pick<PlatformConfig, 'AUTH_URL'>,
  peers: ServiceClient,
): Pick<SessionsOptions, 'keys' | 'truth'> {
  return {
    keys: async () => {
      const response = await fetch(config.AUTH_URL + mountPath(routes.jwks), {
        signal: AbortSignal.timeout(5_000),
      })
      return routes.jwks.answers[200].parse(await response.json()).keys
    },
    truth: (id) => peers.call(authInternalRoutes.session, { params: { id } }),
  }
}
