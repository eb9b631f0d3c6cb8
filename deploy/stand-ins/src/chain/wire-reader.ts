import { toBase58 } from './base58.js'

/** These bytes are no transaction. The virtual machine ends the whole process on such bytes, so they never reach it. */
export class MalformedTransaction extends Error {
  override name = 'MalformedTransaction'
}

/** Reads bytes from the front, and refuses to read past the end. */
export class WireReader {
  private offset = 0
  constructor(private readonly bytes: Uint8Array) {}

  get position(): number {
    return this.offset
  }
  get isAtEnd(): boolean {
    return this.offset === this.bytes.length
  }

  take(count: number): Uint8Array {
    if (this.offset + count > this.bytes.length) throw new MalformedTransaction('unexpected end')
    return this.bytes.subarray(this.offset, (this.offset += count))
  }

  peek(): number {
    return this.bytes[this.offset] ?? 0
  }

  u8(): number {
    return this.take(1)[0] ?? 0
  }

  unsigned(bytes: number): number {
    return this.take(bytes).reduce((sum, byte, index) => sum + byte * 256 ** index, 0)
  }

  indexes(count: number): number[] {
    return [...this.take(count)]
  }

  key(): string {
    return toBase58(this.take(32))
  }

  /** Solana's compact-u16: seven bits a byte, in the shortest form. */
  length(): number {
    let value = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const byte = this.u8()
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) {
        if ((byte === 0 && shift > 0) || value > 0xffff) break
        return value
      }
    }
    throw new MalformedTransaction('a length is not in its shortest form')
  }

  list<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read)
  }
}
