/**
 * Commits per second of the store on MongoDB, beside the bare `findOneAndUpdate` of the same shape on the same
 * connection in the same run. Prints a table and the ratios, and ends with 1 where one is under its target. Argument:
 * milliseconds of each measurement.
 * On the MongoDB of MONGODB_URI, else on one started for it.
 */
import { collection } from '@thumbfolio/kit/store'
import { connectMongo, openMongoDatabase } from '@thumbfolio/kit/mongo'
import { databaseUri, startEngine, uniqueName } from '@thumbfolio/engines'
import { z } from 'zod'
import { median, perSecond } from './measure.mjs'
import { target } from './target.mjs'

const millisecondsEach = Number(process.argv[2] ?? 1_000)
const rounds = 7
const documents = 64
/** Of the bare update's rate, at every concurrency. */
const leastRatio = 0.7

const Account = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  email: z.string(),
  dueAt: z.number(),
  n: z.number(),
  text: z.string(),
})
const accounts = collection({
  name: 'accounts',
  schema: Account,
  unique: { email: (account) => account.email },
  index: { due: (account) => account.dueAt },
})

const engine = process.env.MONGODB_URI ? undefined : await startEngine('mongo')
const uri = databaseUri(uniqueName('bench'), process.env.MONGODB_URI ?? engine.url)
const connection = await connectMongo({ uri, service: 'auth' })
const database = await openMongoDatabase({ connection, source: 'auth', now: Date.now })
const store = database.store(accounts)
const bare = connection.db.collection('bare')
await bare.createIndexes([
  { name: 'uniques', key: { uniques: 1 }, unique: true, sparse: true },
  { name: 'pendingAt', key: { pendingAt: 1 }, sparse: true },
  { name: 'index.due', key: { 'index.due': 1, _id: 1 } },
])

let serial = 0
const account = (number, text = 'x'.repeat(400)) => ({
  id: `account-${number}`,
  version: 0,
  schemaVersion: 1,
  email: `${number}@example.org`,
  dueAt: 1,
  n: 0,
  text,
})
const states = await Promise.all(Array.from({ length: documents }, (_, n) => store.commit(account(n))))
const bareStates = Array.from({ length: documents }, (_, n) => ({ ...account(n), version: 1 }))
await bare.insertMany(
  bareStates.map((state) => ({
    _id: state.id,
    version: 1,
    state,
    uniques: [`email:${state.email}`],
    index: { due: 1 },
  })),
)

/** The update of a commit without events, as somebody would write it by hand. */
async function bareCommit(at) {
  const { version } = bareStates[at]
  const state = { ...bareStates[at], version: version + 1, n: serial, dueAt: serial++ }
  const change = {
    version: version + 1,
    state,
    uniques: [`email:${state.email}`],
    index: { due: state.dueAt },
  }
  const options = { projection: { _id: 1 } }
  if (!(await bare.findOneAndUpdate({ _id: state.id, version }, { $set: change }, options)))
    throw new Error('stale')
  bareStates[at] = state
}

async function storeCommit(at) {
  const next = { ...states[at], n: serial, dueAt: serial++ }
  states[at] = await store.commit(next)
}

const subjects = { 'bare findOneAndUpdate': bareCommit, 'store: commit': storeCommit }
for (const concurrency of [1, 32]) {
  const rates = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
  const cpu = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
  // In turns, so that a slow moment of the machine hits all alike.
  for (let round = -1; round < rounds; round++)
    for (const [name, work] of Object.entries(subjects)) {
      const before = process.cpuUsage()
      const rate = await perSecond(millisecondsEach, concurrency, (n) => work(n % documents))
      const { user, system } = process.cpuUsage(before)
      if (round < 0) continue
      rates[name].push(rate)
      cpu[name].push((user + system) / (rate * (millisecondsEach / 1_000)))
    }
  const base = median(rates['bare findOneAndUpdate'])
  for (const [name, all] of Object.entries(rates)) {
    const columns = [
      `c=${String(concurrency).padEnd(2)}`,
      name.padEnd(24),
      `${Math.round(median(all))}/s`.padStart(8),
      (median(all) / base).toFixed(2),
      `${Math.round(median(cpu[name]))} µs CPU of ours each`,
    ]
    process.stdout.write(`${columns.join('  ')}\n`)
    target(`c=${concurrency}, ${name}: ${leastRatio} of the bare update`, median(all) / base >= leastRatio)
  }
}

await connection.connection.dropDatabase()
await database[Symbol.asyncDispose]()
await connection[Symbol.asyncDispose]()
await engine?.[Symbol.asyncDispose]()
