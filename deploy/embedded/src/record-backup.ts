import type { Logger } from '@thumbfolio/kit/base'
import { backupDatabase, connectMongo, recordBackup } from '@thumbfolio/kit/mongo'
import {
  backupsIn,
  lastCheck,
  newestCopyTakenAt,
  newestOf,
  sizeOfBackup,
  type KeptBackupConfig,
} from '@thumbfolio/kit/run'

/** Records in MongoDB what auth reports as metrics. A backup does not fail without it: `BackupMissing` fires. */
export async function recordInMongo(uri: string, config: KeptBackupConfig, log: Logger): Promise<void> {
  const { BACKUP_DIR: folder, BACKUP_S3_BUCKET, BACKUP_CHECK_DAYS } = config
  const newest = newestOf(await backupsIn(folder), Date.now())
  if (!newest) return
  const copyTakenAt = await newestCopyTakenAt(folder)
  try {
    await using mongo = await connectMongo({ uri, service: backupDatabase, log })
    await recordBackup(mongo, {
      takenAt: new Date(newest.takenAt),
      sizeBytes: await sizeOfBackup(newest),
      ...(BACKUP_S3_BUCKET !== undefined && {
        copyTakenAt: copyTakenAt === 0 ? null : new Date(copyTakenAt),
      }),
      ...(BACKUP_CHECK_DAYS > 0 && { check: await lastCheck(folder) }),
    })
  } catch (error) {
    log.error({ err: error }, 'the backup is complete, but its age could not be recorded in MongoDB')
  }
}
