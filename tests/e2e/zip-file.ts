import { crc32 } from 'node:zlib'

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** A ZIP of texts by their paths, stored as they are. */
export function zipFile(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, body] = [Buffer.from(path), Buffer.from(text)]
    const about = [
      ...([
        [20, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [33, 2],
      ] as const),
      ...([
        [crc32(body), 4],
        [body.length, 4],
        [body.length, 4],
        [name.length, 2],
        [0, 2],
      ] as const),
    ] as const
    const part = Buffer.concat([numbers([0x04034b50, 4], ...about), name, body])
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ] as const
    listed.push(numbers([0x02014b50, 4], [20, 2], ...about, ...rest), name)
    parts.push(part)
    at += part.length
  }
  const list = Buffer.concat(listed)
  const count = Object.keys(files).length
  const end = [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [at, 4],
    [0, 2],
  ] as const
  return Buffer.concat([...parts, list, numbers([0x06054b50, 4], ...end)])
}
