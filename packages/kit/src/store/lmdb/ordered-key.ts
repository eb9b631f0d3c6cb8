import type { IndexValue } from '../collection.js'

/** Types in their order: every number comes before every string. */
const numberTag = 0x10
const stringTag = 0x20
const end = 0x00
const escapedZero = 0xff

/**
 * Bytes that compare as the values do: numbers by size, strings by code point, part after part.
 * No key is the beginning of another one with as many parts.
 */
export function orderedKey(parts: readonly IndexValue[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'number' ? encodeNumber(part) : encodeString(part))),
  )
}

/** Greater than every key that begins with this one and goes on. */
export const afterAll = (key: Buffer): Buffer => Buffer.concat([key, Buffer.from([0xff])])

/** The range of every key of a table. */
export const allKeys = { start: Buffer.alloc(1), end: Buffer.from([0xff, 0xff]) }

/** Around all values of the type of this one. */
export const typeBounds = (value: IndexValue): { from: Buffer; to: Buffer } => {
  const tag = typeof value === 'number' ? numberTag : stringTag
  return { from: Buffer.from([tag]), to: Buffer.from([tag + 1]) }
}

function encodeNumber(value: number): Buffer {
  const bytes = Buffer.alloc(9)
  bytes[0] = numberTag
  // Adding 0 makes -0 the 0 that it equals.
  bytes.writeDoubleBE(value + 0, 1)
  // IEEE 754 compares as bytes once negatives are inverted and the others have their sign bit set.
  if ((bytes[1] ?? 0) & 0x80) for (let i = 1; i < 9; i++) bytes[i] = ~(bytes[i] ?? 0)
  else bytes[1] = (bytes[1] ?? 0) | 0x80
  return bytes
}

function encodeString(value: string): Buffer {
  const text = Buffer.from(value, 'utf8')
  if (!text.includes(0)) return Buffer.concat([Buffer.from([stringTag]), text, Buffer.from([end, end])])
  const bytes = [stringTag]
  for (const byte of text) bytes.push(byte, ...(byte === 0 ? [escapedZero] : []))
  return Buffer.from([...bytes, end, end])
}

/** The parts of a key that `orderedKey` made. */
export function keyParts(key: Buffer): IndexValue[] {
  const parts: IndexValue[] = []
  for (let at = 0; at < key.length;) {
    if (key[at] === numberTag) {
      parts.push(decodeNumber(key.subarray(at + 1, at + 9)))
      at += 9
      continue
    }
    const bytes: number[] = []
    for (at++; at < key.length; at++) {
      const byte = key[at] ?? 0
      if (byte === 0 && key[at + 1] === end) break
      bytes.push(byte)
      if (byte === 0) at++
    }
    parts.push(Buffer.from(bytes).toString('utf8'))
    at += 2
  }
  return parts
}

function decodeNumber(encoded: Buffer): number {
  const bytes = Buffer.from(encoded)
  if ((bytes[0] ?? 0) & 0x80) bytes[0] = (bytes[0] ?? 0) & 0x7f
  else for (let i = 0; i < 8; i++) bytes[i] = ~(bytes[i] ?? 0)
  return bytes.readDoubleBE(0)
}
