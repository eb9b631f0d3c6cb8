export * from './bus/memory/bus.memory.js'
export { openLmdbDatabase, type LmdbDatabaseOptions } from './store/lmdb/store.lmdb.js'
export { BackupUnusable } from './platform/backup/manifest.js'
export { restoreBackup, verifyBackup, type Restored } from './platform/backup/restore-backup.js'
export { BackupRefused } from './platform/backup/backup-refused.js'
export { lockForBackup, takeBackup, type TakenBackup } from './platform/backup/take-backup.js'
export { eventsOnTheBus } from './platform/migration/events-on-the-bus.js'
export { openStoredDocuments } from './platform/migration/stored-documents.lmdb.js'
export {
  checkFolder,
  keepBackup,
  type KeepBackupOptions,
  type TakenAndKept,
} from './platform/backup/keep-backup.js'
export { localBackup } from './platform/backup/local-backup.js'
export { openBackup } from './platform/backup/opened-backup.js'
export { copyToBucket } from './platform/backup/copy-to-bucket.js'
export { requireRoom } from './platform/backup/room.js'
export { fillStore } from './platform/migration/fill-store.lmdb.js'
