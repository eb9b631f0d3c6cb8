import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { assignPayment } from '../src/commands/assign-payment.js'
import { isUneven } from '../src/commands/prove-books.js'
import { rereadWallet } from '../src/commands/reread-wallet.js'
import { reportOf, startOperatorWorld } from './operator-world.js'

const price = 150_000_000
const signed = { by: 'ada', reason: 'they wrote to support' }

type OperatorWorld = Awaited<ReturnType<typeof startOperatorWorld>>
let at: OperatorWorld
beforeAll(async () => void (at = await startOperatorWorld()))
afterAll(() => at[Symbol.asyncDispose]())

describe('the report', () => {
  it('when a transaction is missing, counted twice or not granted, then it is uneven and says where', async () => {
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    const signature = await at.world.chain.pay({ from: buyer.wallet, lamports: price })
    await at.final()
    await at.world.reached(buyer, orderId, 'settled')
    await eventually(async () => at.eventsFor(orderId).length === 1)
    await at.expectEven()

    const payment = (await at.world.payment(signature))!
    const moved = { ...payment, deltas: { [at.world.chain.admin.publicKey.toBase58()]: '149999999' } }
    const tampered = await at.ports.chainPayments.commit(moved)
    const wrong = await reportOf(at.world, at.ports)
    expect(isUneven(wrong)).toBe(true)
    expect(wrong.books.uneven.join()).toContain('1 lamports of its balance')
    await at.ports.chainPayments.commit({ ...tampered, deltas: payment.deltas })

    const order = (await at.world.stores.orders.find(orderId))!
    const other = (await at.world.stores.orders.find(
      (await at.world.order(await at.world.buyer())).transactionId,
    ))!
    const stolen = await at.world.stores.orders.commit({ ...other, parts: order.parts })
    expect((await reportOf(at.world, at.ports)).books.uneven).toEqual([
      `Order ${other.id} counts ${signature}, which is not bound to it.`,
    ])
    await at.world.stores.orders.commit({ ...stolen, parts: {} })

    const events = [...at.world.verified]
    at.world.verified.splice(0, events.length, ...events.filter(({ subject }) => subject !== orderId))
    expect((await reportOf(at.world, at.ports)).credits).toMatchObject({ onTheWay: 20, uneven: [] })
    at.world.clock.advance(6 * 60_000)
    expect((await reportOf(at.world, at.ports)).credits.uneven).toEqual([
      `Order ${orderId} is settled, and its 20 credits were not granted to user ${buyer.userId}.`,
    ])
    at.world.verified.splice(0, at.world.verified.length, ...events)
    await at.expectEven()
  })

  it('when a record is lost, then reading the wallet again finds the payment, and its order gets it back', async () => {
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    const { signature } = await at.strangersPayment(price)
    await assignPayment(at.ports, { signature, orderId, ...signed })
    await eventually(async () => at.eventsFor(orderId).length === 1)
    await at.ports.chainPayments.remove((await at.world.payment(signature))!)
    expect((await reportOf(at.world, at.ports)).books.uneven).toEqual([
      expect.stringContaining('150000000 lamports of its balance'),
      `Order ${orderId} counts ${signature}, which is not bound to it.`,
    ])
    const address = at.world.chain.admin.publicKey.toBase58()
    for (let twice = 0; twice < 2; twice++) await rereadWallet(at.ports, { address, ...signed })
    await at.world.swept()
    expect(await at.openItems()).toMatchObject([{ kind: 'unmatched', transactions: [{ signature }] }])
    await assignPayment(at.ports, { signature, orderId, ...signed })
    await at.expectEven()
    expect(at.eventsFor(orderId)).toHaveLength(1)
  })
})
