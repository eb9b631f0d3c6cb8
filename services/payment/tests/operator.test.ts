import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { eventually } from '@thumbfolio/testing'
import { assignPayment } from '../src/commands/assign-payment.js'
import { explainPayment } from '../src/commands/explain-payment.js'
import { isUneven } from '../src/commands/prove-books.js'
import { recordRefund } from '../src/commands/record-refund.js'
import { settleOrder } from '../src/commands/settle-order.js'
import type { OperatorPorts } from '../src/ports.js'
import { actionsOf, dyingAt, itemsOf, operatorOf, reportOf } from './operator-world.js'
import { confirmedMs, finalMs, hourMs, PaymentUnderTest } from './payment-under-test.js'

const price = 150_000_000
const signed = { by: 'ada', reason: 'they wrote to support' }

let world: PaymentUnderTest
let ports: OperatorPorts
beforeAll(async () => {
  world = await PaymentUnderTest.start()
  ports = operatorOf(world)
  await ports.chain?.tip()
})
afterAll(() => world[Symbol.asyncDispose]())

async function final(): Promise<void> {
  world.clock.advance(confirmedMs)
  world.clock.advance(finalMs)
  await world.swept()
}

/** A payment that no order names. */
async function strangersPayment(lamports: number) {
  const from = await world.chain.fundedWallet()
  const signature = await world.chain.pay({ from, lamports })
  await final()
  return { from, signature }
}

async function abandonedOrder(paid: number) {
  const buyer = await world.buyer()
  const order = await world.order(buyer)
  if (paid > 0) await world.chain.pay({ from: buyer.wallet, lamports: paid })
  await final()
  world.clock.advance(25 * hourMs)
  await world.reached(buyer, order.transactionId, 'abandoned')
  return { buyer, orderId: order.transactionId }
}

async function sendBack(to: Keypair, lamports: number): Promise<string> {
  const signature = await world.chain.pay({ from: world.chain.admin, to: to.publicKey, lamports })
  await final()
  return signature
}

/** Without what no auth has granted. */
const openItems = async () => (await itemsOf(ports)).filter(({ kind }) => kind !== 'not credited')
const eventsFor = (orderId: string) => world.verified.filter(({ subject }) => subject === orderId)
const expectEven = async () => {
  const report = await reportOf(world, ports)
  expect([report.books.uneven, report.credits.uneven, report.mismatches]).toEqual([[], [], []])
  return report
}

describe('assigning a payment', () => {
  it('when a stranger paid for an order, then it is listed with its sender, assigned once, and settles', async () => {
    const buyer = await world.buyer()
    const { transactionId: orderId } = await world.order(buyer)
    const { from, signature } = await strangersPayment(price)
    expect(await openItems()).toMatchObject([
      {
        ...{ kind: 'unmatched', lamports: 150_000_000n, reason: 'no-order' },
        senders: [from.publicKey.toBase58()],
        transactions: [{ signature, explorerUrl: `http://localhost/dev/chain?transaction=${signature}` }],
      },
    ])

    for (let twice = 0; twice < 2; twice++)
      expect(await assignPayment(ports, { signature, orderId, ...signed })).toMatchObject({
        status: 'settled',
      })
    await eventually(async () => eventsFor(orderId).length === 1)
    expect(await openItems()).toEqual([])
    expect(await actionsOf(ports)).toMatchObject([
      { kind: 'assign', subject: signature, orderId, by: 'ada', reason: 'they wrote to support' },
    ])
    const { books } = await expectEven()
    expect(books.incoming.settled).toBe(150_000_000n)

    const other = await world.order(await world.buyer())
    const again = assignPayment(ports, { signature, orderId: other.transactionId, ...signed })
    await expect(again).rejects.toThrow(`It pays for order ${orderId} already.`)
  })

  it('when it is not there or the order is not, then that is said and nothing is written', async () => {
    const actions = await actionsOf(ports)
    const none = '5gCwitEqixq38PWc6dBbJWMBUcndFvazYeBDF2pkneatPXMZ5ApKminEhqyt94dyFDEQK61zKGs4vWLcttJrf6GF'
    const orderId = '00000000-0000-4000-8000-000000000000'
    await expect(assignPayment(ports, { signature: none, orderId, ...signed })).rejects.toThrow(
      'No transaction',
    )
    const { signature } = await strangersPayment(1_000_000)
    await expect(assignPayment(ports, { signature, orderId, ...signed })).rejects.toThrow('There is no order')
    expect(await actionsOf(ports)).toEqual(actions)
    await explainPayment(ports, { signature, ...signed })
  })

  it('when the process dies at any commit, then doing it again finishes it, once', async () => {
    for (let commits = 0; ; commits++) {
      const buyer = await world.buyer()
      const { transactionId: orderId } = await world.order(buyer)
      const { signature } = await strangersPayment(price)
      const dying = operatorOf(world, dyingAt(world.database, commits))
      await dying.chain?.tip()
      const died = await assignPayment(dying, { signature, orderId, ...signed }).then(
        () => false,
        (error: Error) => error.message === 'killed',
      )
      await assignPayment(ports, { signature, orderId, ...signed })
      await eventually(async () => eventsFor(orderId).length === 1)
      await world.reached(buyer, orderId, 'settled')
      const actions = (await actionsOf(ports)).filter(({ subject }) => subject === signature)
      expect(actions).toHaveLength(1)
      await expectEven()
      if (!died) {
        expect(commits).toBeGreaterThan(2)
        return
      }
    }
  })
})

