import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { connectMongo, openMongoDatabase } from '@thumbfolio/kit/mongo'
import { engineEnvironment } from '@thumbfolio/engines'
import { eventually, startLocalChain, testClock } from '@thumbfolio/testing'
import { orders } from '../src/collections.js'
import { askForRefund } from '../src/commands/ask-for-refund.js'
import { refuseRefund } from '../src/commands/decide-refund.js'
import { listPendingRefunds } from '../src/commands/refund-requests.js'
import { settleOrder } from '../src/commands/settle-order.js'
import { newOrder } from '../src/domain/order.js'
import { operatorOf } from './operator-world.js'

const slowMs = 120_000
const reason = 'paid by card'

it(
  'when the store is MongoDB, then of several operators at once one is followed, and an order is settled there once',
  async () => {
    const { MONGODB_URI: uri } = engineEnvironment('payment')
    await using chain = await startLocalChain()
    await using connection = await connectMongo({ uri, service: 'payment' })
    const common = { source: 'test', now: Date.now, traceparent: () => undefined }
    await using database = await openMongoDatabase({ ...common, connection })
    const ports = operatorOf({ chain, clock: testClock(Date.now()), database })
    const address = chain.admin.publicKey.toBase58()
    const id = randomUUID()
    const made = newOrder(
      {
        id,
        userId: randomUUID(),
        tierIndex: 0,
        credits: 5,
        priceUSD: '$7.50',
        priceLamports: '50000000',
        payer: address,
        fromSlot: 1,
        wallet: address,
        reference: randomUUID(),
      },
      Date.now(),
    )
    const part = { lamports: '1000', finality: 'finalized' as const, seenAt: 1, paidAt: 1 }
    await database.store(orders).commit({
      ...made,
      parts: { signature: part },
      status: 'abandoned',
      abandonedAt: Date.now(),
      reason: 'time',
    })

    const asked = await Promise.all(
      ['ada', 'linus', 'hedy'].map((by) => askForRefund(ports, { caseId: id, by, reason })),
    )
    expect(new Set(asked.map((request) => `${request.id} ${request.by}`)).size).toBe(1)
    expect(await listPendingRefunds(ports, 'open')).toMatchObject([{ id: `${id}.1`, lamports: '1000' }])
    const refused = await Promise.all(
      ['grace', 'joan'].map((by) => refuseRefund(ports, `${id}.1`, { by, reason })),
    )
    expect(new Set(refused.map(({ decided }) => decided?.by)).size).toBe(1)

    for (let twice = 0; twice < 2; twice++)
      expect(await settleOrder(ports, { orderId: id, by: 'ada', reason })).toMatchObject({
        status: 'settled',
      })
    // Other processes take over what a process has left behind, after its lease.
    const events = await eventually(async () => {
      const waiting = await database.outbox.pending(100)
      return waiting.length > 0 && waiting
    }, 20_000)
    expect(events).toMatchObject([{ type: 'payment.verified.v1', subject: id, data: { credits: 5 } }])
  },
  slowMs,
)
