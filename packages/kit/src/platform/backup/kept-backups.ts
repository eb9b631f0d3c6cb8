import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, sizeOfFiles } from './manifest.js'

/** A complete backup in a folder of backups. */
export interface KeptBackup {
  /** `thumbfolio-20260105T030000Z`, or a file of that name and `.tar.age`. */
  readonly name: string
  readonly path: string
  /** Epoch milliseconds, from the name. */
  readonly takenAt: number
}

/** The ending of a backup that is one encrypted file. */
export const encryptedEnding = '.tar.age'

const names = /^thumbfolio-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(\.tar\.age)?$/

/** The name of a backup that is taken now. */
export const backupName = (now: number): string =>
  `thumbfolio-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`

/** Epoch milliseconds; undefined for other names. */
export function takenAtOf(name: string): number | undefined {
  const [, year, month, day, hour, minute, second] = names.exec(name) ?? []
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/**
 * Every complete backup in a folder, newest first. Other names are ignored; a missing folder has no backups. Reads no
 * manifest: a manifest lists every file of the product, and this runs every minute.
 */
export async function backupsIn(folder: string): Promise<KeptBackup[]> {
  const found: KeptBackup[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const takenAt = takenAtOf(name)
    const path = join(folder, name)
    if (takenAt === undefined) continue
    if (name.endsWith(encryptedEnding) || existsSync(join(path, manifestFile)))
      found.push({ name, path, takenAt })
  }
  return found.sort((one, other) => other.takenAt - one.takenAt)
}

/** The newest backup that is not dated in the future: one taken while a clock ran ahead must hide neither later backups nor their absence. */
export const newestOf = <B extends Pick<KeptBackup, 'takenAt'>>(
  backups: readonly B[],
  now: number,
): B | undefined => outdated(backups, 0, now)[0]

/** All but the newest `keep`. Backups dated in the future neither count nor are returned: no newer one may be deleted in their favor. */
export const outdated = <B extends Pick<KeptBackup, 'takenAt'>>(
  newestFirst: readonly B[],
  keep: number,
  now: number,
): readonly B[] => newestFirst.filter(({ takenAt }) => takenAt <= now).slice(keep)

const newestCopyFile = 'newest-copy.json'

/** Records that this backup and all that are kept before it are in the other place. */
export const writeNewestCopy = (folder: string, { name }: KeptBackup): Promise<void> =>
  writeFile(join(folder, newestCopyFile), JSON.stringify({ name }), { mode: 0o600 })

/** When the newest backup was taken that is in the other place; 0 without one. */
export async function newestCopyTakenAt(folder: string): Promise<number> {
  try {
    const { name } = JSON.parse(await readFile(join(folder, newestCopyFile), 'utf8')) as { name: string }
    return takenAtOf(name) ?? 0
  } catch {
    return 0
  }
}

/** Bytes of a complete backup. */
export async function sizeOfBackup({ name, path }: KeptBackup): Promise<number> {
  if (name.endsWith(encryptedEnding)) return (await stat(path)).size
  const { files } = JSON.parse(await readFile(join(path, manifestFile), 'utf8')) as {
    files: { sizeBytes: number }[]
  }
  return sizeOfFiles(files)
}

/** Deletes what is `outdated`. */
export async function deleteOldBackups(folder: string, keep: number, now: number): Promise<void> {
  for (const { path } of outdated(await backupsIn(folder), keep, now))
    await rm(path, { recursive: true, force: true })
}
