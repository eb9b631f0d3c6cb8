import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blobs } from '../../blobs/blobs.js'
import { filesUnder } from '../backup/backed-up-files.js'
import { measured } from '../backup/durable-file.js'
import type { Compared } from './copy-documents.js'

/**
 * Makes the blobs of a service equal to the files under a folder. Safe to stop and repeat: a blob with the same bytes is not
 * written again, and a blob without a file is removed.
 */
export async function copyBlobs(root: string, target: Blobs): Promise<Compared> {
  const names = new Set<string>()
  const [source, found] = [digest(), digest()]
  for await (const path of filesUnder(root)) {
    const name = path.replaceAll('\\', '/')
    const { sha256 } = await measured(join(root, path))
    if ((await hashIn(target, name)) !== sha256)
      await target.write(name, () => createReadStream(join(root, path)))
    names.add(name)
    source.add(name, sha256)
    found.add(name, await hashIn(target, name))
  }
  for (const kind of await readdir(root).catch(() => []))
    if (!kind.startsWith('.'))
      for await (const { name } of target.list(`${kind}/`)) if (!names.has(name)) await target.remove(name)
  return { what: 'blobs', source: source.done(), target: found.done() }
}

async function hashIn(blobs: Blobs, name: string): Promise<string | undefined> {
  const opened = await blobs.open(name)
  if (!opened) return undefined
  const hash = createHash('sha256')
  for await (const chunk of opened.stream) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

function digest() {
  let count = 0
  const hash = createHash('sha256')
  return {
    add(name: string, sha256: string | undefined) {
      if (sha256 === undefined) return
      count++
      hash.update(`${name} ${sha256}\n`)
    },
    done: () => ({ count, sha256: hash.digest('hex') }),
  }
}
