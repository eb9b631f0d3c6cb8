import { ConfigError } from '../base/config/config.js'
import { EngineUnavailable } from '../base/errors/engine-unavailable.js'
import type { Logger } from '../base/log/log.js'
import type { Service } from './service.js'

/** `node dist/main.js --migrate`: what a deployment runs before it replaces the processes of a release. */
export const migrateFlag = '--migrate'

/** EX_UNAVAILABLE and EX_CONFIG. */
const exitStatus = { done: 0, unavailable: 69, config: 78 }

/**
 * Creates the indexes and topics that are missing, disposes the service and ends the process: status 0 when all are
 * there, 69 when an engine stopped answering, 78 when it refuses the configuration. Any number may run at once, also
 * beside the service.
 */
export async function migrateService(service: Service, log: Logger): Promise<never> {
  let status = exitStatus.done
  try {
    await service.migrate?.()
    log.info({ service: service.name }, 'indexes and topics are there')
  } catch (error) {
    status = error instanceof ConfigError ? exitStatus.config : exitStatus.unavailable
    if (!(error instanceof ConfigError) && !(error instanceof EngineUnavailable)) throw error
    process.stderr.write(`${error.message}\n`)
  } finally {
    await service[Symbol.asyncDispose]()
  }
  process.exit(status)
}
