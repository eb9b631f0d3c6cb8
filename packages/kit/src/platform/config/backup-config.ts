import { z } from 'zod'
import { refuse } from '../../base/config/config.js'
import { backupBucketConfig, refuseHalfBackupBucket } from './backup-bucket-config.js'
import { engineConfig } from './engine-config.js'

const dataDirectory = z.string().default('./.data').describe('Where the embedded engines keep their files')

const isRecipient = (text: string): boolean => /^age1[0-9a-z]{20,2000}$/.test(text)

/** Where backups are kept, and how: `make backup` without TO, and the nightly one of the small production. */
export const keptBackupConfig = {
  BACKUP_DIR: z
    .string()
    .optional()
    .describe('Folder of the backups, outside of DATA_DIR and best on another disk'),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(14)
    .describe('How many backups stay in BACKUP_DIR; older ones are deleted after a new one is complete'),
  BACKUP_RECIPIENT: z
    .string()
    .refine(isRecipient, 'must be a public key of age, like age1...; never the secret one')
    .optional()
    .describe('Encrypts each backup for this public key of age; the secret key stays elsewhere'),
  BACKUP_CHECK_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(7)
    .describe('How often a new backup is also restored into an empty place and reconciled there; 0: never'),
  ...backupBucketConfig,
}

/** A backup of each day, by a process that keeps running. */
export const dailyBackupConfig = {
  ...keptBackupConfig,
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in UTC, like 03:00')
    .default('03:00')
    .describe('Time of the daily backup into BACKUP_DIR, in UTC; without BACKUP_DIR there is no backup'),
}

/** With DATA_DIR it is of the embedded product, else of the engines of the environment. */
export type DailyBackupConfig = z.infer<z.ZodObject<typeof dailyBackupConfig>> & {
  readonly DATA_DIR?: string
}

/** What `make backup` with BACKUP_DIR reads. */
export const KeptBackupConfig = z
  .object({
    DATA_DIR: dataDirectory,
    MONGODB_URI: engineConfig.MONGODB_URI,
    ...keptBackupConfig,
    BACKUP_DIR: z.string({
      error:
        'name a folder for the backups: make backup BACKUP_DIR=/backups; or TO, for one that is not encrypted',
    }),
    COPY: z
      .enum(['1'])
      .optional()
      .describe('Takes no backup, and copies those of BACKUP_DIR that the bucket lacks'),
  })
  .superRefine((config, context) => {
    refuseHalfBackupBucket(config, context)
    if (config.COPY !== undefined && config.BACKUP_S3_BUCKET === undefined)
      refuse(context, 'BACKUP_S3_BUCKET', 'required with COPY: where the backups go')
  })
export type KeptBackupConfig = z.infer<typeof KeptBackupConfig>

/** What `make backup` with TO reads. */
export const BackupConfig = z
  .object({
    DATA_DIR: dataDirectory,
    MONGODB_URI: engineConfig.MONGODB_URI,
    BACKUP_RECIPIENT: keptBackupConfig.BACKUP_RECIPIENT,
    TO: z
      .string({ error: 'name a folder that does not exist yet: make backup TO=/backups/monday' })
      .describe('A new folder for one backup, instead of BACKUP_DIR'),
  })
  .superRefine(({ BACKUP_RECIPIENT }, context) => {
    // With a recipient no unencrypted backup is kept.
    if (BACKUP_RECIPIENT !== undefined)
      refuse(context, 'TO', 'is for an unencrypted backup: use BACKUP_DIR with BACKUP_RECIPIENT')
  })

const readBackup = {
  ...backupBucketConfig,
  BACKUP_IDENTITY: z
    .string()
    .refine((text) => /AGE-SECRET-KEY-/.test(text), 'must contain a secret key of age: AGE-SECRET-KEY-1...')
    .optional()
    .describe('The secret key of age of an encrypted backup; best as BACKUP_IDENTITY_FILE'),
}
const from = 'A backup: a folder, an encrypted file, or in the bucket `s3:NAME` or `s3:latest`'

/** What `make backup-check` reads. */
export const BackupCheckConfig = z
  .object({
    ...readBackup,
    FROM: z.string().optional().describe(`${from}; default: the newest one in BACKUP_DIR`),
    BACKUP_DIR: keptBackupConfig.BACKUP_DIR.describe(
      'Where backups are, and where there is room to restore one',
    ),
  })
  .superRefine(({ FROM, BACKUP_DIR }, context) => {
    if (FROM === undefined && BACKUP_DIR === undefined)
      refuse(
        context,
        'FROM',
        'name a backup: make backup-check FROM=/backups/monday; or BACKUP_DIR, for its newest one',
      )
  })

/** What reads a backup into the engines. Its other variables are theirs. */
export const EnginesRestoreConfig = z.object({
  ...readBackup,
  FROM: z.string({ error: 'name a backup: FROM=/data/backups/thumbfolio-20260105T030000Z' }).describe(from),
  BACKUP_DIR: z.string({ error: 'name a folder with room for the decrypted and the restored data' }),
})

/** What `make restore` reads. */
export const RestoreConfig = z.object({
  DATA_DIR: dataDirectory,
  MONGODB_URI: engineConfig.MONGODB_URI,
  ...readBackup,
  FROM: z.string({ error: 'name a backup: make restore FROM=/backups/monday' }).describe(from),
  FORCE: z.enum(['1']).optional().describe('Sets data aside that stand in DATA_DIR'),
  CHECK: z.enum(['1']).optional().describe('Reads every byte of the backup, and changes nothing'),
})
