import { refuseMongo, runOperatorCommand } from '../platform/backup/operator-command.js'
import { restoreBackup, verifyBackup } from '../platform/backup/restore-backup.js'
import { RestoreConfig } from '../platform/config/backup-config.js'
import { loadConfig } from '../base/config/config.js'

await runOperatorCommand(async () => {
  const { DATA_DIR, MONGODB_URI, FROM, FORCE, CHECK } = loadConfig(RestoreConfig)
  refuseMongo(MONGODB_URI, 'restore')
  if (CHECK) {
    const { takenAt, files } = await verifyBackup(FROM)
    return `${FROM} is whole: ${files.length} files, as of ${takenAt}. Nothing was changed.`
  }
  const { manifest, setAside } = await restoreBackup(FROM, DATA_DIR, { force: FORCE !== undefined })
  const before = setAside === undefined ? '' : ` What was there is in ${setAside}.`
  return `${DATA_DIR} is as it was at ${manifest.takenAt}.${before} Now run: make reconcile`
})
