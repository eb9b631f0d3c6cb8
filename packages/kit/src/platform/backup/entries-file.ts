import type { TableEntry } from './snapshot.lmdb.js'

const chunkBytes = 1 << 20
const lengthBytes = 4

/** Entries as bytes, about a MiB at a time: table, key and value of each, every one after its length in 4 bytes. */
export function* encodedEntries(entries: Iterable<TableEntry>): Generator<Buffer, void, undefined> {
  let parts: Buffer[] = []
  let bytes = 0
  for (const { table, key, value } of entries) {
    for (const part of [Buffer.from(table), key, value]) {
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32BE(part.length)
      parts.push(length, part)
      bytes += lengthBytes + part.length
    }
    if (bytes < chunkBytes) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(parts)
}

/** The entries of such bytes again. @throws Error when they end within an entry */
export async function* decodedEntries(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<TableEntry, void, undefined> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    let at = 0
    for (;;) {
      const parts: Buffer[] = []
      let end = at
      while (parts.length < 3 && end + lengthBytes <= rest.length) {
        const from = end + lengthBytes
        const to = from + rest.readUInt32BE(end)
        if (to > rest.length) break
        parts.push(rest.subarray(from, to))
        end = to
      }
      const [table, key, value] = parts
      if (!table || !key || !value) break
      yield { table: table.toString(), key, value }
      at = end
    }
    rest = rest.subarray(at)
  }
  if (rest.length > 0) throw new Error('The entries end in the middle of one')
}
