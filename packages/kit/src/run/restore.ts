import { rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { refuseMongo, runOperatorCommand } from '../platform/backup/operator-command.js'
import { openBackup } from '../platform/backup/opened-backup.js'
import { restoreBackup, verifyBackup } from '../platform/backup/restore-backup.js'
import { RestoreConfig } from '../platform/config/backup-config.js'
import { backupBucketOf } from '../platform/config/backup-bucket-config.js'
import { ConfigError, loadConfig } from '../base/config/config.js'

await runOperatorCommand(async () => {
  const config = loadConfig(RestoreConfig)
  const { DATA_DIR, MONGODB_URI, FROM, FORCE, CHECK, BACKUP_IDENTITY: identity } = config
  refuseMongo(
    MONGODB_URI,
    'Restore into an empty DATA_DIR without MONGODB_URI, then run make reconcile and make migrate.',
  )
  await using local = await localBackup(FROM, config)
  await using backup = await openBackup(local.path, { identity, nextTo: DATA_DIR })
  if (CHECK) {
    const { takenAt, release, files } = await verifyBackup(backup.folder)
    return `${FROM} is complete: ${files.length} files, as of ${takenAt}, release ${release}. Nothing was changed.`
  }
  const { manifest, setAside } = await restoreBackup(backup.folder, DATA_DIR, { force: FORCE !== undefined })
  const before = setAside === undefined ? '' : ` What was there is in ${setAside}.`
  return `${DATA_DIR} is as it was at ${manifest.takenAt}.${before} Now run: make reconcile`
})

/** A backup of the bucket is fetched next to DATA_DIR, and deleted afterwards. */
async function localBackup(
  from: string,
  config: RestoreConfig,
): Promise<AsyncDisposable & { readonly path: string }> {
  const [, name] = /^s3:(.+)$/.exec(from) ?? []
  if (name === undefined) return { path: from, async [Symbol.asyncDispose]() {} }
  const bucket = backupBucketOf(config)
  if (!bucket) throw new ConfigError('BACKUP_S3_BUCKET: required with FROM=s3:...')
  const { fetchBackup } = await import('../platform/backup/backup-bucket.js')
  const path = await fetchBackup(name, bucket, dirname(resolve(config.DATA_DIR)))
  return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) }
}
