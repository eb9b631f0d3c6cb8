import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { defaultPricingTiers } from '@thumbfolio/contracts'
import { api, confirmedMs, finalMs, hourMs, minuteMs, PaymentUnderTest } from './payment-under-test.js'

describe('making orders', () => {
  let world: PaymentUnderTest
  const tiers = [...defaultPricingTiers]
  beforeAll(async () => {
    world = await PaymentUnderTest.start({ parts: { tiers } })
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const address = () => Keypair.generate().publicKey.toBase58()

  it.each([
    ['no wallet', { walletAddress: '' }, 'Please enter your Solana wallet address'],
    ['a wallet of spaces', { walletAddress: '   ' }, 'Please enter your Solana wallet address'],
    ['a text', { walletAddress: 'my wallet' }, 'That is not a Solana wallet address'],
    ['an Ethereum address', { walletAddress: `0x${'a1'.repeat(20)}` }, 'That is not a Solana wallet address'],
    ['33 bytes', { walletAddress: `1${address()}` }, 'That is not a Solana wallet address'],
    ['an unknown package', { tierIndex: 9 }, 'Please choose a package'],
    ['a package below zero', { tierIndex: -1 }, 'Please choose a package'],
  ])('when %s is sent in, then it is 400 and says what is missing', async (_name, wrong, message) => {
    const { userId, call } = await world.buyer()
    const body = { userId, tierIndex: 1, walletAddress: address(), ...wrong }
    const answer = await call('POST', `${api}/create-transaction`, { body })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  it('when the wallet is ours, or the user is another, or nobody is logged in, then no order is made', async () => {
    const { userId, call } = await world.buyer()
    const body = { userId, tierIndex: 1, walletAddress: world.chain.admin.publicKey.toBase58() }
    expect((await call('POST', `${api}/create-transaction`, { body })).status).toBe(400)
    const foreign = { ...body, userId: 'other', walletAddress: address() }
    expect((await call('POST', `${api}/create-transaction`, { body: foreign })).status).toBe(404)
    const unverified = world.caller(userId, false)
    expect((await unverified('POST', `${api}/create-transaction`, { body: foreign })).status).toBe(403)
    expect((await fetch(`${world.url}${api}/transactions`)).status).toBe(401)
    expect((await call('GET', `${api}/transactions`)).body.data).toEqual([])
  })

  it('when the address has spaces around it, then it is taken without them', async () => {
    const { userId, call } = await world.buyer()
    const body = { userId, tierIndex: 0, walletAddress: ` ${address()}\n` }
    expect((await call('POST', `${api}/create-transaction`, { body })).status).toBe(201)
  })

  it('when the same order is open, then it comes again, also at once from many calls, and at its own price', async () => {
    const buyer = await world.buyer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.create(buyer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.data.transactionId)).size).toBe(1)
    tiers[1] = { ...tiers[1]!, amountLamports: '999000000' }
    const again = await world.create(buyer)
    tiers[1] = defaultPricingTiers[1]!
    expect([again.status, again.body.data.amountLamports]).toEqual([200, '150000000'])
    world.clock.advance(15 * minuteMs)
    const next = await world.create(buyer)
    expect(next.status).toBe(201)
    const first = await world.look(buyer, answers[0]!.body.data.transactionId)
    expect(first.status).toBe('expired')
  })

  it('when 20 orders are open, then another one is 429 until the first expires', async () => {
    const buyer = await world.buyer()
    for (let count = 0; count < 20; count++)
      await world.order({ ...buyer, wallet: Keypair.generate() }, count % 4)
    world.clock.advance(14 * minuteMs)
    const refused = await world.create(buyer)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too-many-orders',
      '60',
    ])
    world.clock.advance(minuteMs)
    expect((await world.create(buyer)).status).toBe(201)
  })

  it('when 30 orders are asked for at the same instant, then 20 are made', async () => {
    const buyer = await world.buyer()
    const ask = () => world.create({ ...buyer, wallet: Keypair.generate() })
    const answers = await Promise.all(Array.from({ length: 30 }, ask))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('when part of an expired order is paid while a new one is open, then each counts its own', async () => {
    const buyer = await world.buyer()
    const first = await world.order(buyer)
    world.clock.advance(15 * minuteMs)
    const second = await world.order(buyer)
    const pay = async (lamports: number) => {
      await world.chain.pay({ lamports, references: [first.transaction.signature] })
      world.clock.advance(confirmedMs)
    }
    await pay(50_000_000)
    const part = await world.verify(buyer, first.transactionId, first.transaction.signature)
    expect([part.status, part.body.code]).toEqual([402, 'order-underpaid'])
    await pay(100_000_000)
    const rest = await world.verify(buyer, first.transactionId, first.transaction.signature)
    expect([rest.status, rest.body.data?.status]).toEqual([202, 'confirming'])
    world.clock.advance(finalMs)
    await world.reached(buyer, first.transactionId, 'settled')
    const again = await world.create(buyer)
    expect([again.status, again.body.data.transactionId]).toEqual([200, second.transactionId])
    expect(again.body.data.status).toBe('pending')
  })

  it("when another's order, a malformed id or none is asked for, then it is 404", async () => {
    const [buyer, other] = [await world.buyer(), await world.buyer()]
    const { transactionId } = await world.order(buyer)
    for (const id of [transactionId, 'x', 'a'.repeat(2_000), '%00', crypto.randomUUID()])
      expect((await other.call('GET', `${api}/transactions/${id}`)).status).toBe(404)
    expect((await other.call('GET', `${api}/transactions/${transactionId}/receipt`)).status).toBe(404)
    const body = { transactionId, walletAddress: address() }
    expect((await other.call('POST', `${api}/prepare-transaction`, { body })).status).toBe(404)
    const wrong = { body: { ...body, walletAddress: 'my wallet' } }
    expect((await other.call('POST', `${api}/prepare-transaction`, wrong)).status).toBe(400)
  })

  it('when the account is deleted, then its orders stay without the wallet, and money that comes is the operator’s', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer)
    await world.publish('account.deleted.v1', buyer.userId, {})
    await world.reached(buyer, order.transactionId, 'abandoned')
    const stored = await world.stores.orders.find(order.transactionId)
    expect(stored).toMatchObject({ userId: buyer.userId, reason: 'account-deleted' })
    expect(JSON.stringify(stored)).not.toContain(buyer.wallet.publicKey.toBase58())
    const signature = await world.chain.pay({
      lamports: 150_000_000,
      references: [order.transaction.signature],
    })
    world.clock.advance(hourMs)
    await world.swept()
    expect((await world.payment(signature))?.standing).toMatchObject({
      kind: 'bound',
      orderId: order.transactionId,
    })
    const { items } = await world.stores.orders.list('owed', { equals: 'abandoned' }, { limit: 10 })
    expect(items.map(({ id }) => id)).toContain(order.transactionId)
    expect(world.verified.filter(({ subject }) => subject === order.transactionId)).toEqual([])
    expect((await world.create(buyer)).status).toBe(401)
  })
})
