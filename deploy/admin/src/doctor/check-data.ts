import { statfs } from 'node:fs/promises'
import { backupsIn } from '@thumbfolio/kit/run'
import type { AdminConfig } from '../config.js'
import { checked, fine, wrong, type Finding } from './finding.js'

const leastFreeShare = 0.1
/** A backup is taken each day; one that is late by some hours is missing. */
const oldestHours = 27

/** Room on the disks, and the newest backup. */
export async function checkData(config: AdminConfig, now: number): Promise<readonly Finding[]> {
  const { DATA_DIR, BACKUP_DIR, MONGODB_URI } = config
  const disk = MONGODB_URI === undefined ? await checkDisk('disk of DATA_DIR', DATA_DIR) : []
  if (BACKUP_DIR === undefined)
    return [
      ...disk,
      ...(MONGODB_URI === undefined
        ? [wrong('backups', 'BACKUP_DIR names no place for them', 'Set BACKUP_DIR: docs/deploy/small.md.')]
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
        : wrong(
            about,
            `only ${free}`,
            'Make room: on a full disk nothing is launched and no backup is taken.',
          ),
    ]
  })

const checkBackups = (folder: string, now: number) =>
  checked('backups', `Let this user read ${folder}.`, async () => {
    const [newest, ...older] = await backupsIn(folder)
    if (!newest)
      return [
        wrong(
          'backups',
          `${folder} holds none`,
          'Read the log for "the backup failed"; make backup takes one.',
        ),
      ]
    const hours = (now - newest.takenAt) / 3_600_000
    const text = `${older.length + 1}, the newest of ${hours.toFixed(1)} hours ago`
    return [
      hours <= oldestHours
        ? fine('backups', text)
        : wrong('backups', text, 'Read the log for "the backup failed"; make backup takes one.'),
    ]
  })
