import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { localBackup } from '@thumbfolio/kit/lmdb'
import { EnginesRestoreConfig, runOperatorCommand } from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'
import { embeddedEnvironment } from './config.js'
import { restoreToEngines } from './restore-to-engines.js'

/** `make restore` with MONGODB_URI: a backup into empty engines. No service may run. */
await runOperatorCommand(async () => {
  const environment = embeddedEnvironment(serviceEnvironment())
  const config = loadConfig(EnginesRestoreConfig, environment)
  const { FROM, BACKUP_DIR: folder, BACKUP_IDENTITY: identity } = config
  const log = createLog({ name: 'restore', level: 'error' })
  await using backup = await localBackup(FROM, { bucket: config, folder })
  return restoreToEngines(backup.path, { folder, identity, environment, log })
})
