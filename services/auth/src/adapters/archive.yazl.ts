import { addAbortSignal, type PassThrough } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Archive, ArchiveEntry } from '../ports.js'

/** ZIP archives. */
export const yazlArchive: Archive = {
  async write(entries, to) {
    const zip = new ZipFile()
    const output = zip.outputStream as PassThrough
    const over = new AbortController()
    zip.on('error', (error: Error) => output.destroy(error))
    const written = pipeline(output, to).finally(() => over.abort())
    const added = addAll(zip, entries, over.signal).catch((error: Error) => void output.destroy(error))
    try {
      await written
    } finally {
      await added
    }
  },
}

async function addAll(
  zip: ZipFile,
  entries: AsyncIterable<ArchiveEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { path, body, sizeBytes } of entries) {
    addAbortSignal(signal, body)
    zip.addReadStream(body, path, sizeBytes === undefined ? {} : { size: sizeBytes })
    // What is added while another one is written waits in memory, so the next one is not even opened.
    await finished(body)
  }
  zip.end()
}
