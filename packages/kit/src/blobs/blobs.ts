import type { Readable } from 'node:stream'

/** A blob as a listing shows it; `writtenAt` in epoch milliseconds. */
export interface BlobItem {
  readonly name: string
  readonly sizeBytes: number
  /** Epoch milliseconds of the last write. */
  readonly writtenAt: number
}

/** Bytes, or what opens a stream of them. */
export type BlobContent = Uint8Array | (() => Readable)

/**
 * Bytes by name. Names are owner first, `<kind>/<owner id>/<file>`: ASCII letters, digits, `.`, `_`, `-` between slashes.
 * No segment begins with a dot. A write is durable and all or nothing when it resolves.
 */
export interface Blobs extends AsyncDisposable {
  /**
   * A stream is opened when it is needed; one that fails writes nothing. S3 holds it in memory while it is written: callers
   * bound its size.
   * @throws RangeError for a name that cannot be; there is never a blob of such a name
   * @throws StoreUnavailable when nothing can be written now
   */
  write(name: string, content: BlobContent): Promise<void>
  /** The whole blob, or undefined. */
  read(name: string): Promise<Uint8Array | undefined>
  /** A stream with its length, or undefined. */
  open(name: string): Promise<{ stream: Readable; sizeBytes: number } | undefined>
  /** No error when it is already gone. */
  remove(name: string): Promise<void>
  /** Everything under a prefix that ends in a slash, in no particular order. */
  list(prefix: string): AsyncIterable<BlobItem>
}
