import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreUnavailable } from '@thumbfolio/kit/store'
import type { PdfReader } from '../ports.js'

/**
 * Hands a file to the reader's process: bytes through a file in `directory`, which is gone when the reading is done, an
 * uploaded file as it is.
 * @throws StoreUnavailable
 */
export function readThroughFile<T>(
  reader: PdfReader<T>,
  directory: string,
): (source: Uint8Array | { readonly path: string }, account: string) => Promise<T> {
  return async (source, account) => {
    if (!(source instanceof Uint8Array)) return reader.read(source.path, account)
    const path = join(directory, `${randomUUID()}.pdf`)
    try {
      await writeFile(path, source).catch((cause: unknown) => {
        throw new StoreUnavailable(`${directory} cannot be written: ${String(cause)}`, { cause })
      })
      return await reader.read(path, account)
    } finally {
      await rm(path, { force: true })
    }
  }
}
