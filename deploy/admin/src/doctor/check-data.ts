import { statfs } from 'node:fs/promises'
import { createLog } from '@thumbfolio/kit/base'
import { backupsIn, newestCopyTakenAt, newestOf } from '@thumbfolio/kit/run'
import type { DoctorConfig } from '../config.js'
import { checked, fine, notChecked, wrong, type Finding } from './finding.js'
import type { View } from './own-service.js'

const leastFreeShare = 0.1
/** Backups run daily; the rest of the time is for a slow one. */
const oldestHours = 27
const takeOne = 'Read the log for "the backup failed"; make backup takes one.'

/** Free disk space, and the age of the newest backup and of its copy in the bucket. */
export async function checkData(config: DoctorConfig, view: View, now: number): Promise<readonly Finding[]> {
  const { DATA_DIR, BACKUP_DIR, MONGODB_URI } = config
  // The gateway keeps nothing.
  if (view.databases.length === 0) return []
  const disk = MONGODB_URI === undefined ? await checkDisk('disk of DATA_DIR', DATA_DIR) : []
  if (BACKUP_DIR !== undefined)
    return [
      ...disk,
      ...(await checkDisk('disk of BACKUP_DIR', BACKUP_DIR)),
      ...(await checked('backups', `Let this user read ${BACKUP_DIR}.`, () =>
        checkFolder(BACKUP_DIR, config.BACKUP_S3_BUCKET, now),
      )),
    ]
  if (MONGODB_URI === undefined)
    return [...disk, wrong('backups', 'BACKUP_DIR is not set', 'Set BACKUP_DIR: docs/deploy/small.md.')]
  if (!view.seesAll) return [notChecked('backups', 'auth reports on them; run this in its container')]
  return await checked('backups', 'See MongoDB above.', () => checkRecord(MONGODB_URI, now))
}

const checkDisk = (about: string, folder: string) =>
  checked(about, `Correct the variable: ${folder} cannot be read.`, async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    const free = `${Math.round((bavail * bsize) / 2 ** 20)} MiB are free`
    return [
      bavail / blocks >= leastFreeShare
        ? fine(about, free)
        : wrong(about, `only ${free}`, 'Free disk space: on a full disk no launch and no backup succeeds.'),
    ]
  })

async function checkFolder(folder: string, bucket: string | undefined, now: number): Promise<Finding[]> {
  const found = await backupsIn(folder)
  const newest = newestOf(found, now)
  const others = found.length > 0 ? ', except of the future: a clock is wrong' : ''
  if (!newest) return [wrong('backups', `${folder} has no backups${others}`, takeOne)]
  return [
    ageFinding('backups', `${found.length}, the newest is`, newest.takenAt, now),
    ...(bucket === undefined ? [] : [copyFinding(await newestCopyTakenAt(folder), now)]),
  ]
}

/** What the backup tool recorded where auth reads it. */
async function checkRecord(uri: string, now: number): Promise<Finding[]> {
  const { backupObserver, connectMongo, readBackupRecord } = await import('@thumbfolio/kit/mongo')
  const log = createLog({ name: 'doctor', level: 'silent' })
  await using mongo = await connectMongo({ uri, service: backupObserver, log })
  const record = await readBackupRecord(mongo)
  if (!record)
    return [
      wrong(
        'backups',
        'none is recorded in MongoDB',
        'Turn on the nightly backup (docs/runbooks/database-restored.md), or let this user read its record.',
      ),
    ]
  return [
    ageFinding('backups', 'the newest is', record.takenAt.getTime(), now),
    ...(record.copyTakenAt === undefined ? [] : [copyFinding(record.copyTakenAt?.getTime() ?? 0, now)]),
  ]
}

const copyFinding = (takenAt: number, now: number): Finding =>
  takenAt === 0
    ? wrong('copy of the backups', 'the bucket has no backups', 'make backup COPY=1 copies what is missing.')
    : ageFinding('copy of the backups', 'the newest is', takenAt, now)

function ageFinding(about: string, text: string, takenAt: number, now: number): Finding {
  const hours = (now - takenAt) / 3_600_000
  const found = `${text} ${hours.toFixed(1)} hours old`
  return hours <= oldestHours ? fine(about, found) : wrong(about, found, takeOne)
}
