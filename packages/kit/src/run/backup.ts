import { loadConfig } from '../base/config/config.js'
import { sizeOfFiles } from '../platform/backup/manifest.js'
import { refuseMongo, runOperatorCommand } from '../platform/backup/operator-command.js'
import { takeBackup } from '../platform/backup/take-backup.js'
import { BackupConfig } from '../platform/config/backup-config.js'

/** `make backup TO=folder`: one backup of DATA_DIR. A folder of them is `deploy/embedded/dist/backup-main.js`. */
await runOperatorCommand(async () => {
  const { DATA_DIR, MONGODB_URI, TO } = loadConfig(BackupConfig)
  refuseMongo(MONGODB_URI, 'Run make backup BACKUP_DIR=/backups: it backs up MongoDB.')
  const startedAt = performance.now()
  const { manifest } = await takeBackup(DATA_DIR, TO)
  const size = `${(sizeOfFiles(manifest.files) / 2 ** 20).toFixed(1)} MiB`
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  return `${TO} is a complete backup of ${DATA_DIR} as of ${manifest.takenAt}: ${manifest.files.length} files, ${size}, ${seconds} s.`
})
