import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RootDatabase } from 'lmdb'

const chunkBytes = 1 << 20

/**
 * Makes room in an environment for the next transaction with these values. Every write may copy a path of pages; a value
 * larger than a page takes pages of its own. Returns the size of the file, which the next call takes as `reservedBytes`.
 * @throws the error of the file system
 */
export async function reserveFor(
  root: RootDatabase<Buffer, Buffer>,
  {
    path,
    values,
    reservedBytes,
  }: { path: string; values: Iterable<Buffer | undefined>; reservedBytes: number },
): Promise<number> {
  const { pageSize, lastPageNumber } = root.getStats() as { pageSize: number; lastPageNumber: number }
  const usedBytes = (lastPageNumber + 1) * pageSize
  let neededBytes = 64 * pageSize
  for (const value of values) neededBytes += 3 * pageSize + (value?.length ?? 0)
  if (reservedBytes >= usedBytes + neededBytes) return reservedBytes
  return reserveSpace(join(path, 'data.mdb'), usedBytes, neededBytes)
}

/**
 * Grows a file of LMDB with written zeros until `neededBytes` beyond `usedBytes` have their place on the disk.
 * LMDB then only ever overwrites: a full disk shows here, where it harms nothing. A write that fails inside
 * LMDB would not do (lmdb 3.5.6 writes its message beyond the memory it took for it).
 * @throws the error of the file system: ENOSPC, EDQUOT, EFBIG, EIO
 */
async function reserveSpace(path: string, usedBytes: number, neededBytes: number): Promise<number> {
  const { size } = await stat(path)
  if (size >= usedBytes + neededBytes) return size
  const target = usedBytes + neededBytes + chunkBytes
  const zeros = Buffer.alloc(64 * 1024)
  const file = await open(path, 'r+')
  try {
    let at = size
    while (at < target) {
      const { bytesWritten } = await file.write(zeros, 0, Math.min(zeros.length, target - at), at)
      if (bytesWritten === 0) throw new Error('no space was written')
      at += bytesWritten
    }
    return at
  } finally {
    await file.close()
  }
}
