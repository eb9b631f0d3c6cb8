import { createHash } from 'node:crypto'

export interface BundleFile {
  /** Relative to the site's root, without a leading slash. */
  readonly path: string
  readonly contentType: string
  readonly body: Uint8Array
}

/** A whole site. `hash` names its content: equal files, equal hash. */
export interface Bundle {
  readonly files: readonly BundleFile[]
  /** SHA-256 in hex. */
  readonly hash: string
}

/** A file beside a bundle whose body is already stored as a blob. The body of a blob name never changes. */
export interface StoredFile {
  readonly path: string
  readonly contentType: string
  readonly blob: string
}

export function bundleOf(files: readonly BundleFile[]): Bundle {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const hash = createHash('sha256')
  // Lengths come before contents, so that no two sets of files hash the same input.
  for (const { path, contentType, body } of sorted)
    hash.update(JSON.stringify([path, contentType, body.byteLength])).update(body)
  return { files: sorted, hash: hash.digest('hex') }
}

export const textFile = (path: string, contentType: string, text: string): BundleFile => ({
  path,
  contentType: `${contentType}; charset=utf-8`,
  body: new TextEncoder().encode(text),
})
