import { describe, expect, it } from '@jest/globals'
import { OrderView } from './order-view.js'
import { anOrder, orderBody } from './tests/an-order.js'

describe('an order from the server', () => {
  it('when all fields are there, then amounts are lamports and nothing is lost', () => {
    const order = anOrder({
      receivedLamports: '50000000',
      remainingLamports: '100000000',
      status: 'underpaid',
    })
    expect(order).toMatchObject({
      status: 'underpaid',
      price: 150_000_000n,
      received: 50_000_000n,
      remaining: 100_000_000n,
      excess: 0n,
      reference: orderBody.transaction.signature,
      paymentUrl: orderBody.paymentUrl,
    })
  })

  it('when only the fields of the specification are there, then it can be paid', () => {
    const { transactionId, adminWallet } = orderBody
    const signature = orderBody.transaction.signature
    const order = OrderView.parse({ transactionId, adminWallet, transaction: { amount: 0.15, signature } })
    expect(order).toMatchObject({
      status: 'pending',
      price: 150_000_000n,
      remaining: 150_000_000n,
      payments: [],
      paymentUrl: `solana:${adminWallet}?amount=0.15&reference=${signature}`,
    })
  })

  it('when it is not said what remains, then it is the price less what came', () => {
    const part = anOrder({ receivedLamports: '50000000', remainingLamports: undefined })
    const more = anOrder({ receivedLamports: '200000000', remainingLamports: undefined })
    expect([part.remaining, more.remaining]).toEqual([100_000_000n, 0n])
  })

  it('when there is no signature, then the order is known and has no reference', () => {
    const order = anOrder({ transaction: { amount: 0.15 }, paymentUrl: undefined })
    expect(order.reference).toBeUndefined()
    expect(order.paymentUrl).toBe(`solana:${orderBody.adminWallet}?amount=0.15`)
  })

  it('when a field beyond the specification is broken, then the rest is used', () => {
    const order = anOrder({ expiresAt: 'soon', receivedLamports: 5, status: 'odd', payments: 'none' })
    expect(order).toMatchObject({ expiresAt: undefined, received: 0n, status: 'pending', payments: [] })
  })

  it.each([
    ['transactionId', { transactionId: undefined }],
    ['adminWallet', { adminWallet: '' }],
    ['amount', { transaction: { signature: 'x' } }],
    ['positive amount', { transaction: { amount: 0 } }],
  ])('when its %s is missing, then it is no order', (_, changes) => {
    expect(OrderView.safeParse({ ...orderBody, ...changes }).success).toBe(false)
  })
})
