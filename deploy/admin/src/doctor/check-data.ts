import { statfs } from 'node:fs/promises'
import { backupsIn } from '@thumbfolio/kit/run'
import type { AdminConfig } from '../config.js'
import { checked, fine, wrong, type Finding } from './finding.js'

const leastFreeShare = 0.1
/** Backups run daily; the rest of the time is for a slow one. */
const oldestHours = 27

/** Free disk space, and the age of the newest backup. */
export async function checkData(config: AdminConfig, now: number): Promise<readonly Finding[]> {
  const { DATA_DIR, BACKUP_DIR, MONGODB_URI } = config
  const disk = MONGODB_URI === undefined ? await checkDisk('disk of DATA_DIR', DATA_DIR) : []
  if (BACKUP_DIR === undefined)
    return [
      ...disk,
      ...(MONGODB_URI === undefined
        ? [wrong('backups', 'BACKUP_DIR is not set', 'Set BACKUP_DIR: docs/deploy/small.md.')]
        : []),
    ]
  return [
    ...disk,
    ...(await checkDisk('disk of BACKUP_DIR', BACKUP_DIR)),
    ...(await checkBackups(BACKUP_DIR, now)),
  ]
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

const checkBackups = (folder: string, now: number) =>
  checked('backups', `Let this user read ${folder}.`, async () => {
    const [newest, ...older] = await backupsIn(folder)
    if (!newest)
      return [
        wrong(
          'backups',
          `${folder} has no backups`,
          'Read the log for "the backup failed"; make backup takes one.',
        ),
      ]
    const hours = (now - newest.takenAt) / 3_600_000
    const text = `${older.length + 1}, the newest is ${hours.toFixed(1)} hours old`
    return [
      hours <= oldestHours
        ? fine('backups', text)
        : wrong('backups', text, 'Read the log for "the backup failed"; make backup takes one.'),
    ]
  })
