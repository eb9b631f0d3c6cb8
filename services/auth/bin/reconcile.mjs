/**
 * `node bin/reconcile.mjs`: reads what other services know on its standard input, makes the credits agree with it and
 * prints each difference, one JSON line each. With CHECK=1 it changes nothing. Works on the store in DATA_DIR, or in
 * MONGODB_URI, also beside a running product.
 */
import { createInterface } from 'node:readline'
import { ReconcileFact } from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { toolStoreConfig, openStoreForTool } from '@thumbfolio/kit/run'
import { z } from 'zod'
import { accounts, cases } from '../dist/collections.js'
import { reconcileCredits } from '../dist/commands/reconcile-credits.js'

const config = loadConfig(
  z.object({
    ...toolStoreConfig,
    CHECK: z.enum(['1']).optional(),
    ON_THE_WAY_SECONDS: z.coerce.number().min(0).default(600),
  }),
)

async function* facts() {
  for await (const line of createInterface({ input: process.stdin }))
    if (line !== '') yield ReconcileFact.parse(JSON.parse(line))
}

await using store = await openStoreForTool('auth', config)
const ports = {
  accounts: store.database.store(accounts),
  cases: store.database.store(cases),
  log: createLog({ name: 'reconcile', level: 'silent' }),
  now: Date.now,
}
const options = { isCheck: config.CHECK === '1', onTheWayMs: config.ON_THE_WAY_SECONDS * 1_000 }
for await (const finding of reconcileCredits(ports, facts(), options)) console.log(JSON.stringify(finding))
