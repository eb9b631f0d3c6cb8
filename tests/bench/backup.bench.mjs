/** How fast a data directory is backed up and restored: documents of 1 KiB and blobs of 100 KiB. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collection, openFileBlobs } from '@thumbfolio/kit/store'
import { restoreBackup, takeBackup, openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { z } from 'zod'
import { row } from './measure.mjs'

const documents = Number(process.argv[2] ?? 20_000)
const files = Number(process.argv[3] ?? 1_000)
const fileBytes = 100 * 1024

const things = collection({
  name: 'things',
  schema: z.object({ id: z.string(), version: z.number(), schemaVersion: z.literal(1), text: z.string() }),
  unique: { id: ({ id }) => id },
  index: { text: ({ id }) => id },
})

const directory = await mkdtemp(join(tmpdir(), 'thumbfolio-bench-'))
const at = (name) => join(directory, name)
const database = openLmdbDatabase({ path: at('data/auth/store'), source: 'auth', now: Date.now })
const blobs = await openFileBlobs(at('data/auth/blobs'))
const store = database.store(things)
const inParallel = (count, work) =>
  Promise.all(
    Array.from({ length: 64 }, async (_, first) => {
      for (let n = first; n < count; n += 64) await work(n)
    }),
  )
await inParallel(documents, (n) =>
  store.commit({ id: `t${n}`, version: 0, schemaVersion: 1, text: 'x'.repeat(1024) }),
)
await inParallel(files, (n) => blobs.write(`pdfs/u${n}/a`, Buffer.alloc(fileBytes, n)))

const timed = async (work) => {
  const startedAt = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - startedAt) / 1_000 }
}
const backup = await timed(() => takeBackup(at('data'), at('backup')))
const mib = backup.result.manifest.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 2 ** 20
const restore = await timed(() => restoreBackup(at('backup'), at('restored')))
row(`${documents} documents, ${files} blobs`, `${mib.toFixed(0)} MiB`)
row('make backup', `${backup.seconds.toFixed(1)} s`, `${(mib / backup.seconds).toFixed(0)} MiB/s`)
row(
  'make restore, with every byte checked',
  `${restore.seconds.toFixed(1)} s`,
  `${(mib / restore.seconds).toFixed(0)} MiB/s`,
)
await database[Symbol.asyncDispose]()
await rm(directory, { recursive: true })
