import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { keepRemovals, type KeptRemovals } from '../../blobs/kept-removals.js'
import { DataDirectoryInUse, isLock, lockDataDirectory } from '../data-directory.js'
import { dataFilesIn, filesUnder, type DataFiles } from './backed-up-files.js'
import { BackupRefused, explainFullDisk } from './backup-refused.js'
import { bytesOf, modeOf, syncFolder, writeDurably } from './durable-file.js'
import { encodedEntries } from './entries-file.js'
import { filesFolder, manifestFile, manifestOf, type BackedUpFile, type Manifest } from './manifest.js'
import { requireRoom, sizeOf } from './room.js'
import { snapshotOf } from './snapshot.lmdb.js'

/** A backup that is complete, and what it took. */
export interface TakenBackup {
  readonly manifest: Manifest
  /** How long all stores were at one transaction until they were seen at one instant: tries beyond the first. */
  readonly retries: number
}

/**
 * Copies a data directory, also while the product runs on it. The documents, keys, outboxes and events of all services
 * are those of one instant, and every blob that they name is there. `to` appears when all of it is on the disk: a
 * backup that was interrupted leaves `<to>.partial`, which the next one deletes.
 * @throws BackupRefused where there is nothing to back up, `to` exists, or its disk has no room for it
 */
export async function takeBackup(dataDirectory: string, to: string): Promise<TakenBackup> {
  const target = resolve(to)
  const data = resolve(dataDirectory)
  if (existsSync(target)) throw new BackupRefused(`${to} exists. Name a folder that does not: TO=${to}-2`)
  if (`${target}/`.startsWith(`${data}/`))
    throw new BackupRefused(`${to} is in the data directory. Choose a place outside, best on another disk.`)
  const found = await dataFilesIn(data).catch((cause: unknown) => {
    throw new BackupRefused(`${dataDirectory} cannot be read: ${String(cause)}. Set DATA_DIR.`, { cause })
  })
  if (found.environments.length === 0)
    throw new BackupRefused(
      `${dataDirectory} holds no store. Set DATA_DIR to where the product keeps its data.`,
    )
  await requireRoom(dirname(target), await sizeOf(data, found), 'the backup')

  // One at a time: of a data directory, for it keeps removals for one, and to a target.
  await using _ofData = await lockForBackup(join(data, '.backup'))
  const partial = `${target}.partial`
  await using _ofTarget = await lockForBackup(partial)
  await deleteAll(partial, (name) => !isLock(name))
  try {
    const taken = await copyAll(data, found, partial)
    await writeDurably(join(partial, manifestFile), [Buffer.from(JSON.stringify(taken.manifest, null, 1))])
    await syncFolder(partial)
    await rename(partial, target)
    await syncFolder(dirname(target))
    await deleteAll(target, isLock)
    return taken
  } catch (error) {
    await deleteAll(partial, (name) => !isLock(name)).catch(() => undefined)
    throw explainFullDisk(error, dirname(target))
  }
}

/** @throws BackupRefused while another backup uses the directory */
export const lockForBackup = (directory: string): Promise<AsyncDisposable> =>
  lockDataDirectory(directory).catch((error: unknown) => {
    if (!(error instanceof DataDirectoryInUse)) throw error
    throw new BackupRefused('Another backup is running. Wait until it ends.')
  })

async function deleteAll(directory: string, isUnwanted: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(directory))
    if (isUnwanted(name)) await rm(join(directory, name), { recursive: true, force: true })
}

async function copyAll(data: string, found: DataFiles, partial: string): Promise<TakenBackup> {
  await using removals = await keepAllRemovals(data, found.blobRoots)
  await using snapshot = snapshotOf(found.environments.map((path) => join(data, path)))
  const takenAt = new Date().toISOString()
  const files: BackedUpFile[] = []
  const targetOf = (path: string) => join(partial, filesFolder, path)

  for (const path of found.environments) {
    const entries = encodedEntries(snapshot.entries(join(data, path)))
    files.push({ path, kind: 'store', mode: 0o600, ...(await writeDurably(targetOf(path), entries)) })
  }
  /** What vanished is either none of ours any more, or among what was removed. */
  const copy = async (path: string, from = join(data, path)): Promise<void> => {
    try {
      const mode = await modeOf(from)
      files.push({ path, kind: 'file', mode, ...(await writeDurably(targetOf(path), bytesOf(from), mode)) })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') await rm(targetOf(path), { force: true })
      else if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  for (const path of found.files) await copy(path)
  for (const root of found.blobRoots)
    await forEachOf(filesUnder(join(data, root)), (name) => copy(join(root, name)))
  for (const { root, kept } of removals.all)
    await forEachOf(filesUnder(kept.directory), (name) => copy(join(root, name), join(kept.directory, name)))
  for (const { kept } of removals.all) kept.assertUnbroken()
  return { manifest: manifestOf(takenAt, files), retries: snapshot.retries }
}

/** Synced files wait for the disk and not for each other. */
const copiesAtOnce = 16

async function forEachOf(
  names: AsyncGenerator<string>,
  work: (name: string) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: copiesAtOnce }, worker))
}

async function keepAllRemovals(
  data: string,
  roots: readonly string[],
): Promise<AsyncDisposable & { all: readonly { root: string; kept: KeptRemovals }[] }> {
  const all: { root: string; kept: KeptRemovals }[] = []
  for (const root of roots) all.push({ root, kept: await keepRemovals(join(data, root)) })
  return {
    all,
    async [Symbol.asyncDispose]() {
      for (const { kept } of all) await kept[Symbol.asyncDispose]()
    },
  }
}
