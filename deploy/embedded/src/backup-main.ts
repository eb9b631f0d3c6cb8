import { BackupRefused } from '@thumbfolio/kit/lmdb'
import { ConfigError, createLog, EngineUnavailable, loadConfig } from '@thumbfolio/kit/base'
import { keepFilesPrivate, keptBackupConfig } from '@thumbfolio/kit/run'
import { misconfigured, serviceEnvironment } from '@thumbfolio/start'
import { z } from 'zod'
import { backupEngines } from './backup-engines.js'
import { embeddedEnvironment } from './config.js'

/** EX_UNAVAILABLE. */
const unavailable = 69
const Config = z.object({
  ...keptBackupConfig,
  BACKUP_DIR: z.string({ error: 'name a folder for the backups: make backup BACKUP_DIR=/backups' }),
})

/** `make backup` with MONGODB_URI: a backup of a product on engines. */
async function main(): Promise<void> {
  keepFilesPrivate()
  const environment = embeddedEnvironment(serviceEnvironment())
  const {
    BACKUP_DIR: folder,
    BACKUP_KEEP: keep,
    BACKUP_RECIPIENT: recipient,
  } = loadConfig(Config, environment)
  const log = createLog({ name: 'backup', level: 'error' })
  const startedAt = performance.now()
  const { path, sizeBytes } = await backupEngines(environment, { folder, keep, recipient }, log)
  const seconds = (performance.now() - startedAt) / 1_000
  process.stdout.write(
    `${path} is a complete backup: ${(sizeBytes / 2 ** 20).toFixed(1)} MiB, ${seconds.toFixed(1)} s.\n`,
  )
}

main().catch((error: unknown) => {
  const isExplained = [ConfigError, EngineUnavailable, BackupRefused].some((kind) => error instanceof kind)
  process.stderr.write(
    `${isExplained ? (error as Error).message : String((error as Error).stack ?? error)}\n`,
  )
  process.exit(error instanceof ConfigError ? misconfigured : isExplained ? unavailable : 1)
})