describe('an order that is not credited', () => {
  it('when auth has not granted after 5 minutes, then it is listed until auth has', async () => {
    const buyer = await world.buyer()
    const { transactionId: orderId } = await world.order(buyer)
    await world.chain.pay({ from: buyer.wallet, lamports: price })
    await final()
    await world.reached(buyer, orderId, 'settled')
    const listed = async () =>
      (await itemsOf(ports)).some(({ kind, orders }) => kind === 'not credited' && orders[0]?.id === orderId)
    expect(await listed()).toBe(false)
    world.clock.advance(5 * 60_000 + 1)
    expect(await listed()).toBe(true)
    await world.publish('credits.granted.v1', buyer.userId, { credits: 20, reference: orderId })
    await eventually(async () => !(await listed()))
  })
})

describe('settling an order', () => {
  it('when it was abandoned a lamport short, then it is listed, settled once, and worth its credits', async () => {
    const { orderId, buyer } = await abandonedOrder(price - 1)
    expect(await openItems()).toMatchObject([
      {
        ...{ kind: 'abandoned', lamports: 149_999_999n, senders: [buyer.wallet.publicKey.toBase58()] },
        orders: [{ id: orderId }],
      },
    ])
    for (let twice = 0; twice < 2; twice++)
      expect(await settleOrder(ports, { orderId, ...signed })).toMatchObject({ status: 'settled' })
    await eventually(async () => eventsFor(orderId).length === 1)
    expect(await openItems()).toEqual([])
    await expectEven()
  })

  it('when it is open, then that is refused', async () => {
    const { transactionId: orderId } = await world.order(await world.buyer())
    await expect(settleOrder(ports, { orderId, ...signed })).rejects.toThrow('It is pending')
  })

  it('when the process dies at any commit, then doing it again finishes it, once', async () => {
    for (let commits = 0; commits < 3; commits++) {
      const { orderId } = await abandonedOrder(1_000_000)
      const dying = operatorOf(world, dyingAt(world.database, commits))
      await settleOrder(dying, { orderId, ...signed }).catch(() => undefined)
      await settleOrder(ports, { orderId, ...signed })
      await eventually(async () => eventsFor(orderId).length === 1)
      expect((await actionsOf(ports)).filter(({ subject }) => subject === orderId)).toHaveLength(1)
    }
    await expectEven()
  })
})

