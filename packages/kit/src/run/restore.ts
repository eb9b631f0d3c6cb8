import { dirname, resolve } from 'node:path'
import { loadConfig } from '../base/config/config.js'
import { localBackup } from '../platform/backup/local-backup.js'
import { openBackup } from '../platform/backup/opened-backup.js'
import { refuseMongo, runOperatorCommand } from '../platform/backup/operator-command.js'
import { restoreBackup, verifyBackup } from '../platform/backup/restore-backup.js'
import { RestoreConfig } from '../platform/config/backup-config.js'

await runOperatorCommand(async () => {
  const config = loadConfig(RestoreConfig)
  const { DATA_DIR, MONGODB_URI, FROM, FORCE, CHECK, BACKUP_IDENTITY: identity } = config
  if (!CHECK)
    refuseMongo(MONGODB_URI, 'docs/runbooks/database-restored.md says how a backup gets back into them.')
  await using local = await localBackup(FROM, { bucket: config, folder: dirname(resolve(DATA_DIR)) })
  await using backup = await openBackup(local.path, { identity, nextTo: DATA_DIR })
  if (CHECK) {
    const { takenAt, release, files } = await verifyBackup(backup.folder)
    return `${FROM} is complete: ${files.length} files, as of ${takenAt}, release ${release}. Nothing was changed.`
  }
  const { manifest, setAside } = await restoreBackup(backup.folder, DATA_DIR, { force: FORCE !== undefined })
  const before = setAside === undefined ? '' : ` What was there is in ${setAside}.`
  return `${DATA_DIR} is as it was at ${manifest.takenAt}.${before} Now run: make reconcile`
})
