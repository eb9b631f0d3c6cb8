import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { confirmedMs, finalMs, PaymentUnderTest } from './payment-under-test.js'

describe('buying credits', () => {
  let world: PaymentUnderTest
  beforeAll(async () => {
    world = await PaymentUnderTest.start()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it('when an order is paid with its reference and verify is asked, then it confirms, settles, and auth is told once', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer)
    expect(order).toMatchObject({ status: 'pending', credits: 20, amountLamports: '150000000' })
    const signature = await world.chain.pay({
      ...{ from: buyer.wallet, lamports: 150_000_000, references: [order.transaction.signature] },
    })
    world.clock.advance(confirmedMs)
    const seen = await world.verify(buyer, order.transactionId, order.transaction.signature)
    expect([seen.status, seen.body.message]).toEqual([202, 'Payment seen. Waiting for final confirmation.'])
    expect(seen.body.data.signatures).toEqual([signature])
    world.clock.advance(finalMs)
    const settled = await world.reached(buyer, order.transactionId, 'settled')
    expect(settled).toMatchObject({ late: false, overpaid: false, credited: false })
    const again = await world.verify(buyer, order.transactionId, signature)
    expect([again.status, again.body.message]).toEqual([200, 'Payment verified successfully!'])
    const told = await eventually(() => world.verified.find(({ subject }) => subject === order.transactionId))
    expect(told.data).toEqual({ userId: buyer.userId, credits: 20, amountLamports: '150000000' })
  })
})
