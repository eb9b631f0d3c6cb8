import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isLock } from '../data-directory.js'
import { environmentFile } from './environment-file.js'

/** What a data directory holds, as paths below it. */
export interface DataFiles {
  /** Folders that are LMDB environments. */
  readonly environments: string[]
  /** Folders of blobs. */
  readonly blobRoots: string[]
  /** Every other file that is worth keeping. */
  readonly files: string[]
}

/** Logs and what is being read or written: nothing that a restored product needs. */
const skippedFolders = new Set(['log', 'reading'])
const isSkipped = (name: string) => name.startsWith('.') || isLock(name) || name.endsWith('.part')
const blobsFolder = 'blobs'

/** What is in a data directory now. Files of blobs are listed by `filesUnder`. @throws Error where the directory cannot be read */
export async function dataFilesIn(directory: string): Promise<DataFiles> {
  const found: DataFiles = { environments: [], blobRoots: [], files: [] }
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(join(directory, folder), { withFileTypes: true })
    if (entries.some(({ name }) => name === environmentFile)) return void found.environments.push(folder)
    for (const entry of entries) {
      const path = join(folder, entry.name)
      if (isSkipped(entry.name)) continue
      if (entry.isFile()) found.files.push(path)
      else if (!entry.isDirectory() || skippedFolders.has(entry.name)) continue
      else if (entry.name === blobsFolder) found.blobRoots.push(path)
      else await visit(path)
    }
  }
  await visit('')
  return found
}

/** Every file below a folder, as paths below it. What vanishes meanwhile is left out, and so is what begins with a dot. */
export async function* filesUnder(directory: string, below = ''): AsyncGenerator<string, void, undefined> {
  const entries = await readdir(join(directory, below), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = join(below, entry.name)
    if (entry.isDirectory()) yield* filesUnder(directory, path)
    else if (entry.isFile()) yield path
  }
}
