import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { StoreUnavailable } from '../store/errors.js'
import { isBlobName, isBlobPrefix } from './blob-name.js'
import type { BlobContent, BlobItem, Blobs } from './blobs.js'
import { areRemovalsKept, forgetRemovals, keepRemoval } from './kept-removals.js'

/** No blob name begins with a dot, so none is in here. */
const drafts = '.drafts'

/**
 * Blobs as files under `root`, which one process owns; a store opened with `isSecondary` does not clean up. A blob is written as a draft on the same file system,
 * synced, renamed to its name, and its directory synced: a reader sees the old bytes or the new ones.
 * Drafts that a crash left are deleted here. Directories go with the last blob in them. A blob that is removed while a
 * backup runs is kept aside until the backup ends.
 * @throws StoreUnavailable when the directory cannot be written
 */
export async function openFileBlobs(
  root: string,
  { isSecondary = false }: { isSecondary?: boolean } = {},
): Promise<Blobs> {
  await available(async () => {
    if (!isSecondary) await rm(join(root, drafts), { recursive: true, force: true })
    await mkdir(join(root, drafts), { recursive: true })
    if (!isSecondary && !(await areRemovalsKept(root))) await forgetRemovals(root)
  })
  const pathOf = (name: string) => (isBlobName(name) ? join(root, name) : undefined)

  return {
    async write(name, content) {
      const path = pathOf(name)
      if (path === undefined) throw new RangeError(`Not a blob name: ${name}`)
      const draft = join(root, drafts, randomUUID())
      await available(async () => {
        try {
          await writeSynced(draft, content)
          await moveTo(draft, path)
        } catch (error) {
          // On a full disk a half draft would take what little is left.
          await rm(draft, { force: true })
          throw error
        }
        await syncDirectory(dirname(path)).catch(orAbsent)
      })
    },
    async read(name) {
      const path = pathOf(name)
      return path === undefined ? undefined : readFile(path).catch(orAbsent)
    },
    async open(name) {
      const path = pathOf(name)
      if (path === undefined) return undefined
      const file = await open(path).catch(orAbsent)
      const found = await file?.stat()
      if (file && found?.isFile())
        return { stream: createReadStream(path, { fd: file, autoClose: true }), sizeBytes: found.size }
      await file?.close()
      return undefined
    },
    async remove(name) {
      const path = pathOf(name)
      if (path === undefined) return
      await available(async () => {
        if (await areRemovalsKept(root)) await keepRemoval(root, name).catch(orAbsent)
        await rm(path, { force: true }).catch(orAbsent)
        await syncDirectory(dirname(path)).catch(orAbsent)
        let parent = dirname(name)
        while (parent !== '.' && (await isRemovedEmpty(join(root, parent)))) parent = dirname(parent)
      })
    },
    async *list(prefix): AsyncIterable<BlobItem> {
      if (!isBlobPrefix(prefix)) throw new RangeError(`Not a blob prefix: ${prefix}`)
      for await (const path of filesUnder(join(root, prefix))) {
        const found = await stat(path).catch(orAbsent)
        const name = relative(root, path).replaceAll(sep, '/')
        if (found) yield { name, sizeBytes: found.size, writtenAt: found.mtimeMs }
      }
    },
    async [Symbol.asyncDispose]() {},
  }
}

async function writeSynced(path: string, content: BlobContent): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content instanceof Uint8Array ? content : content())
    await file.sync()
  } finally {
    await file.close()
  }
}

const triesToMove = 20

/** Removing the last blob of a directory removes the directory, possibly between these two steps. */
async function moveTo(draft: string, path: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await makeDirectory(dirname(path))
      return await rename(draft, path)
    } catch (error) {
      if (tries >= triesToMove || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

async function isRemovedEmpty(directory: string): Promise<boolean> {
  try {
    await rmdir(directory)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EBUSY'].includes(code)) return false
    throw error
  }
}

/** A directory that vanishes meanwhile ends its own listing and no other. */
async function* filesUnder(directory: string): AsyncGenerator<string> {
  for (const entry of (await readdir(directory, { withFileTypes: true }).catch(orAbsent)) ?? []) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (entry.isFile()) yield path
  }
}

/** A new directory is durable once its parent is synced. */
async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let at = path; at.length >= first.length; at = dirname(at)) await syncDirectory(dirname(at))
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path)
  await directory.sync().finally(() => directory.close())
}

const orAbsent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined
  throw error
}

async function available(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new StoreUnavailable(`Blobs cannot be written: ${String(error)}`, { cause: error })
  }
}
