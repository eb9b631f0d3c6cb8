import { z } from 'zod'
import { refuse } from '../../base/config/config.js'
import type { S3Address } from '../../blobs/connect-s3.js'
import { s3AddressOf, s3Config } from './s3-config.js'

/** Another place for the backups: a bucket, best of another provider than the data. */
export const backupBucketConfig = {
  BACKUP_S3_BUCKET: s3Config.S3_BUCKET.describe(
    'Copies each backup to this bucket of object storage, which no other product may share; needs BACKUP_RECIPIENT, because only encrypted ones leave the machine',
  ),
  BACKUP_S3_ENDPOINT: s3Config.S3_ENDPOINT.describe('Where it answers; default: Amazon'),
  BACKUP_S3_REGION: s3Config.S3_REGION.describe('Its region; default: us-east-1 with BACKUP_S3_ENDPOINT'),
  BACKUP_S3_ACCESS_KEY_ID: s3Config.S3_ACCESS_KEY_ID.describe('Key for it; default: what the AWS SDK finds'),
  BACKUP_S3_SECRET_ACCESS_KEY: s3Config.S3_SECRET_ACCESS_KEY.describe(
    'The secret of BACKUP_S3_ACCESS_KEY_ID',
  ),
  BACKUP_S3_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(30)
    .describe('How many backups stay in the bucket; older ones are deleted after a new one is there'),
}

export type BackupBucketVariables = {
  [K in keyof typeof backupBucketConfig]?: z.infer<(typeof backupBucketConfig)[K]>
}

/** Where backups are copied to. */
export interface BackupBucket {
  readonly address: S3Address
  readonly keep: number
}

/** Undefined where no bucket is chosen. */
export function backupBucketOf(config: BackupBucketVariables): BackupBucket | undefined {
  const address = s3AddressOf({
    S3_BUCKET: config.BACKUP_S3_BUCKET,
    S3_ENDPOINT: config.BACKUP_S3_ENDPOINT,
    S3_REGION: config.BACKUP_S3_REGION,
    S3_ACCESS_KEY_ID: config.BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: config.BACKUP_S3_SECRET_ACCESS_KEY,
  })
  return address && { address, keep: config.BACKUP_S3_KEEP ?? 30 }
}

/** Refuses variables of the bucket that contradict each other. */
export function refuseHalfBackupBucket(
  config: BackupBucketVariables & { BACKUP_RECIPIENT?: string | undefined; BACKUP_DIR?: string | undefined },
  context: z.RefinementCtx,
): void {
  const { BACKUP_S3_ACCESS_KEY_ID: key, BACKUP_S3_SECRET_ACCESS_KEY: secret } = config
  if (config.BACKUP_S3_BUCKET === undefined) {
    if (config.BACKUP_S3_ENDPOINT !== undefined)
      refuse(context, 'BACKUP_S3_BUCKET', 'required where BACKUP_S3_ENDPOINT is set')
    return
  }
  if (config.BACKUP_DIR === undefined)
    refuse(context, 'BACKUP_DIR', 'required with BACKUP_S3_BUCKET: backups are made there, then copied')
  if (config.BACKUP_RECIPIENT === undefined)
    refuse(context, 'BACKUP_RECIPIENT', 'required with BACKUP_S3_BUCKET: only encrypted backups are copied')
  if ((key === undefined) !== (secret === undefined))
    refuse(
      context,
      key === undefined ? 'BACKUP_S3_ACCESS_KEY_ID' : 'BACKUP_S3_SECRET_ACCESS_KEY',
      'required with the other one of key and secret',
    )
}
