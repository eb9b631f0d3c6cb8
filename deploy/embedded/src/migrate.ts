import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GeneratorConfig } from '@thumbfolio/generator'
import { ConfigError, loadConfig, type Logger } from '@thumbfolio/kit/base'
import { eventsOnTheBus } from '@thumbfolio/kit/lmdb'
import { kafkaSecurityOf, openKafkaBus } from '@thumbfolio/kit/kafka'
import type { Compared } from '@thumbfolio/kit/mongo'
import { lockDataDirectory } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { migratedFile } from './migrated.js'
import { migrateService } from './migrate-service.js'
import { services } from './services.js'

/** What was moved, by kind; every source equals its target. */
export interface Migrated {
  readonly compared: readonly (Compared & { service: string })[]
  /** The number of events that were published to Kafka. */
  readonly events: number
  /** The number of dead letters that stay in DATA_DIR. */
  readonly left: number
}

const Mark = z.object({ id: z.string(), completedAt: z.string().optional() })

/**
 * Copies all data of a stopped embedded product to MongoDB (or S3) and Kafka, and compares counts and hashes. Safe to stop at
 * any moment and repeat. When it is complete, the embedded product refuses to start on DATA_DIR: two products would continue
 * from the same data.
 * @throws ConfigError when the product runs, an engine is not set, or the target contains other data
 */
export async function migrateToEngines(
  dataDirectory: string,
  given: NodeJS.ProcessEnv,
  log: Logger,
): Promise<Migrated> {
  const environment = targetEnvironment(given)
  await using _stopped = await lockDataDirectory(dataDirectory)
  const file = join(dataDirectory, migratedFile)
  const mark = await markIn(file)
  if (mark.completedAt !== undefined)
    throw new ConfigError(
      `DATA_DIR: ${dataDirectory} was moved to the engines at ${mark.completedAt}. To move it again, drop the databases and delete ${file}.`,
    )
  await keepMark(file, mark)
  // Files that a service creates at its start are discarded.
  const scratch = await mkdtemp(join(tmpdir(), 'thumbfolio-migrate-'))
  try {
    const target = { environment: { ...environment, DATA_DIR: scratch }, id: mark.id, log }
    const compared: (Compared & { service: string })[] = []
    for (const service of services)
      for (const one of await migrateService(service, dataDirectory, target)) {
        const { count, sha256 } = one.source
        if (count !== one.target.count || sha256 !== one.target.sha256)
          throw new Error(
            `${service.name}/${one.what}: ${count} in ${dataDirectory}, and ${one.target.count} with the same content in the target. Run it again.`,
          )
        compared.push({ ...one, service: service.name })
      }
    const { events, left } = await eventsOnTheBus(join(dataDirectory, 'bus'), Date.now())
    await publishAll(events, environment, log)
    await keepMark(file, { ...mark, completedAt: new Date().toISOString() })
    return { compared, events: events.length, left }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Runs last, so that consumers find their documents. A consumer ignores an event that it has already handled. */
async function publishAll(
  events: Awaited<ReturnType<typeof eventsOnTheBus>>['events'],
  environment: NodeJS.ProcessEnv,
  log: Logger,
): Promise<void> {
  if (events.length === 0) return
  const config = loadConfig(GeneratorConfig, environment)
  await using bus = openKafkaBus({
    brokers: config.KAFKA_BROKERS ?? '',
    prefix: config.ENGINE_PREFIX,
    partitions: config.KAFKA_PARTITIONS,
    security: kafkaSecurityOf(config),
    service: 'auth',
    now: Date.now,
    log,
    ...(config.KAFKA_REPLICAS !== undefined && { replicas: config.KAFKA_REPLICAS }),
  })
  for (const event of events) await bus.publish([event])
}

const engines = ['MONGODB_URI', 'KAFKA_BROKERS'] as const

/** The services are created but never started: only the engines of the environment are used, with the replicas of production. */
function targetEnvironment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv & { MONGODB_URI: string } {
  const missing = engines.filter((name) => !given[name])
  if (missing.length > 0)
    throw new ConfigError(
      missing.map((name) => `${name}: required: the engine that the data move to`).join('\n'),
    )
  const replicas = given['KAFKA_REPLICAS'] ?? (given['NODE_ENV'] === 'production' ? '3' : undefined)
  return {
    ...given,
    NODE_ENV: 'development',
    GENERATOR_ROLE: 'all',
    REDIS_URL: undefined,
    PORT: undefined,
    MONGODB_URI: given['MONGODB_URI'] ?? '',
    ...(replicas !== undefined && { KAFKA_REPLICAS: replicas }),
  }
}

async function markIn(file: string): Promise<z.infer<typeof Mark>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? { id: randomUUID() } : Mark.parse(JSON.parse(text))
}

async function keepMark(file: string, mark: z.infer<typeof Mark>): Promise<void> {
  await writeFile(`${file}.part`, `${JSON.stringify(mark, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
