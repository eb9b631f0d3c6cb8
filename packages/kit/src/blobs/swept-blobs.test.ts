import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@thumbfolio/testing'
import { openLmdbDatabase } from '../store/lmdb/store.lmdb.js'
import { openFileBlobs } from './blobs.file.js'
import { sweptBlobsContract } from './swept-blobs.contract.js'

sweptBlobsContract({
  name: 'files',
  async place(now) {
    const directory = await temporaryDirectory()
    const database = openLmdbDatabase({ path: join(directory.path, 'store'), source: 'resume', now })
    const root = join(directory.path, 'blobs')
    const files = await openFileBlobs(root)
    return {
      database,
      // The file system has a clock of its own.
      blobs: {
        ...files,
        async write(name, bytes) {
          await files.write(name, bytes)
          await utimes(join(root, name), now() / 1_000, now() / 1_000)
        },
      },
      async [Symbol.asyncDispose]() {
        await database[Symbol.asyncDispose]()
        await directory[Symbol.asyncDispose]()
      },
    }
  },
})
