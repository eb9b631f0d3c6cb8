import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'
import { z } from 'zod'
import { isNewerRelease, release } from '../../base/release/release.js'

export const manifestFile = 'manifest.json'
export const filesFolder = 'files'

/** A backup from elsewhere must not write outside of the directory that it is restored to. */
const isBelow = (path: string) => !isAbsolute(path) && !path.split(sep).includes('..')

const BackedUpFile = z.object({
  /** Below the data directory. Of an environment the folder, of anything else the file. */
  path: z.string().refine(isBelow),
  /** `store`: the entries of an LMDB environment. `file`: copied byte by byte. */
  kind: z.enum(['store', 'file']),
  sizeBytes: z.number().int(),
  sha256: z.string(),
  /** Permission bits of a file. */
  mode: z.number().int(),
})
export type BackedUpFile = z.infer<typeof BackedUpFile>

const Manifest = z.object({
  format: z.literal(1),
  /** The release that took the backup, like `1.2.0`. */
  release: z.string(),
  /** The instant whose documents and events it has, ISO 8601. Files that are no documents are as new, or newer. */
  takenAt: z.string(),
  files: z.array(BackedUpFile),
  /** Of `files`. */
  sha256: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

/** The folder is not a complete backup, or its content was changed. */
export class BackupUnusable extends Error {
  override name = 'BackupUnusable'
}

function digestOf(files: readonly BackedUpFile[]): string {
  const hash = createHash('sha256')
  for (const { path, kind, sizeBytes, sha256, mode } of files)
    hash.update(JSON.stringify([path, kind, sizeBytes, sha256, mode]))
  return hash.digest('hex')
}

export const manifestOf = (takenAt: string, files: readonly BackedUpFile[]): Manifest => ({
  format: 1,
  release: release().version,
  takenAt,
  files: [...files],
  sha256: digestOf(files),
})

/** Bytes of all files of a backup. */
export const sizeOfFiles = (files: readonly Pick<BackedUpFile, 'sizeBytes'>[]): number =>
  files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)

/** @throws BackupUnusable where it is missing, was changed, or is of a newer release */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, manifestFile), 'utf8').catch((error: Error) => {
    throw new BackupUnusable(`${directory} holds no complete backup: ${error.message}`, { cause: error })
  })
  const parsed = Manifest.safeParse(jsonOf(text))
  if (!parsed.success)
    throw new BackupUnusable(`${directory}: this release cannot read its ${manifestFile}`, {
      cause: parsed.error,
    })
  if (parsed.data.sha256 !== digestOf(parsed.data.files))
    throw new BackupUnusable(`${directory}: ${manifestFile} is damaged. Use another backup.`)
  const takenBy = parsed.data.release
  if (isNewerRelease(takenBy))
    throw new BackupUnusable(
      `${directory} was taken by release ${takenBy}, and this is ${release().version}, which cannot read all of it. Restore it with ${takenBy}.`,
    )
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
