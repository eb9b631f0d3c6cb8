/**
 * Commits to eight documents at once, for ever: each commit adds one to `n`, takes a new unique key and emits an event.
 * Every acknowledged commit is a line `id n;`. Arguments: engine module, location.
 */
import { collection } from '@thumbfolio/kit/store'
import { z } from 'zod'

const [module, location] = process.argv.slice(2)
const { openDatabase } = await import(module)
const things = (await openDatabase(location)).store(
  collection({
    name: 'things',
    schema: z.looseObject({ id: z.string(), version: z.number() }),
    unique: { email: ({ email }) => email },
    index: { n: ({ n }) => n },
  }),
)

async function commitForEver(id) {
  let state = (await things.find(id)) ?? { id, version: 0, schemaVersion: 1, n: 0 }
  for (;;) {
    const n = state.n + 1
    const events = [{ type: 'site.deleted.v1', subject: id, data: { userId: String(n) } }]
    state = await things.commit({ ...state, n, email: `${id}:${n}` }, { events, cause: `${id}:${n}` })
    process.stdout.write(`${id} ${n};\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, i) => commitForEver(`t${i}`)))
