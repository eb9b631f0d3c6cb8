import { refuseMongo, runOperatorCommand } from '../platform/backup/operator-command.js'
import { keepBackup } from '../platform/backup/keep-backup.js'
import { sizeOfFiles } from '../platform/backup/manifest.js'
import { takeBackup } from '../platform/backup/take-backup.js'
import { BackupConfig } from '../platform/config/backup-config.js'
import { copyToBucket } from '../platform/backup/copy-to-bucket.js'
import { backupBucketOf } from '../platform/config/backup-bucket-config.js'
import { loadConfig } from '../base/config/config.js'

const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`

await runOperatorCommand(async () => {
  const config = loadConfig(BackupConfig)
  const { DATA_DIR, MONGODB_URI, TO, BACKUP_DIR: folder, BACKUP_KEEP: keep } = config
  refuseMongo(MONGODB_URI, 'Run make backup BACKUP_DIR=/backups: it backs up MongoDB.')
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
  const bucket = backupBucketOf(config)
  if (config.COPY !== undefined) return copyToBucket(folder!, bucket!)
  if (TO === undefined) {
    const taken = await keepBackup(DATA_DIR, { folder: folder!, keep, recipient: config.BACKUP_RECIPIENT })
    const said = `${taken.path} is a complete backup of ${DATA_DIR}: ${mib(taken.sizeBytes)}, ${seconds()}.`
    return bucket ? `${said} ${await copyToBucket(folder!, bucket)}` : said
  }
  const { manifest } = await takeBackup(DATA_DIR, TO)
  const size = mib(sizeOfFiles(manifest.files))
  return `${TO} is a complete backup of ${DATA_DIR} as of ${manifest.takenAt}: ${manifest.files.length} files, ${size}, ${seconds()}.`
})
