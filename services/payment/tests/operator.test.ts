import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { eventually } from '@thumbfolio/testing'
import { assignPayment } from '../src/commands/assign-payment.js'
import { explainPayment } from '../src/commands/explain-payment.js'
import { recordRefund } from '../src/commands/record-refund.js'
import { settleOrder } from '../src/commands/settle-order.js'
import { actionsOf, dyingAt, itemsOf, operatorOf, startOperatorWorld } from './operator-world.js'
import { confirmedMs, finalMs, hourMs } from './payment-under-test.js'

const price = 150_000_000
const signed = { by: 'ada', reason: 'they wrote to support' }

type OperatorWorld = Awaited<ReturnType<typeof startOperatorWorld>>
let at: OperatorWorld
beforeAll(async () => void (at = await startOperatorWorld()))
afterAll(() => at[Symbol.asyncDispose]())

describe('assigning a payment', () => {
  it('when a stranger paid for an order, then it is listed with its sender, assigned once, and settles', async () => {
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    const { from, signature } = await at.strangersPayment(price)
    expect(await at.openItems()).toMatchObject([
      {
        kind: 'unmatched',
        lamports: 150_000_000n,
        reason: 'no-order',
        senders: [from.publicKey.toBase58()],
        transactions: [{ signature, explorerUrl: `http://localhost/dev/chain?transaction=${signature}` }],
      },
    ])

    for (let twice = 0; twice < 2; twice++)
      expect(await assignPayment(at.ports, { signature, orderId, ...signed })).toMatchObject({
        status: 'settled',
      })
    await eventually(async () => at.eventsFor(orderId).length === 1)
    expect(await at.openItems()).toEqual([])
    expect(await actionsOf(at.ports)).toMatchObject([
      { kind: 'assign', subject: signature, orderId, by: 'ada', reason: 'they wrote to support' },
    ])
    const { books } = await at.expectEven()
    expect(books.incoming.settled).toBe(150_000_000n)

    const other = await at.world.order(await at.world.buyer())
    const again = assignPayment(at.ports, { signature, orderId: other.transactionId, ...signed })
    await expect(again).rejects.toThrow(`It pays for order ${orderId} already.`)
  })

  it('when it is not there or the order is not, then that is said and nothing is written', async () => {
    const actions = await actionsOf(at.ports)
    const none = '5gCwitEqixq38PWc6dBbJWMBUcndFvazYeBDF2pkneatPXMZ5ApKminEhqyt94dyFDEQK61zKGs4vWLcttJrf6GF'
    const orderId = '00000000-0000-4000-8000-000000000000'
    await expect(assignPayment(at.ports, { signature: none, orderId, ...signed })).rejects.toThrow(
      'No transaction',
    )
    const { signature } = await at.strangersPayment(1_000_000)
    await expect(assignPayment(at.ports, { signature, orderId, ...signed })).rejects.toThrow(
      'There is no order',
    )
    expect(await actionsOf(at.ports)).toEqual(actions)
    await explainPayment(at.ports, { signature, ...signed })
  })

  it('when the process dies at any commit, then doing it again finishes it, once', async () => {
    for (let commits = 0; ; commits++) {
      const buyer = await at.world.buyer()
      const { transactionId: orderId } = await at.world.order(buyer)
      const { signature } = await at.strangersPayment(price)
      const dying = operatorOf(at.world, dyingAt(at.world.database, commits))
      await dying.chain?.tip()
      const died = await assignPayment(dying, { signature, orderId, ...signed }).then(
        () => false,
        (error: Error) => error.message === 'killed',
      )
      await assignPayment(at.ports, { signature, orderId, ...signed })
      await eventually(async () => at.eventsFor(orderId).length === 1)
      await at.world.reached(buyer, orderId, 'settled')
      const actions = (await actionsOf(at.ports)).filter(({ subject }) => subject === signature)
      expect(actions).toHaveLength(1)
      await at.expectEven()
      if (!died) {
        expect(commits).toBeGreaterThan(2)
        return
      }
    }
  })
})

describe('an order that is not credited', () => {
  it('when auth has not granted after 5 minutes, then it is listed until auth has', async () => {
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    await at.world.chain.pay({ from: buyer.wallet, lamports: price })
    await at.final()
    await at.world.reached(buyer, orderId, 'settled')
    const listed = async () =>
      (await itemsOf(at.ports)).some(
        ({ kind, orders }) => kind === 'not credited' && orders[0]?.id === orderId,
      )
    expect(await listed()).toBe(false)
    at.world.clock.advance(5 * 60_000 + 1)
    expect(await listed()).toBe(true)
    await at.world.publish('credits.granted.v1', buyer.userId, { credits: 20, reference: orderId })
    await eventually(async () => !(await listed()))
  })
})

