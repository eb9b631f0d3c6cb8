/**
 * Commits each number to three stores, one after the other, and to the blobs a file that the first store names; the file
 * of the number before goes. So the stores never differ by more than one. Writes `ready;` once, and commits for ever.
 * Argument: a data directory.
 */
import { join } from 'node:path'
import { collection, openFileBlobs } from '@thumbfolio/kit/store'
import { startRelay } from '@thumbfolio/kit/bus'
import { openLmdbDatabase, openMemoryBus } from '@thumbfolio/kit/lmdb'
import { z } from 'zod'

const [directory] = process.argv.slice(2)
const bus = openMemoryBus({ path: join(directory, 'bus'), now: Date.now })
bus.subscribe({ group: 'dashboard', handlers: { 'site.deleted.v1': async () => undefined } })
const numbers = collection({
  name: 'numbers',
  schema: z.looseObject({ id: z.string(), version: z.number() }),
  unique: { number: ({ id, n }) => `${id}:${n}` },
  index: { n: ({ n }) => n },
})
const databases = ['auth', 'generator', 'resume'].map((name) =>
  openLmdbDatabase({ path: join(directory, name, 'store'), source: 'auth', now: Date.now }),
)
const blobs = await openFileBlobs(join(directory, 'auth', 'blobs'))
const stores = databases.map((database) => database.store(numbers))
await bus.start()
startRelay({ outbox: databases[0].outbox, bus })

async function commitForEver(id) {
  let states = stores.map(() => ({ id, version: 0, schemaVersion: 1, n: 0 }))
  for (let n = 1; ; n++) {
    const blob = `pages/${id}/${n}`
    await blobs.write(blob, Buffer.from(`${id} ${n}`))
    const next = []
    for (const [at, store] of stores.entries()) {
      const events = at === 0 ? [{ type: 'site.deleted.v1', subject: id, data: { userId: String(n) } }] : []
      next.push(await store.commit({ ...states[at], n, blob }, { events }))
    }
    states = next
    if (n > 1) await blobs.remove(`pages/${id}/${n - 1}`)
    if (n === 3 && id === 't0') process.stdout.write('ready;\n')
  }
}

await Promise.all(Array.from({ length: 8 }, (_, at) => commitForEver(`t${at}`)))
