import { afterEach, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { asInnerTransfer, eventually } from '@thumbfolio/testing'
import {
  confirmedMs,
  finalMs,
  hourMs,
  minuteMs,
  PaymentUnderTest,
  type Buyer,
  type WorldOptions,
} from './payment-under-test.js'

const price = 150_000_000

/** What has broken other payment systems; the sources are in services/payment/notes/the-balance-checks-the-list.md. */
describe('payments in adversity', () => {
  let world: PaymentUnderTest
  afterEach(() => world[Symbol.asyncDispose]())
  const start = async (options: WorldOptions = {}) => (world = await PaymentUnderTest.start(options))

  const ordered = async () => {
    const buyer = await world.buyer()
    const { transactionId: id, transaction } = await world.order(buyer)
    return { buyer, id, reference: transaction.signature }
  }
  const settle = (buyer: Buyer, id: string) => {
    world.clock.advance(finalMs)
    return world.reached(buyer, id, 'settled')
  }
  const verifiedOf = (id: string) => world.verified.filter(({ subject }) => subject === id)

  it('when one signature is verified 20 times on 4 services at once, then it is bound and credited once', async () => {
    await start({ services: 4 })
    const { buyer, id, reference } = await ordered()
    const other = await world.order(buyer, 0)
    const signature = await world.chain.pay({ from: buyer.wallet, lamports: price, references: [reference] })
    world.clock.advance(finalMs)
    const token = world.identity.tokenFor({ userId: buyer.userId })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fetch(`${world.urls[index % 4]}/api/v1/payment/verify-transaction`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify({ transactionId: index % 5 === 4 ? other.transactionId : id, signature }),
        }).then(({ status }) => status),
      ),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(16)
    expect(answers.filter((status) => status === 409)).toHaveLength(4)
    await world.swept()
    await eventually(() => verifiedOf(id).length > 0)
    expect(new Set(verifiedOf(id).map((event) => event.id)).size).toBe(1)
    expect((await world.look(buyer, other.transactionId)).receivedLamports).toBe('0')
    expect(await world.look(buyer, id)).toMatchObject({ status: 'settled', excessLamports: '0' })
  })

  it('when a payment has version 1, a lookup table, an inner transfer or a memo first, then each settles', async () => {
    await start()
    for (const shape of [
      { version: 1 as const },
      { version: 'legacy' as const },
      { throughLookupTable: true },
      { memo: 'thank you', withWalletExtras: true },
    ]) {
      const { buyer, id, reference } = await ordered()
      await world.chain.pay({ from: buyer.wallet, lamports: price, references: [reference], ...shape })
      await settle(buyer, id)
    }
    world.chain.faults.inject({ kind: 'answer', methods: ['getTransaction'], change: asInnerTransfer })
    const { buyer, id } = await ordered()
    await world.chain.pay({ from: buyer.wallet, lamports: price })
    await settle(buyer, id)
  })

  it('when two references are in one payment, then the oldest open order gets all of it, and no other one anything', async () => {
    await start()
    const older = await ordered()
    world.clock.advance(confirmedMs)
    const newer = await ordered()
    await world.chain.pay({ lamports: 2 * price, references: [newer.reference, older.reference] })
    expect(await settle(older.buyer, older.id)).toMatchObject({
      overpaid: true,
      excessLamports: String(price),
    })
    expect((await world.look(newer.buyer, newer.id)).status).toBe('pending')
  })

  it('when our wallet is only named, then nothing is received', async () => {
    await start()
    const { buyer, id } = await ordered()
    const elsewhere = (await world.chain.fundedWallet()).publicKey
    const references = [world.chain.admin.publicKey]
    const signature = await world.chain.pay({
      from: buyer.wallet,
      to: elsewhere,
      lamports: price,
      references,
    })
    world.clock.advance(finalMs)
    expect((await world.verify(buyer, id, signature)).body.code).toBe('transaction-pays-another-wallet')
    await world.swept()
    expect(await world.payment(signature)).toBeUndefined()
  })

  it('when one user has several orders for the wallet, then the named one, the exact one, else the oldest gets it', async () => {
    await start()
    const buyer = await world.buyer()
    const [small, large] = [await world.order(buyer, 0), await world.order(buyer, 2)]
    const exact = await world.chain.pay({ from: buyer.wallet, lamports: 300_000_000 })
    await settle(buyer, large.transactionId)
    expect((await world.look(buyer, large.transactionId)).signatures).toEqual([exact])
    const middle = await world.order(buyer, 1)
    const named = await world.chain.pay({ from: buyer.wallet, lamports: 1_000_000 })
    world.clock.advance(confirmedMs)
    await world.verify(buyer, middle.transactionId, named)
    const part = (await world.payment(named))?.standing
    expect(part).toMatchObject({ kind: 'bound' })
    expect([small.transactionId, middle.transactionId]).toContain((part as { orderId: string }).orderId)
  })

  it('when 40 parts come, then 32 count, what meets the rest counts too, and the others are the operator’s', async () => {
    await start()
    const { buyer, id, reference } = await ordered()
    const from = await world.chain.fundedWallet()
    for (let part = 0; part < 39; part++)
      await world.chain.pay({ from, lamports: 1_000_000, references: [reference], memo: `part ${part}` })
    world.clock.advance(finalMs)
    await eventually(async () => (await world.look(buyer, id)).payments.length === 32)
    await world.swept()
    const items = await world.stores.chainPayments.list('item', { equals: 'unmatched' }, { limit: 50 })
    const crowded = items.items.filter(
      ({ standing }) => 'reason' in standing && standing.reason === 'no-room',
    )
    expect(crowded).toHaveLength(7)
    const { remainingLamports } = await world.look(buyer, id)
    await world.chain.pay({ from, lamports: Number(remainingLamports), references: [reference] })
    expect(await settle(buyer, id)).toMatchObject({ overpaid: false, remainingLamports: '0' })
  }, 60_000)

  it('when 1,000 grains of dust lie on the reference, then the page answers and the price still counts', async () => {
    await start()
    const { buyer, id, reference } = await ordered()
    await world.chain.payDust({ count: 1_000, references: [reference] })
    world.clock.advance(confirmedMs)
    expect([202, 402]).toContain((await world.verify(buyer, id, reference)).status)
    await world.chain.pay({ from: buyer.wallet, lamports: price, references: [reference] })
    world.clock.advance(finalMs)
    await world.swept(90_000)
    await world.reached(buyer, id, 'settled')
    expect(await walletOf()).toMatchObject({ mismatches: 0 })
  }, 180_000)
  const walletOf = () =>
    world.stores.wallets.find(`${world.chain.chain.genesisHash}:${world.chain.admin.publicKey.toBase58()}`)

  it('when SOL leaves our wallet, then it is listed for the operator and the balance adds up', async () => {
    await start()
    const { buyer, id, reference } = await ordered()
    await world.chain.pay({ lamports: price, references: [reference] })
    await settle(buyer, id)
    const refund = await world.chain.pay({
      from: world.chain.admin,
      to: buyer.wallet.publicKey,
      lamports: 5_000_000,
    })
    world.clock.advance(finalMs)
    await world.swept()
    expect((await world.payment(refund))?.standing).toEqual({ kind: 'outgoing' })
    const balance = await world.chain.connection.getBalance(world.chain.admin.publicKey, 'finalized')
    expect((await walletOf())?.read.lamports).toBe(String(balance))
  })

  it('when a fork takes a confirmed payment back, then the order is pending again; landed again it settles once', async () => {
    await start()
    const { buyer, id, reference } = await ordered()
    const afterSlot = await world.chain.connection.getSlot('processed')
    world.clock.advance(confirmedMs)
    const signature = await world.chain.pay({ from: buyer.wallet, lamports: price, references: [reference] })
    world.clock.advance(confirmedMs)
    await world.reached(buyer, id, 'confirming')
    expect(await world.chain.chain.fork({ afterSlot })).toEqual([signature])
    world.clock.advance(2 * minuteMs)
    const dropped = await world.reached(buyer, id, 'pending')
    expect(dropped).toMatchObject({ receivedLamports: '0', payments: [{ signature, state: 'dropped' }] })
    await world.chain.chain.landAgain()
    await settle(buyer, id)
    await world.swept()
    await eventually(() => verifiedOf(id).length > 0)
    expect(new Set(verifiedOf(id).map((event) => event.id)).size).toBe(1)
  })

  it('when 1,000 orders are unpaid, then all of them expire, and are closed a day later', async () => {
    await start()
    const { id } = await ordered()
    const made = (await world.stores.orders.find(id))!
    await Promise.all(
      Array.from({ length: 999 }, (_, index) =>
        world.stores.orders.commit({
          ...made,
          version: 0,
          id: crypto.randomUUID(),
          userId: `user ${index}`,
          reference: Keypair.generate().publicKey.toBase58(),
        }),
      ),
    )
    const count = async (status: string) =>
      (await world.stores.orders.list('status', { equals: status }, { limit: 1_100 })).items.length
    world.clock.advance(15 * minuteMs)
    await eventually(async () => (await count('expired')) === 1_000, 30_000)
    world.clock.advance(24 * hourMs + minuteMs)
    await eventually(async () => (await count('abandoned')) === 1_000, 30_000)
  }, 120_000)
})
