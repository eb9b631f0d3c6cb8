import { z } from 'zod'
import { ConfigError, loadConfig } from '../base/config/config.js'
import { createLog, type Logger } from '../base/log/log.js'
import { closeInTime } from '../base/time/close-in-time.js'
import { observeProcess } from '../base/telemetry/process-metrics.js'
import { startTelemetry } from '../base/telemetry/start-telemetry.js'
import { requireEngines } from '../platform/config/platform-config.js'
import { keepFilesPrivate } from '../platform/keep-files-private.js'
import { migrateFlag, migrateService } from './migrate-service.js'
import { serve } from './serve.js'
import type { Service } from './service.js'

interface RunnableConfig {
  readonly PORT: number
  readonly HOST: string
  readonly LOG_LEVEL: string
}

/** `node dist/main.js --check-config`: parses the environment as a start does, prints the mistakes and ends the process. */
export const checkConfigFlag = '--check-config'

/** A process that `run` runs has ended so long after the signal, in ms, whatever hangs. */
export const stopLimitMs = 10_000
/** Drain (3.5 s), relay (1 s) and bus (4 s) at their longest; the rest has what these leave, and 1 s is for telemetry. */
const closesWithinMs = stopLimitMs - 1_500

/**
 * Runs one service as a process: config, telemetry under `name`, listen, start; SIGTERM and SIGINT drain and stop it
 * within `stopLimitMs`, even if something hangs. With `--migrate` it creates indexes and topics instead, with
 * `--check-config` it only reads the configuration; then it exits.
 * An invalid configuration, or unreachable engines, are printed in full, and the process exits with
 * status 78 (EX_CONFIG).
 */
export async function run<S extends z.ZodType<RunnableConfig>>(
  create: (config: z.output<S>, log: Logger) => Promise<Service>,
  schema: S,
  name: string | ((config: z.output<S>) => string),
): Promise<void> {
  keepFilesPrivate()
  const config = configOrExit(schema)
  if (process.argv.includes(checkConfigFlag)) process.exit(0)
  const log = createLog({ name: 'boot', level: config.LOG_LEVEL })
  if (process.argv.includes(migrateFlag)) {
    await migrateService(await create(config, log).catch(exitWhereUnfit), log)
    return
  }
  const telemetry = await startTelemetry(typeof name === 'string' ? name : name(config), log)
  observeProcess()
  const service = await create(config, log).catch(exitWhereUnfit)
  const served = await serve(service, { port: config.PORT, host: config.HOST, log })
  log.info({ url: served.url }, `${service.name} listens`)
  onStopSignal(async () => {
    await closeInTime({ [service.name]: served }, { withinMs: closesWithinMs, log })
    await telemetry[Symbol.asyncDispose]()
  })
}

/** Calls `stop` once, at the first SIGTERM or SIGINT, and ends the process when it is done; a second signal ends it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false
  const handle = () => {
    if (stopping) process.exit(1)
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}

/** Adds `requireEngines` to the schema of a service in its own process. */
function withEngines<S extends z.ZodType>(schema: S): S {
  const named = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return schema.superRefine((config, context) =>
    requireEngines(named, config as Readonly<Record<string, unknown>>, context),
  )
}

function configOrExit<S extends z.ZodType>(schema: S): z.output<S> {
  try {
    return loadConfig(withEngines(schema))
  } catch (error) {
    return exitWhereUnfit(error)
  }
}

function exitWhereUnfit(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(78)
}
