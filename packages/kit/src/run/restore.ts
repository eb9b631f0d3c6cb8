import { refuseMongo, runOperatorCommand } from '../platform/backup/operator-command.js'
import { openBackup } from '../platform/backup/opened-backup.js'
import { restoreBackup, verifyBackup } from '../platform/backup/restore-backup.js'
import { RestoreConfig } from '../platform/config/backup-config.js'
import { loadConfig } from '../base/config/config.js'

await runOperatorCommand(async () => {
  const { DATA_DIR, MONGODB_URI, FROM, FORCE, CHECK, BACKUP_IDENTITY: identity } = loadConfig(RestoreConfig)
  refuseMongo(
    MONGODB_URI,
    'Restore into an empty DATA_DIR without MONGODB_URI, then run make reconcile and make migrate.',
  )
  await using backup = await openBackup(FROM, { identity, nextTo: DATA_DIR })
  if (CHECK) {
    const { takenAt, release = 'before 0.2', files } = await verifyBackup(backup.folder)
    return `${FROM} is complete: ${files.length} files, as of ${takenAt}, release ${release}. Nothing was changed.`
  }
  const { manifest, setAside } = await restoreBackup(backup.folder, DATA_DIR, { force: FORCE !== undefined })
  const before = setAside === undefined ? '' : ` What was there is in ${setAside}.`
  return `${DATA_DIR} is as it was at ${manifest.takenAt}.${before} Now run: make reconcile`
})
