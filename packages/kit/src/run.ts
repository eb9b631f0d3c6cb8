export { redisConfig } from './platform/config/engine-config.js'
export {
  BackupCheckConfig,
  dailyBackupConfig,
  type DailyBackupConfig,
  EnginesRestoreConfig,
  keptBackupConfig,
  KeptBackupConfig,
} from './platform/config/backup-config.js'
export { checkGauges, isCheckDue, lastCheck, recordCheck } from './platform/access/backup-check-record.js'
export {
  backupBucketConfig,
  backupBucketOf,
  refuseHalfBackupBucket,
} from './platform/config/backup-bucket-config.js'
export * from './platform/config/platform-config.js'
export { runOperatorCommand } from './platform/backup/operator-command.js'
export { backupsIn, newestCopyTakenAt, newestOf, sizeOfBackup } from './platform/backup/kept-backups.js'
export * from './platform/data-directory.js'
export { dataReleases } from './platform/data-release.js'
export * from './platform/keep-files-private.js'
export * from './platform/kept-stores/kept-stores.js'
export * from './platform/mail/mail-template.js'
export * from './platform/mail/mailer.js'
export * from './platform/mail/mailer.smtp.js'
export { openRedisAlone } from './platform/open-engines.js'
export * from './platform/open-shared.js'
export * from './platform/platform.js'
export * from './platform/readiness.js'
export * from './platform/service-clients.js'
export * from './platform/temporary-directory.js'
export * from './run/run.js'
export * from './run/serve.js'
export * from './run/service.js'
export * from './platform/open-store-for-tool.js'
export { s3AddressOf } from './platform/config/s3-config.js'
export * from './run/product-files.js'
export { RedriveConfig } from './run/redrive-config.js'
export * from './run/with-dead-letters.js'
