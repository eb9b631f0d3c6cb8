/**
 * `node bin/grants.mjs`: reads ids of users on its standard input, one a line, and prints what was granted to each and to
 * everybody else whom a payment was granted to, one JSON line a user. Reads the store in DATA_DIR, or in MONGODB_URI, also
 * beside a running product; writes nothing.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { loadConfig } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { connectMongo, openMongoDatabase } from '@thumbfolio/kit/mongo'
import { z } from 'zod'
import { accounts, cases, ledger } from '../dist/collections.js'

const { MONGODB_URI, DATA_DIR } = loadConfig(
  z.object({ DATA_DIR: z.string().default('./.data'), MONGODB_URI: z.string().optional() }),
)
const wanted = new Set()
for await (const line of createInterface({ input: process.stdin })) if (line) wanted.add(line)

await inStore(async (database) => {
  const [known, movements, incidents] = [accounts, ledger, cases].map((each) => database.store(each))
  for await (const { kind, userId } of everyItem(movements, 'user', {}))
    if (kind === 'granted') wanted.add(userId)
  const withoutAccount = new Map()
  for await (const { kind, userId, reference } of everyItem(incidents, 'user', {}))
    if (kind === 'payment-without-account')
      withoutAccount.set(userId, [...(withoutAccount.get(userId) ?? []), reference])
  for (const userId of wanted) {
    const grants = (await known.find(userId))?.purse.grants ?? {}
    console.log(JSON.stringify({ userId, grants, withoutAccount: withoutAccount.get(userId) ?? [] }))
  }
})

async function inStore(look) {
  const common = { source: 'grants', now: Date.now, traceparent: () => undefined }
  const connection = MONGODB_URI && (await connectMongo({ uri: MONGODB_URI, service: 'auth' }).catch(giveUp))
  const path = join(DATA_DIR, 'auth', 'store')
  if (!connection && !existsSync(path)) giveUp({ message: `DATA_DIR: there are no accounts in ${DATA_DIR}.` })
  const database = connection
    ? await openMongoDatabase({ ...common, connection })
    : openLmdbDatabase({ ...common, path })
  try {
    return await look(database)
  } finally {
    await database[Symbol.asyncDispose]()
    await (connection || undefined)?.[Symbol.asyncDispose]()
  }
}

/** No MongoDB answers, or that is no address of one: the message says what to do. */
function giveUp({ message }) {
  console.error(message)
  process.exit(69)
}
