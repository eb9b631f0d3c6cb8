import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StoreUnavailable } from '@thumbfolio/kit'
import type { PdfReader, Ports } from '../ports.js'

/** Hands bytes to the reader's process through a file, which is gone when the reading is done. @throws StoreUnavailable */
export async function readBytesThroughFiles(reader: PdfReader, directory: string): Promise<Ports['readPdf']> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  return async (bytes) => {
    const path = join(directory, `${randomUUID()}.pdf`)
    try {
      await writeFile(path, bytes).catch((cause: unknown) => {
        throw new StoreUnavailable(`${directory} cannot be written: ${String(cause)}`, { cause })
      })
      return await reader.read(path)
    } finally {
      await rm(path, { force: true })
    }
  }
}
