import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreUnavailable } from '@thumbfolio/kit/store'
import type { PdfReader } from '../ports.js'

/** No reading takes so long: what is older was left by a process that was killed. */
const leftBehindMs = 3_600_000

export interface ReadingThroughFiles<T> {
  /** @throws StoreUnavailable */
  readonly readPdf: (bytes: Uint8Array) => Promise<T>
  /** Somebody's PDF may be in them: to be called now and then. */
  readonly removeLeftBehind: () => Promise<void>
}

/**
 * Hands bytes to the reader's process through a file, which is gone when the reading is done. Several processes may
 * share the directory.
 */
export async function readBytesThroughFiles<T>(
  reader: PdfReader<T>,
  directory: string,
): Promise<ReadingThroughFiles<T>> {
  await mkdir(directory, { recursive: true })
  return {
    async readPdf(bytes) {
      const path = join(directory, `${randomUUID()}.pdf`)
      try {
        await writeFile(path, bytes).catch((cause: unknown) => {
          throw new StoreUnavailable(`${directory} cannot be written: ${String(cause)}`, { cause })
        })
        return await reader.read(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async removeLeftBehind() {
      for (const name of await readdir(directory)) await removeIfOld(join(directory, name))
    },
  }
}

async function removeIfOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found && Date.now() - found.mtimeMs > leftBehindMs) await rm(path, { force: true })
}
