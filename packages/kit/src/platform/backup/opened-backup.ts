import { rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { ConfigError } from '../../base/config/config.js'
import { encryptedEnding } from './kept-backups.js'
import { requireRoom } from './room.js'

/** A backup as a folder that can be read. */
export interface OpenedBackup extends AsyncDisposable {
  readonly folder: string
}

/**
 * Opens a backup for reading. An encrypted one is decrypted to a folder next to `nextTo`, which disposing deletes.
 * @throws ConfigError without a key, BackupUnusable for the wrong key, BackupRefused without disk space
 */
export async function openBackup(
  from: string,
  { identity, nextTo }: { identity: string | undefined; nextTo: string },
): Promise<OpenedBackup> {
  if (!from.endsWith(encryptedEnding)) return { folder: from, async [Symbol.asyncDispose]() {} }
  if (identity === undefined)
    throw new ConfigError(
      `BACKUP_IDENTITY_FILE: ${from} is encrypted. Name the file with the secret key of age.`,
    )
  const { size } = await stat(from).catch((error: Error) => {
    throw new ConfigError(`FROM: ${from} cannot be read: ${error.message}`)
  })
  const unpacked = `${resolve(nextTo)}.decrypted`
  const remove = () => rm(unpacked, { recursive: true, force: true })
  await requireRoom(dirname(unpacked), size, 'the decrypted backup')
  await remove()
  const { decryptBackup } = await import('./encrypted-backup.js')
  try {
    await decryptBackup(from, unpacked, identity)
    return { folder: unpacked, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}