describe('recording a refund', () => {
  it('when too much was paid, then it is owed until the chain shows it back as final', async () => {
    const buyer = await world.buyer()
    const { transactionId: orderId } = await world.order(buyer)
    await world.chain.pay({ from: buyer.wallet, lamports: price + 7_000_000 })
    await final()
    await world.reached(buyer, orderId, 'settled')
    expect(await openItems()).toMatchObject([{ kind: 'excess', lamports: 7_000_000n }])
    const record = (signature: string) => recordRefund(ports, { caseId: orderId, signature, ...signed })

    const early = await world.chain.pay({
      ...{ from: world.chain.admin, to: buyer.wallet.publicKey, lamports: 3_000_000 },
    })
    world.clock.advance(confirmedMs)
    await expect(record(early)).rejects.toThrow('is not final yet')
    world.clock.advance(finalMs)
    await world.swept()
    for (let twice = 0; twice < 2; twice++) await record(early)
    expect(await openItems()).toMatchObject([{ kind: 'excess', lamports: 4_000_000n }])

    await expect(record(await sendBack(buyer.wallet, 4_000_001))).rejects.toThrow('only 0.004 SOL is owed')
    await expect(record(await sendBack(Keypair.generate(), 4_000_000))).rejects.toThrow('sends nothing to')
    await record(await sendBack(buyer.wallet, 4_000_000))
    const items = (await openItems()).sort((a, b) => Number(a.lamports - b.lamports))
    expect(items.map(({ kind, lamports }) => [kind, lamports])).toEqual([
      ['outgoing', 4_005_000n],
      ['outgoing', 4_005_001n],
    ])
    for (const { transactions } of items)
      await explainPayment(ports, { signature: transactions[0]!.signature, ...signed })
    const { books } = await expectEven()
    expect([books.incoming.excess, books.open, await openItems()]).toEqual([7_000_000n, 0n, []])
  })

  it('when one refund is named for two cases, then it counts for the first alone', async () => {
    const one = await strangersPayment(2_000_000)
    const other = await strangersPayment(2_000_000)
    const signature = await sendBack(one.from, 2_000_000)
    await recordRefund(ports, { caseId: one.signature, signature, ...signed })
    const to = one.from.publicKey.toBase58()
    const again = recordRefund(ports, { caseId: other.signature, signature, to, ...signed })
    await expect(again).rejects.toThrow(`recorded as the refund of ${one.signature}`)
    const back = await sendBack(one.from, 2_000_000)
    await recordRefund(ports, { caseId: other.signature, signature: back, to, ...signed })
    expect(await openItems()).toEqual([])
    await expectEven()
  })

  it('when the process dies at any commit, then doing it again finishes it, once', async () => {
    for (let commits = 0; commits < 5; commits++) {
      const { from, signature: caseId } = await strangersPayment(2_000_000)
      const signature = await sendBack(from, 2_000_000)
      const dying = operatorOf(world, dyingAt(world.database, commits))
      await dying.chain?.tip()
      await recordRefund(dying, { caseId, signature, ...signed }).catch(() => undefined)
      await recordRefund(ports, { caseId, signature, ...signed })
      expect(await openItems()).toEqual([])
      const payment = await world.payment(caseId)
      expect(payment?.resolutions).toMatchObject([{ kind: 'refunded', lamports: '2000000', signature }])
    }
    await expectEven()
  })
})

describe('the report', () => {
  it('when a transaction is missing, counted twice or not granted, then it is uneven and says where', async () => {
    const buyer = await world.buyer()
    const { transactionId: orderId } = await world.order(buyer)
    const signature = await world.chain.pay({ from: buyer.wallet, lamports: price })
    await final()
    await world.reached(buyer, orderId, 'settled')
    await eventually(async () => eventsFor(orderId).length === 1)
    await expectEven()

    const payment = (await world.payment(signature))!
    const moved = { ...payment, deltas: { [world.chain.admin.publicKey.toBase58()]: '149999999' } }
    const tampered = await ports.chainPayments.commit(moved)
    const wrong = await reportOf(world, ports)
    expect(isUneven(wrong)).toBe(true)
    expect(wrong.books.uneven.join()).toContain('1 lamports of its balance')
    await ports.chainPayments.commit({ ...tampered, deltas: payment.deltas })

    const order = (await world.stores.orders.find(orderId))!
    const other = (await world.stores.orders.find((await world.order(await world.buyer())).transactionId))!
    const stolen = await world.stores.orders.commit({ ...other, parts: order.parts })
    expect((await reportOf(world, ports)).books.uneven).toEqual([
      `Order ${other.id} counts ${signature}, which is not bound to it.`,
    ])
    await world.stores.orders.commit({ ...stolen, parts: {} })

    const events = [...world.verified]
    world.verified.splice(0, events.length, ...events.filter(({ subject }) => subject !== orderId))
    expect((await reportOf(world, ports)).credits).toMatchObject({ onTheWay: 20, uneven: [] })
    world.clock.advance(6 * 60_000)
    expect((await reportOf(world, ports)).credits.uneven).toEqual([
      `Order ${orderId} is settled, and its 20 credits were not granted to user ${buyer.userId}.`,
    ])
    world.verified.splice(0, world.verified.length, ...events)
    await expectEven()
  })
})
