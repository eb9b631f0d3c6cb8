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
  readonly now?: () => number
}

/** An unencrypted copy that is about to be encrypted: `backupsIn` ignores this name. */
const stagedEnding = '.staged'
/** Incomplete files of a backup that was killed; no other backup resumes them. */
const leftovers = /^thumbfolio-\w+(\.tar\.age\.partial|\.staged(\.partial)?|\.partial)$/

/**
 * Takes a backup into a folder of backups, encrypts it when there is a recipient, and keeps the newest `keep`. No backup is
 * deleted before the new one is complete. Incomplete files of a killed backup are deleted first.
 * @throws BackupRefused
 */
export async function keepBackup(
  dataDirectory: string,
  { folder, keep, recipient, now = Date.now }: KeepBackupOptions,
): Promise<KeptBackup & { readonly sizeBytes: number }> {
  await mkdir(resolve(folder), { recursive: true, mode: 0o700 })
  await using _ofFolder = await lockForBackup(folder)
  for (const left of (await readdir(folder)).filter((name) => leftovers.test(name)))
    await rm(join(folder, left), { recursive: true, force: true })
  const name = backupName(now())
  const path = join(folder, name)
  if (recipient === undefined) await takeBackup(dataDirectory, path)
  else await takeEncrypted(dataDirectory, path, recipient)
  await deleteOldBackups(folder, keep)
  const taken = (await backupsIn(folder)).find((one) => one.name.startsWith(name))
  if (!taken) throw new Error(`${path} is missing after the backup`)
  return { ...taken, sizeBytes: await sizeOfBackup(taken) }
}

async function takeEncrypted(dataDirectory: string, path: string, recipient: string): Promise<void> {
  const staged = `${path}${stagedEnding}`
  try {
    const { manifest } = await takeBackup(dataDirectory, staged)
    await requireRoom(resolve(path, '..'), sizeOfFiles(manifest.files), 'the encrypted backup')
    const { encryptBackup } = await import('./encrypted-backup.js')
    await encryptBackup(staged, `${path}${encryptedEnding}`, recipient)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}
