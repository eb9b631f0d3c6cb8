/** Commits per second of the store on lmdb, beside bare lmdb put + fsync in the same run. Prints a table and the ratios. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collection } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { open } from 'lmdb'
import { z } from 'zod'
import { median, perSecond } from './measure.mjs'

const millisecondsEach = Number(process.argv[2] ?? 1_000)
const rounds = 5

const Account = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  email: z.string(),
  dueAt: z.number(),
  text: z.string(),
})
const accounts = collection({
  name: 'accounts',
  schema: Account,
  unique: { email: (account) => account.email },
  index: { due: (account) => account.dueAt },
})

const directory = await mkdtemp(join(tmpdir(), 'thumbfolio-bench-'))
const database = openLmdbDatabase({ path: join(directory, 'store'), source: 'auth', now: Date.now })
const store = database.store(accounts)
// overlappingSync off: lmdb's put then resolves after its fsync, as a commit of ours does.
const bare = open({ path: join(directory, 'bare'), overlappingSync: false })

let serial = 0
const account = () => {
  const id = `account-${serial++}`
  return {
    id,
    version: 0,
    schemaVersion: 1,
    email: `${id}@example.org`,
    dueAt: serial,
    text: 'x'.repeat(400),
  }
}
const subjects = {
  'bare put + fsync': () => bare.put(`key-${serial++}`, account()),
  'store: new document': () => store.commit(account()),
  'store: new document + event': () => {
    const next = account()
    const events = [{ type: 'account.registered.v1', subject: next.id, data: {} }]
    return store.commit(next, { events, cause: next.id })
  },
}

for (const concurrency of [1, 32]) {
  const rates = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
  // In turns, so that a slow moment of the machine hits all alike.
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of Object.entries(subjects))
      rates[name].push(await perSecond(millisecondsEach, concurrency, work))
  const base = median(rates['bare put + fsync'])
  for (const [name, all] of Object.entries(rates)) {
    const rate = median(all)
    const columns = [
      `c=${concurrency}`,
      name.padEnd(28),
      `${Math.round(rate)}/s`.padStart(9),
      (rate / base).toFixed(2),
    ]
    process.stdout.write(`${columns.join('  ')}\n`)
  }
}

await bare.close()
await database[Symbol.asyncDispose]()
await rm(directory, { recursive: true })
