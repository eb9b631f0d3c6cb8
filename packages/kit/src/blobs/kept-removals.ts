import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** No blob name begins with a dot, so neither of them is a blob. */
const marker = '.backup'
const removed = '.removed'

/** A backup that gave no sign of life for so long is over: it was killed. */
const silentAfterMs = 120_000
const signEveryMs = 10_000

/** While it lives, blobs that are removed are kept for the backup that copies them. */
export interface KeptRemovals extends AsyncDisposable {
  /** Where they are kept, under their names. */
  readonly directory: string
  /** @throws Error when this process was paused for so long that removals were not kept */
  assertUnbroken(): void
}

/**
 * Keeps what is removed from a directory of blobs from now on, until it is disposed: a backup whose documents are of an
 * earlier instant finds every blob that they name. There may be one at a time.
 */
export async function keepRemovals(root: string): Promise<KeptRemovals> {
  const path = join(root, marker)
  await forgetRemovals(root)
  await (await open(path, 'w', 0o600)).close()
  let signedAt = performance.now()
  let isBroken = false
  const timer = setInterval(() => {
    isBroken ||= performance.now() - signedAt > silentAfterMs / 2
    signedAt = performance.now()
    utimes(path, new Date(), new Date()).catch(() => (isBroken = true))
  }, signEveryMs).unref()

  return {
    directory: join(root, removed),
    assertUnbroken() {
      if (isBroken || performance.now() - signedAt > silentAfterMs / 2)
        throw new Error('The backup was paused for too long to be complete. Run it again.')
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await forgetRemovals(root)
    },
  }
}

/** Does a backup want what is removed now? */
export const areRemovalsKept = async (root: string): Promise<boolean> => {
  const found = await stat(join(root, marker)).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs < silentAfterMs
}

/**
 * Moves a blob to where a backup finds it; a backup that ended meanwhile does not want it.
 * @throws the error of the file system, ENOENT when there is no such blob
 */
export async function keepRemoval(root: string, name: string): Promise<void> {
  const kept = join(root, removed, name)
  await mkdir(dirname(kept), { recursive: true })
  await rename(join(root, name), kept)
  if (!(await areRemovalsKept(root))) await rm(kept, { force: true })
}

/** Deletes what was kept, and keeps no more. */
export async function forgetRemovals(root: string): Promise<void> {
  await rm(join(root, marker), { force: true })
  // Somebody who saw the mark may still be moving a blob there.
  await rm(join(root, removed), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}
