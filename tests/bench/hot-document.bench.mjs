/** How many changes a second one document takes, each decided on a read and retried where another came first. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collection, retryStale } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { z } from 'zod'
import { perSecond, row } from './measure.mjs'

const millisecondsEach = Number(process.argv[2] ?? 2_000)
const days = collection({
  name: 'days',
  schema: z.object({ id: z.string(), version: z.number(), schemaVersion: z.literal(1), spent: z.number() }),
})

const directory = await mkdtemp(join(tmpdir(), 'thumbfolio-bench-'))
const database = openLmdbDatabase({ path: join(directory, 'store'), source: 'generator', now: Date.now })
const store = database.store(days)

for (const writers of [1, 8, 32]) {
  let refused = 0
  const rate = await perSecond(millisecondsEach, writers, () =>
    retryStale(async () => {
      const day = (await store.find('today')) ?? { id: 'today', version: 0, schemaVersion: 1, spent: 0 }
      await store.commit({ ...day, spent: day.spent + 1 })
    }).catch(() => void refused++),
  )
  row(`one document, ${writers} writers`, `${rate.toFixed(0)}/s`, `${refused} gave up`)
}
await database[Symbol.asyncDispose]()
await rm(directory, { recursive: true })
