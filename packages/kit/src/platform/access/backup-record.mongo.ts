import { z } from 'zod'
import { observe } from '../../base/telemetry/metrics.js'
import { checkGauges, CheckRecord } from './backup-check-record.js'
import type { MongoConnection } from '../../store/mongo/connect-mongo.js'

/** Whose database the record is in: the tool writes it, and `backupObserver` reads it. */
export const backupDatabase = 'backup'

/** The service that reports on the backups of all. Its user of MongoDB may read the record. */
export const backupObserver = 'auth'

const id = 'newest'
const collectionName = 'backups'

const BackupRecord = z.object({
  takenAt: z.date(),
  sizeBytes: z.number(),
  /** Of the newest backup in the other place; null before the first one is there. Absent without another place. */
  copyTakenAt: z.date().nullable().optional(),
  /** Absent where backups are not checked. */
  check: CheckRecord.optional(),
})
export type BackupRecord = z.infer<typeof BackupRecord>

/** What the tool knows after a backup; `connection` is to the database `backupDatabase`. */
export async function recordBackup({ db }: Pick<MongoConnection, 'db'>, record: BackupRecord): Promise<void> {
  await db.collection<{ _id: string }>(collectionName).replaceOne({ _id: id }, record, { upsert: true })
}

/** Undefined before the first backup, and where this user may not read the record. */
export async function readBackupRecord(
  connection: Pick<MongoConnection, 'databaseOf'>,
): Promise<BackupRecord | undefined> {
  const records = connection.databaseOf(backupDatabase).collection<{ _id: string }>(collectionName)
  return BackupRecord.safeParse(await records.findOne({ _id: id }).catch(() => undefined)).data
}

/** Reports the newest backup of the engines. Without a record nothing is reported, and `BackupMissing` fires. */
export function observeBackups(connection: MongoConnection, now: () => number): () => void {
  const record = async () => {
    const found = await readBackupRecord(connection)
    if (!found) throw new Error('There is no backup.')
    return found
  }
  const ageSeconds = (takenAt: Date | null) => (now() - (takenAt?.getTime() ?? 0)) / 1_000
  const check = async () => {
    const found = (await record()).check
    if (!found) throw new Error('Backups are not checked.')
    return checkGauges(found, now())
  }
  const stops = [
    observe('thumbfolio.backup.age', {}, async () => ageSeconds((await record()).takenAt)),
    observe('thumbfolio.backup.size', {}, async () => (await record()).sizeBytes),
    observe('thumbfolio.backup.copy.age', {}, async () => {
      const { copyTakenAt } = await record()
      if (copyTakenAt === undefined) throw new Error('There is no other place.')
      return ageSeconds(copyTakenAt)
    }),
    observe('thumbfolio.backup.check.age', {}, async () => (await check()).ageSeconds),
    observe('thumbfolio.backup.check.failed', {}, async () => (await check()).failed),
  ]
  return () => stops.forEach((stop) => stop())
}