describe('settling an order', () => {
  it('when it was abandoned a lamport short, then it is listed, settled once, and worth its credits', async () => {
    const { orderId, buyer } = await at.abandonedOrder(price - 1)
    expect(await at.openItems()).toMatchObject([
      {
        kind: 'abandoned',
        lamports: 149_999_999n,
        senders: [buyer.wallet.publicKey.toBase58()],
        orders: [{ id: orderId }],
      },
    ])
    for (let twice = 0; twice < 2; twice++)
      expect(await settleOrder(at.ports, { orderId, ...signed })).toMatchObject({ status: 'settled' })
    await eventually(async () => at.eventsFor(orderId).length === 1)
    expect(await at.openItems()).toEqual([])
    await at.expectEven()
  })

  it('when it is open, then that is refused', async () => {
    const { transactionId: orderId } = await at.world.order(await at.world.buyer())
    await expect(settleOrder(at.ports, { orderId, ...signed })).rejects.toThrow('It is pending')
  })

  it('when the process dies at any commit, then doing it again finishes it, once', async () => {
    for (let commits = 0; commits < 3; commits++) {
      const { orderId } = await at.abandonedOrder(1_000_000)
      const dying = operatorOf(at.world, dyingAt(at.world.database, commits))
      await settleOrder(dying, { orderId, ...signed }).catch(() => undefined)
      await settleOrder(at.ports, { orderId, ...signed })
      await eventually(async () => at.eventsFor(orderId).length === 1)
      expect((await actionsOf(at.ports)).filter(({ subject }) => subject === orderId)).toHaveLength(1)
    }
    await at.expectEven()
  })
})

describe('recording a refund', () => {
  it('when too much was paid, then it is owed until the chain shows it back as final', async () => {
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    await at.world.chain.pay({ from: buyer.wallet, lamports: price + 7_000_000 })
    await at.final()
    await at.world.reached(buyer, orderId, 'settled')
    expect(await at.openItems()).toMatchObject([{ kind: 'excess', lamports: 7_000_000n }])
    const record = (signature: string) => recordRefund(at.ports, { caseId: orderId, signature, ...signed })

    const early = await at.world.chain.pay({
      from: at.world.chain.admin,
      to: buyer.wallet.publicKey,
      lamports: 3_000_000,
    })
    at.world.clock.advance(confirmedMs)
    await expect(record(early)).rejects.toThrow('is not final yet')
    at.world.clock.advance(finalMs)
    await at.world.swept()
    for (let twice = 0; twice < 2; twice++) await record(early)
    expect(await at.openItems()).toMatchObject([{ kind: 'excess', lamports: 4_000_000n }])

    await expect(record(await at.sendBack(buyer.wallet, 4_000_001))).rejects.toThrow('only 0.004 SOL is owed')
    await expect(record(await at.sendBack(Keypair.generate(), 4_000_000))).rejects.toThrow('sends nothing to')
    await record(await at.sendBack(buyer.wallet, 4_000_000))
    const items = (await at.openItems()).sort((a, b) => Number(a.lamports - b.lamports))
    expect(items.map(({ kind, lamports }) => [kind, lamports])).toEqual([
      ['outgoing', 4_005_000n],
      ['outgoing', 4_005_001n],
    ])
    for (const { transactions } of items)
      await explainPayment(at.ports, { signature: transactions[0]!.signature, ...signed })
    const { books } = await at.expectEven()
    expect([books.incoming.excess, books.open, await at.openItems()]).toEqual([7_000_000n, 0n, []])
  })

  it('when the account was deleted before its credits came, then all of it is owed and can go back', async () => {
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    await at.world.chain.pay({ from: buyer.wallet, lamports: price })
    await at.final()
    await at.world.reached(buyer, orderId, 'settled')
    expect(await at.openItems()).toEqual([])
    await at.world.publish('account.deleted.v1', buyer.userId, {})
    await eventually(async () => (await at.world.stores.orders.find(orderId))?.payer === undefined)
    at.world.clock.advance(hourMs)
    const ofOrder = (await itemsOf(at.ports)).filter(({ orders }) => orders.some(({ id }) => id === orderId))
    expect(ofOrder).toMatchObject([{ kind: 'excess', lamports: 150_000_000n, reason: 'account deleted' }])
    const signature = await at.sendBack(buyer.wallet, price)
    await recordRefund(at.ports, { caseId: orderId, signature, ...signed })
    expect(await at.openItems()).toEqual([])
  })

  it('when one refund is named for two cases, then it counts for the first alone', async () => {
    const one = await at.strangersPayment(2_000_000)
    const other = await at.strangersPayment(2_000_000)
    const signature = await at.sendBack(one.from, 2_000_000)
    await recordRefund(at.ports, { caseId: one.signature, signature, ...signed })
    const to = one.from.publicKey.toBase58()
    const again = recordRefund(at.ports, { caseId: other.signature, signature, to, ...signed })
    await expect(again).rejects.toThrow(`recorded as the refund of ${one.signature}`)
    const back = await at.sendBack(one.from, 2_000_000)
    await recordRefund(at.ports, { caseId: other.signature, signature: back, to, ...signed })
    expect(await at.openItems()).toEqual([])
    await at.expectEven()
  })

  it('when the process dies at any commit, then doing it again finishes it, once', async () => {
    for (let commits = 0; commits < 5; commits++) {
      const { from, signature: caseId } = await at.strangersPayment(2_000_000)
      const signature = await at.sendBack(from, 2_000_000)
      const dying = operatorOf(at.world, dyingAt(at.world.database, commits))
      await dying.chain?.tip()
      await recordRefund(dying, { caseId, signature, ...signed }).catch(() => undefined)
      await recordRefund(at.ports, { caseId, signature, ...signed })
      expect(await at.openItems()).toEqual([])
      const payment = await at.world.payment(caseId)
      expect(payment?.resolutions).toMatchObject([{ kind: 'refunded', lamports: '2000000', signature }])
    }
    await at.expectEven()
  })
})
