import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { connectMongo, openMongoDatabase } from '@thumbfolio/kit/mongo'
import { engineEnvironment } from '@thumbfolio/engines'
import { eventually, startLocalChain } from '@thumbfolio/testing'
import { orders } from '../src/collections.js'
import { newOrder } from '../src/domain/order.js'

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const slowMs = 120_000

it(
  'when the store is MongoDB, then an order is settled there once, and the report reads both databases',
  async () => {
    const { MONGODB_URI: uri } = engineEnvironment('payment')
    await using local = await startLocalChain()
    await using connection = await connectMongo({ uri, service: 'payment' })
    const common = { source: 'test', now: Date.now, traceparent: () => undefined }
    await using database = await openMongoDatabase({ ...common, connection })
    const known = database.store(orders)
    const terms = { id: randomUUID(), userId: randomUUID(), tierIndex: 0, credits: 5, priceUSD: '$7.50' }
    const made = newOrder(
      {
        ...terms,
        priceLamports: '50000000',
        payer: local.admin.publicKey.toBase58(),
        fromSlot: 1,
        wallet: local.admin.publicKey.toBase58(),
        reference: randomUUID(),
      },
      Date.now(),
    )
    await known.commit({ ...made, status: 'abandoned', abandonedAt: Date.now(), reason: 'time' })

    const env = { MONGODB_URI: uri, SOLANA_RPC_URL: local.url, GRANTS: file('../../auth/bin/grants.mjs') }
    const payments = async (more: Readonly<Record<string, string>>) =>
      (await run(process.execPath, [file('../bin/payments.mjs')], { env: { ...env, ...more } })).stdout
    for (let twice = 0; twice < 2; twice++)
      expect(await payments({ SETTLE: terms.id, REASON: 'paid by card' })).toContain(`${terms.id}: settled`)
    // Other processes take over what a process has left behind, after its lease.
    const events = await eventually(async () => {
      const waiting = await database.outbox.pending(100)
      return waiting.length > 0 && waiting
    }, 20_000)
    expect(events).toMatchObject([{ type: 'payment.verified.v1', subject: terms.id, data: { credits: 5 } }])
    expect(await payments({})).toContain(`settle ${terms.id}: paid by card`)
    expect(await payments({ REPORT: '1' })).toContain('granted 0 + on the way 5 + account deleted 0')
  },
  slowMs,
)
