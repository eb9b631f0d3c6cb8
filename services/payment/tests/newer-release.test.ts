import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { orders } from '../src/collections.js'
import { finalMs, hourMs, PaymentUnderTest } from './payment-under-test.js'

describe('orders that a newer release wrote, after a rollback', () => {
  let world: PaymentUnderTest
  beforeAll(async () => {
    world = await PaymentUnderTest.start()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it('when their time is over, then the payments of other orders are still settled', async () => {
    const newer = world.database.store<never, string, string>({ ...orders, schema: z.custom() } as never)
    for (const status of ['pending', 'underpaid']) {
      const { transactionId } = await world.order(await world.buyer())
      const known = (await world.stores.orders.find(transactionId))!
      const decisions = [{ kind: 'split', at: 1, by: 'operator', note: '' }]
      await newer.commit({ ...known, status, decisions } as never)
      await expect(world.stores.orders.find(transactionId)).rejects.toMatchObject({ name: 'NewerState' })
    }
    world.clock.advance(25 * hourMs)
    const buyer = await world.buyer()
    const order = await world.order(buyer, 0)
    await world.chain.pay({ lamports: 50_000_000, references: [order.transaction.signature] })
    world.clock.advance(finalMs)
    expect(await world.reached(buyer, order.transactionId, 'settled')).toMatchObject({ late: false })
  })
})
