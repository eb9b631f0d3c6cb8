import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { keptBackupConfig, runOperatorCommand } from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'
import { z } from 'zod'
import { backupEngines } from './backup-engines.js'
import { embeddedEnvironment } from './config.js'

const Config = z.object({
  ...keptBackupConfig,
  BACKUP_DIR: z.string({ error: 'name a folder for the backups: make backup BACKUP_DIR=/backups' }),
})

/** `make backup` with MONGODB_URI: a backup of a product on engines. */
await runOperatorCommand(async () => {
  const environment = embeddedEnvironment(serviceEnvironment())
  const config = loadConfig(Config, environment)
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep, BACKUP_RECIPIENT: recipient } = config
  const log = createLog({ name: 'backup', level: 'error' })
  const startedAt = performance.now()
  const { path, sizeBytes } = await backupEngines(environment, { folder, keep, recipient }, log)
  const seconds = (performance.now() - startedAt) / 1_000
  return `${path} is a complete backup: ${(sizeBytes / 2 ** 20).toFixed(1)} MiB, ${seconds.toFixed(1)} s.`
})
