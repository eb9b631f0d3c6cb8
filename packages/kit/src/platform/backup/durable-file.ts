import { createHash } from 'node:crypto'
import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface WrittenFile {
  readonly sizeBytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

const chunkBytes = 1 << 20

/** Writes a new file and its folders; on the disk when it resolves. The folders are for their owner alone. */
export async function writeDurably(
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  mode = 0o600,
): Promise<WrittenFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx', mode)
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      sizeBytes += chunk.byteLength
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** The bytes of a file, about a MiB at a time. It is opened when they are read. @throws the error of the file system */
export async function* bytesOf(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  const file = await open(path)
  try {
    yield* file.createReadStream({
      highWaterMark: chunkBytes,
      autoClose: false,
    }) as AsyncIterable<Uint8Array>
  } finally {
    await file.close()
  }
}

/** What a file holds now. @throws the error of the file system */
export async function measured(path: string): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of bytesOf(path)) {
    hash.update(chunk)
    sizeBytes += chunk.byteLength
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Permission bits of a file. */
export const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

/** Makes renames and new names within a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
