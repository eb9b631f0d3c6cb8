import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { requireRoom } from './room.js'
import {
  backupName,
  backupsIn,
  deleteOldBackups,
  encryptedEnding,
  sizeOfBackup,
  type KeptBackup,
} from './kept-backups.js'
import { alone, takeBackup } from './take-backup.js'

export interface KeepBackupOptions {
  readonly folder: string
  /** The newest so many stay. */
  readonly keep: number
  /** A public key of age. */
  readonly recipient?: string | undefined
  readonly now?: () => number
}

/** Where a key is named, nothing is kept in the open: no backup has such a name. */
const stagedEnding = '.staged'
/** What a killed backup left, and no other one continues. */
const leftovers = /^thumbfolio-\w+(\.tar\.age\.partial|\.staged(\.partial)?|\.partial)$/

/**
 * Takes a backup into a folder of backups, encrypts it where there is a key, and deletes what is older than the newest
 * `keep`. Nothing is deleted before the new one is complete. What a killed backup left is deleted first.
 * @throws BackupRefused
 */
export async function keepBackup(
  dataDirectory: string,
  { folder, keep, recipient, now = Date.now }: KeepBackupOptions,
): Promise<KeptBackup & { readonly sizeBytes: number }> {
  await mkdir(resolve(folder), { recursive: true, mode: 0o700 })
  await using _ofFolder = await alone(folder)
  for (const left of (await readdir(folder)).filter((name) => leftovers.test(name)))
    await rm(join(folder, left), { recursive: true, force: true })
  const name = backupName(now())
  const path = join(folder, name)
  if (recipient === undefined) await takeBackup(dataDirectory, path)
  else await takeEncrypted(dataDirectory, path, recipient)
  await deleteOldBackups(folder, keep)
  const taken = (await backupsIn(folder)).find((one) => one.name.startsWith(name))
  if (!taken) throw new Error(`${path} is not there`)
  return { ...taken, sizeBytes: await sizeOfBackup(taken) }
}

async function takeEncrypted(dataDirectory: string, path: string, recipient: string): Promise<void> {
  const staged = `${path}${stagedEnding}`
  try {
    const { manifest } = await takeBackup(dataDirectory, staged)
    const sizeBytes = manifest.files.reduce((sum, file) => sum + file.sizeBytes, 0)
    await requireRoom(resolve(path, '..'), sizeBytes, 'the encrypted backup')
    const { encryptBackup } = await import('./encrypted-backup.js')
    await encryptBackup(staged, `${path}${encryptedEnding}`, recipient)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}
