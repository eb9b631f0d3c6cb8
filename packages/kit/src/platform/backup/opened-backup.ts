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
 * A backup in the open as it is; an encrypted one unpacked beside `beside`, for as long as it is open.
 * @throws ConfigError without its key, BackupUnusable for a wrong one, BackupRefused without room
 */
export async function openBackup(
  from: string,
  { identity, beside }: { identity: string | undefined; beside: string },
): Promise<OpenedBackup> {
  if (!from.endsWith(encryptedEnding)) return { folder: from, async [Symbol.asyncDispose]() {} }
  if (identity === undefined)
    throw new ConfigError(
      `BACKUP_IDENTITY_FILE: ${from} is encrypted. Name the file with the secret key of age.`,
    )
  const { size } = await stat(from).catch((error: Error) => {
    throw new ConfigError(`FROM: ${from} cannot be read: ${error.message}`)
  })
  const unpacked = `${resolve(beside)}.decrypted`
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
