import { BackupNotCopied } from './backup-refused.js'
import type { BackupBucket } from '../config/backup-bucket-config.js'

/**
 * Copies the backups of a folder that the bucket lacks; says so in a sentence. The client of S3 is loaded only here.
 * @throws BackupNotCopied
 */
export async function copyToBucket(folder: string, bucket: BackupBucket): Promise<string> {
  const { copyBackups } = await import('./backup-bucket.js')
  const names = await copyBackups(folder, bucket).catch((cause: unknown) => {
    throw new BackupNotCopied(cause instanceof Error ? cause.message : String(cause), { cause })
  })
  return names.length === 0
    ? 'The bucket has every backup already.'
    : `Copied to the bucket: ${names.join(', ')}.`
}
