import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isLock, lockDataDirectory } from '../data-directory.js'
import { BackupRefused, explainFullDisk } from './backup-refused.js'
import { bytesOf, measured, syncFolder, writeDurably } from './durable-file.js'
import { fillEnvironment } from './fill-environment.lmdb.js'
import { decodedEntries } from './entries-file.js'
import { BackupUnusable, filesFolder, readManifest, type Manifest } from './manifest.js'
import { requireRoom } from './room.js'

/** What was restored, and where the previous data are. */
export interface Restored {
  readonly manifest: Manifest
  /** Absent where there were none. */
  readonly setAside?: string
}

/** Reads every byte of a backup. @throws BackupUnusable naming the first file that is missing or damaged */
export async function verifyBackup(from: string): Promise<Manifest> {
  const manifest = await readManifest(from)
  for (const { path, sizeBytes, sha256 } of manifest.files) {
    const found = await measured(join(from, filesFolder, path)).catch((cause: unknown) => {
      throw new BackupUnusable(`${from}: ${path} cannot be read. Use another backup.`, { cause })
    })
    if (found.sizeBytes !== sizeBytes || found.sha256 !== sha256)
      throw new BackupUnusable(`${from}: ${path} is damaged. Use another backup.`)
  }
  return manifest
}

/**
 * Puts a backup in the place of a data directory, after every byte of it was checked. The directory is the old one or all
 * of the new one, at any moment. Data that stand there are never deleted: with `force` they are set aside.
 * @throws BackupUnusable, BackupRefused, DataDirectoryInUse while a product runs there
 */
export async function restoreBackup(
  from: string,
  dataDirectory: string,
  { force = false, now = Date.now }: { force?: boolean; now?: () => number } = {},
): Promise<Restored> {
  const data = resolve(dataDirectory)
  await using lock = await lockAll(data)
  const hasData = (await readdir(data)).some((name) => !isLock(name) && name !== '.backup')
  if (hasData && !force)
    throw new BackupRefused(
      `${dataDirectory} holds data. Name an empty DATA_DIR, or say FORCE=1: then they are set aside, not deleted.`,
    )
  const manifest = await verifyBackup(from)
  await requireRoom(dirname(data), neededBytes(manifest), 'the backup')

  const staged = `${data}.restoring`
  await rm(staged, { recursive: true, force: true })
  // Its lock moves along with it: no process starts on the new data before the restore is complete.
  await using _ofStaged = await lockDataDirectory(staged)
  try {
    await unpack(from, manifest, staged)
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    throw explainFullDisk(error, dirname(data))
  }
  const setAside = `${data}.before-${new Date(now()).toISOString().replaceAll(/[:.]/g, '-')}`
  await lock.releaseServices()
  await rename(data, setAside)
  await rename(staged, data)
  await syncFolder(dirname(data))
  if (hasData) return { manifest, setAside }
  await rm(setAside, { recursive: true, force: true })
  return { manifest }
}

async function unpack(from: string, { files }: Manifest, staged: string): Promise<void> {
  for (const { path, kind, mode, sha256 } of files) {
    const source = join(from, filesFolder, path)
    const target = join(staged, path)
    if (kind === 'store') await fillEnvironment(target, decodedEntries(bytesOf(source)))
    else if ((await writeDurably(target, bytesOf(source), mode)).sha256 !== sha256)
      throw new BackupUnusable(`${from}: ${path} changed while it was read.`)
  }
  await syncFolder(staged)
}

interface DataLock extends AsyncDisposable {
  /** A lock deletes its socket by its path, which after the change is one of the new data. */
  releaseServices(): Promise<void>
}

/** No process runs on the whole directory, nor on that of one service. */
async function lockAll(data: string): Promise<DataLock> {
  const whole = await lockDataDirectory(data)
  const ofServices: AsyncDisposable[] = []
  const releaseServices = async () => {
    for (const lock of ofServices.splice(0)) await lock[Symbol.asyncDispose]()
  }
  const release = async () => {
    await releaseServices()
    await whole[Symbol.asyncDispose]()
  }
  try {
    for (const entry of await readdir(data, { withFileTypes: true })) {
      const folder = join(data, entry.name)
      if (entry.isDirectory() && (await readdir(folder)).some(isLock))
        ofServices.push(await lockDataDirectory(folder))
    }
    return { releaseServices, [Symbol.asyncDispose]: release }
  } catch (error) {
    await release()
    throw error
  }
}

/** An environment takes about twice its entries, since pages are not full, and what is reserved for its last commit. */
const growth = 2
const reservedBytes = 8 * 2 ** 20

const neededBytes = ({ files }: Manifest): number =>
  files.reduce(
    (sum, { kind, sizeBytes }) => sum + (kind === 'store' ? sizeBytes * growth + reservedBytes : sizeBytes),
    0,
  )
