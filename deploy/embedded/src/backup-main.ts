import { createLog, loadConfig, type Logger } from '@thumbfolio/kit/base'
import { copyToBucket } from '@thumbfolio/kit/lmdb'
import { backupDatabase, connectMongo, recordBackup } from '@thumbfolio/kit/mongo'
import {
  backupBucketOf,
  backupsIn,
  keptBackupConfig,
  newestCopyTakenAt,
  newestOf,
  refuseHalfBackupBucket,
  runOperatorCommand,
  sizeOfBackup,
} from '@thumbfolio/kit/run'
import { serviceEnvironment } from '@thumbfolio/start'
import { z } from 'zod'
import { backupEngines } from './backup-engines.js'
import { embeddedEnvironment } from './config.js'

const Config = z
  .object({
    ...keptBackupConfig,
    BACKUP_DIR: z.string({ error: 'name a folder for the backups: make backup BACKUP_DIR=/backups' }),
    COPY: z.enum(['1']).optional(),
  })
  .superRefine(refuseHalfBackupBucket)
type Config = z.infer<typeof Config>

/** `make backup` with MONGODB_URI: a backup of a product on engines, copied to a bucket where one is named. */
await runOperatorCommand(async () => {
  const environment = embeddedEnvironment(serviceEnvironment())
  const config = loadConfig(Config, environment)
  const log = createLog({ name: 'backup', level: 'error' })
  const said = config.COPY === undefined ? [await takeBackup(config, environment, log)] : []
  await record(config, environment, log)
  const bucket = backupBucketOf(config)
  if (bucket === undefined) return said.join(' ')
  const copied = await copyToBucket(config.BACKUP_DIR, bucket)
  await record(config, environment, log)
  return [...said, copied].join(' ')
})

async function takeBackup(config: Config, environment: NodeJS.ProcessEnv, log: Logger): Promise<string> {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep, BACKUP_RECIPIENT: recipient } = config
  const startedAt = performance.now()
  const { path, sizeBytes } = await backupEngines(environment, { folder, keep, recipient }, log)
  const seconds = (performance.now() - startedAt) / 1_000
  return `${path} is a complete backup: ${(sizeBytes / 2 ** 20).toFixed(1)} MiB, ${seconds.toFixed(1)} s.`
}

/** Where auth reads it for the metrics. A backup does not fail without it: `BackupMissing` fires. */
async function record(config: Config, environment: NodeJS.ProcessEnv, log: Logger): Promise<void> {
  const newest = newestOf(await backupsIn(config.BACKUP_DIR), Date.now())
  if (!newest) return
  const copyTakenAt = await newestCopyTakenAt(config.BACKUP_DIR)
  try {
    await using mongo = await connectMongo({
      uri: environment['MONGODB_URI'] ?? '',
      service: backupDatabase,
      log,
    })
    await recordBackup(mongo, {
      takenAt: new Date(newest.takenAt),
      sizeBytes: await sizeOfBackup(newest),
      ...(config.BACKUP_S3_BUCKET !== undefined && {
        copyTakenAt: copyTakenAt === 0 ? null : new Date(copyTakenAt),
      }),
    })
  } catch (error) {
    log.error({ err: error }, 'the backup is complete, but its age could not be recorded in MongoDB')
  }
}
