import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirectoryInUse, isLock, lockDataDirectory } from './data-directory.js'

/** A directory of one process, for files that are nothing without it. */
export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string
}

/**
 * Takes the first directory below `parent` that no process uses: `1`, `2` and so on. What a killed process left in it, or in
 * another unused one, is deleted, and so is any file beside them.
 * @throws DataDirectoryUnusable
 */
export async function openTemporaryDirectory(parent: string): Promise<TemporaryDirectory> {
  for (let slot = 1; ; slot += 1) {
    const path = join(parent, String(slot))
    const lock = await lockIfFree(path)
    if (!lock) continue
    await empty(path)
    for (const other of await readdir(parent, { withFileTypes: true })) {
      const otherPath = join(parent, other.name)
      if (!other.isDirectory()) await rm(otherPath, { force: true })
      else if (other.name !== String(slot)) await emptyIfFree(otherPath)
    }
    return { path, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() }
  }
}

async function emptyIfFree(path: string): Promise<void> {
  await using lock = await lockIfFree(path)
  if (lock) await empty(path)
}

const lockIfFree = (path: string): Promise<AsyncDisposable | undefined> =>
  lockDataDirectory(path).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse) return undefined
    throw error
  })

async function empty(path: string): Promise<void> {
  for (const name of await readdir(path))
    if (!isLock(name)) await rm(join(path, name), { recursive: true, force: true })
}
