import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs } from './blobs.js'

const pattern = /^[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*\/?$/
const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

export async function openFileBlobs(root: string): Promise<Blobs> {
  const temporary = join(root, '.tmp')
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true })
  const pathOf = (name: string) => {
    if (!pattern.test(name) || name.split('/').some((part) => /^\.+$/.test(part))) throw new Error(`Not a blob name: ${name}`)
    return join(root, name)
  }
  return {
    async write(name, bytes) {
      const path = pathOf(name)
      const draft = join(temporary, randomUUID())
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
      const directory = await open(dirname(path))
      await directory.sync().finally(() => directory.close())
    },
    async read(name) {
      return readFile(pathOf(name)).catch(absent)
    },
    async open(name) {
      const path = pathOf(name)
      const found = await stat(path).catch(absent)
      return found?.isFile() ? { stream: createReadStream(path), sizeBytes: found.size } : undefined
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
    async *list(prefix) {
      const entries = (await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(absent)) ?? []
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(absent)
        if (found) yield { name: path.slice(root.length + 1), sizeBytes: found.size, writtenAt: found.mtimeMs }
      }
    },
    async [Symbol.asyncDispose]() {},
  }
}
