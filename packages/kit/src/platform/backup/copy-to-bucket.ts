import type { BackupBucket } from '../config/backup-bucket-config.js'

/**
 * Copies the backups of a folder that the bucket lacks; says so in a sentence. The client of S3 is loaded only here.
 * @throws S3Unavailable, BackupRefused
 */
export async function copyToBucket(folder: string, bucket: BackupBucket): Promise<string> {
  const { copyBackups } = await import('./backup-bucket.js')
  const names = await copyBackups(folder, bucket)
  return names.length === 0
    ? 'The bucket has every backup already.'
    : `Copied to the bucket: ${names.join(', ')}.`
}
