import { refuseMongo, runOperatorCommand } from '../platform/backup/operator-command.js'
import { takeBackup } from '../platform/backup/take-backup.js'
import { BackupConfig } from '../platform/config/backup-config.js'
import { loadConfig } from '../base/config/config.js'

await runOperatorCommand(async () => {
  const { DATA_DIR, MONGODB_URI, TO } = loadConfig(BackupConfig)
  refuseMongo(MONGODB_URI, 'backup')
  const startedAt = performance.now()
  const { manifest } = await takeBackup(DATA_DIR, TO)
  const mib = manifest.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 2 ** 20
  const seconds = (performance.now() - startedAt) / 1_000
  return `${TO} is a complete backup of ${DATA_DIR} as of ${manifest.takenAt}: ${manifest.files.length} files, ${mib.toFixed(1)} MiB, ${seconds.toFixed(1)} s.`
})
