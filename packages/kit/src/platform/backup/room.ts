import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesUnder, type DataFiles } from './backed-up-files.js'
import { BackupRefused } from './backup-refused.js'
import { environmentFile } from './environment-file.js'

/** @throws BackupRefused when the disk of the folder, or of its nearest existing parent, has less free space */
export async function requireRoom(folder: string, neededBytes: number, what: string): Promise<void> {
  let parent = folder
  while (!existsSync(parent) && dirname(parent) !== parent) parent = dirname(parent)
  const { bavail, bsize } = await statfs(parent)
  if (bavail * bsize < neededBytes)
    throw new BackupRefused(
      `${parent} has room for ${bavail * bsize} bytes, and ${what} needs about ${neededBytes}. Make room first.`,
    )
}

/** Bytes of the files in a data directory: an upper bound for a backup of it. */
export async function sizeOf(data: string, { environments, blobRoots, files }: DataFiles): Promise<number> {
  let sizeBytes = 0
  const add = async (path: string) => {
    sizeBytes += (await stat(path).catch(() => undefined))?.size ?? 0
  }
  for (const path of environments) await add(join(data, path, environmentFile))
  for (const path of files) await add(join(data, path))
  for (const root of blobRoots)
    for await (const path of filesUnder(join(data, root))) await add(join(data, root, path))
  return sizeBytes
}
