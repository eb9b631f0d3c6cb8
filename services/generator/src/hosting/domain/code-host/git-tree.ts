import { createHash } from 'node:crypto'

/** A file of a repository; its path has slashes and no leading one. */
export interface RepositoryFile {
  readonly path: string
  readonly body: Uint8Array
}

const objectId = (type: 'blob' | 'tree', body: Uint8Array) =>
  createHash('sha1').update(`${type} ${body.byteLength}\0`).update(body).digest('hex')

/** The id that Git gives a file's content. */
export const blobSha = (body: Uint8Array): string => objectId('blob', body)

/** The id that Git gives a tree of exactly these files: known before anything is sent. */
export function treeSha(files: readonly RepositoryFile[]): string {
  const entries = new Map<string, { mode: '100644' | '40000'; sha: string }>()
  const folders = new Map<string, RepositoryFile[]>()
  for (const { path, body } of files) {
    const [name = '', ...rest] = path.split('/')
    if (rest.length === 0) entries.set(name, { mode: '100644', sha: blobSha(body) })
    else folders.set(name, [...(folders.get(name) ?? []), { path: rest.join('/'), body }])
  }
  for (const [name, inside] of folders) entries.set(name, { mode: '40000', sha: treeSha(inside) })
  // Git orders a folder as if its name ended in a slash.
  const order = ([name, { mode }]: [string, { mode: string }]) =>
    Buffer.from(mode === '40000' ? `${name}/` : name)
  const lines = [...entries]
    .sort((a, b) => Buffer.compare(order(a), order(b)))
    .map(([name, { mode, sha }]) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]),
    )
  return objectId('tree', Buffer.concat(lines))
}
