import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  backupName,
  backupsIn,
  deleteOldBackups,
  encryptedEnding,
  sizeOfBackup,
  type KeptBackup,
} from './kept-backups.js'
import { sizeOfFiles } from './manifest.js'
import { requireRoom } from './room.js'
import { lockForBackup, takeBackup } from './take-backup.js'

export interface KeepBackupOptions {
  readonly folder: string
  /** How many of the newest backups are kept. */
  readonly keep: number
  /** A public key of age. */
  readonly recipient?: string | undefined
  /** Encrypts for a second key as well, which is returned and not stored: the file can be checked without the secret key. */
  readonly isCheckable?: boolean
  readonly now?: () => number
}

/** Endings that `backupsIn` ignores: an unencrypted backup that is about to be encrypted, and data copied from engines. */
const stagedEnding = '.staged'
const copyEnding = '.copy'
/** What a killed backup, check or restore left, some of it unencrypted. No backup resumes it. */
const leftovers =
  /^thumbfolio-\w+(\.tar\.age\.partial|\.staged(\.partial)?|\.copy|\.partial|(\.tar\.age)?\.restored(\.\w+)?)$|^thumbfolio-check$/

/** Where a backup is checked, inside the folder of backups. */
export const checkFolder = 'thumbfolio-check'

export interface TakenAndKept extends KeptBackup {
  readonly sizeBytes: number
  /** A secret key of an encrypted backup that `isCheckable`. */
  readonly identity: string | undefined
}

/** Where the data are: a data directory, or a function that copies them into a new, empty one. */
export type BackupSource = string | ((directory: string) => Promise<void>)

/**
 * Takes a backup into a folder of backups, encrypts it when there is a recipient, and keeps the newest `keep`. No backup is
 * deleted before the new one is complete. Incomplete files of a killed backup are deleted first.
 * @throws BackupRefused, also while another backup uses the folder
 */
export async function keepBackup(
  source: BackupSource,
  { folder, keep, recipient, isCheckable = false, now = Date.now }: KeepBackupOptions,
): Promise<TakenAndKept> {
  await mkdir(resolve(folder), { recursive: true, mode: 0o700 })
  await using _ofFolder = await lockForBackup(folder)
  for (const left of (await readdir(folder)).filter((name) => leftovers.test(name)))
    await rm(join(folder, left), { recursive: true, force: true })
  const takenAt = now()
  const name = backupName(takenAt)
  const path = join(folder, name)
  const copy = `${path}${copyEnding}`
  let identity: string | undefined
  try {
    if (typeof source !== 'string') {
      await mkdir(copy, { mode: 0o700 })
      await source(copy)
    }
    const data = typeof source === 'string' ? source : copy
    if (recipient === undefined) await takeBackup(data, path)
    else identity = await takeEncrypted(data, path, { recipient, isCheckable })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
  await deleteOldBackups(folder, keep, takenAt)
  const taken = (await backupsIn(folder)).find((one) => one.name.startsWith(name))
  if (!taken) throw new Error(`${path} is missing after the backup`)
  return { ...taken, sizeBytes: await sizeOfBackup(taken), identity }
}

async function takeEncrypted(
  dataDirectory: string,
  path: string,
  { recipient, isCheckable }: { recipient: string; isCheckable: boolean },
): Promise<string | undefined> {
  const staged = `${path}${stagedEnding}`
  try {
    const { manifest } = await takeBackup(dataDirectory, staged)
    await requireRoom(resolve(path, '..'), sizeOfFiles(manifest.files), 'the encrypted backup')
    const { encryptBackup, newKeys } = await import('./encrypted-backup.js')
    const keys = isCheckable ? await newKeys() : undefined
    await encryptBackup(staged, `${path}${encryptedEnding}`, [recipient, ...(keys ? [keys.recipient] : [])])
    return keys?.identity
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}
