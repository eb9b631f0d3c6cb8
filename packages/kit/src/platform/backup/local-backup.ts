import { rm } from 'node:fs/promises'
import { ConfigError } from '../../base/config/config.js'
import { backupBucketOf, type BackupBucketVariables } from '../config/backup-bucket-config.js'

/** A backup on this machine. */
export interface LocalBackup extends AsyncDisposable {
  readonly path: string
}

/**
 * Fetches `s3:NAME` or `s3:latest` from the bucket into a folder; disposing deletes it there. Any other name is a path.
 * @throws ConfigError without a bucket, S3Unavailable, BackupRefused
 */
export async function localBackup(
  from: string,
  { bucket: variables, folder }: { bucket: BackupBucketVariables; folder: string },
): Promise<LocalBackup> {
  const [, name] = /^s3:(.+)$/.exec(from) ?? []
  if (name === undefined) return { path: from, async [Symbol.asyncDispose]() {} }
  const bucket = backupBucketOf(variables)
  if (!bucket) throw new ConfigError('BACKUP_S3_BUCKET: required with FROM=s3:...')
  const { fetchBackup } = await import('./backup-bucket.js')
  const path = await fetchBackup(name, bucket, folder)
  return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) }
}
