import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { VersionedTransaction } from '@solana/web3.js'
import { personalDataRoutes } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { api, confirmedMs, finalMs, minuteMs, PaymentUnderTest, type Buyer } from './payment-under-test.js'

const price = 150_000_000

describe('buying credits', () => {
  let world: PaymentUnderTest
  beforeAll(async () => {
    world = await PaymentUnderTest.start()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const settle = async (buyer: Buyer, id: string) => {
    world.clock.advance(finalMs)
    return world.reached(buyer, id, 'settled')
  }

  it('when an order is paid with its reference and verify is asked, then it confirms, settles, and auth is notified once', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer)
    expect(order).toMatchObject({ status: 'pending', credits: 20, amountLamports: '150000000' })
    expect(order.paymentUrl).toBe(
      `solana:${order.adminWallet}?amount=0.15&reference=${order.transaction.signature}&label=Thumbfolio&message=20%20credits`,
    )
    const signature = await world.chain.pay({
      from: buyer.wallet,
      lamports: price,
      references: [order.transaction.signature],
    })
    world.clock.advance(confirmedMs)
    const seen = await world.verify(buyer, order.transactionId, order.transaction.signature)
    expect([seen.status, seen.body.message]).toEqual([202, 'Payment seen. Waiting for final confirmation.'])
    expect(seen.body.data.signatures).toEqual([signature])
    expect(await settle(buyer, order.transactionId)).toMatchObject({
      late: false,
      overpaid: false,
      credited: false,
      receivedLamports: '150000000',
      payments: [{ signature, state: 'finalized', lamports: '150000000' }],
    })
    const again = await world.verify(buyer, order.transactionId, signature)
    expect([again.status, again.body.message]).toEqual([200, 'Payment verified successfully!'])
    const verified = await eventually(() =>
      world.verified.find(({ subject }) => subject === order.transactionId),
    )
    expect(verified.data).toEqual({ userId: buyer.userId, credits: 20, amountLamports: '150000000' })
  })

  it('when a payment comes with the page closed, then the sweep settles it', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer, 0)
    await world.chain.pay({ lamports: 50_000_000, references: [order.transaction.signature] })
    expect((await settle(buyer, order.transactionId)).signatures).toHaveLength(1)
  })

  it('when a wallet drops the reference, then the transfer of the named wallet settles', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer)
    await world.chain.pay({ from: buyer.wallet, lamports: price, withWalletExtras: true, memo: 'hello' })
    await settle(buyer, order.transactionId)
  })

  it('when it is paid in two parts, one late and too much, then both count, and both flags are up', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer)
    const first = await world.chain.pay({ from: buyer.wallet, lamports: price - 1 })
    world.clock.advance(confirmedMs)
    const short = await world.verify(buyer, order.transactionId, first)
    expect([short.status, short.body.message]).toEqual([
      402,
      'We received less than the price. Please send the remaining 0.000000001 SOL.',
    ])
    world.clock.advance(20 * minuteMs)
    expect(await world.look(buyer, order.transactionId)).toMatchObject({
      status: 'underpaid',
      remainingLamports: '1',
    })
    await world.chain.pay({ references: [order.transaction.signature], lamports: 1_000 })
    expect(await settle(buyer, order.transactionId)).toMatchObject({
      late: true,
      overpaid: true,
      excessLamports: '999',
      credits: 20,
    })
  })

  it('when a wallet only signs, then the prepared transaction pays what remains and is relayed', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer)
    await world.chain.pay({ lamports: 50_000_000, references: [order.transaction.signature] })
    world.clock.advance(confirmedMs)
    await world.reached(buyer, order.transactionId, 'underpaid')
    const prepared = await buyer.call('POST', `${api}/prepare-transaction`, {
      body: { transactionId: order.transactionId, walletAddress: buyer.wallet.publicKey.toBase58() },
    })
    expect(prepared.status).toBe(200)
    const transaction = VersionedTransaction.deserialize(
      Buffer.from(prepared.body.data.transaction, 'base64'),
    )
    transaction.sign([buyer.wallet])
    const signed = Buffer.from(transaction.serialize()).toString('base64')
    const sent = await buyer.call('POST', `${api}/send-transaction`, {
      body: { transactionId: order.transactionId, transaction: signed },
    })
    expect(sent.status).toBe(202)
    const settled = await settle(buyer, order.transactionId)
    expect(settled).toMatchObject({ overpaid: false, receivedLamports: '150000000' })
    expect(settled.signatures).toContain(sent.body.data.signature)
    const more = await buyer.call('POST', `${api}/prepare-transaction`, {
      body: { transactionId: order.transactionId, walletAddress: buyer.wallet.publicKey.toBase58() },
    })
    expect([more.status, more.body.code]).toEqual([409, 'nothing-left-to-pay'])
  })

  it('when it is settled, then one mail, the receipt, the history and the export tell of it, and a grant marks it', async () => {
    const buyer = await world.buyer()
    const order = await world.order(buyer)
    world.clock.advance(1)
    const pending = await world.order(buyer, 0)
    const receipt = `${api}/transactions/${order.transactionId}/receipt`
    expect((await buyer.call('GET', receipt)).status).toBe(404)
    await world.chain.pay({ lamports: price, references: [order.transaction.signature] })
    const { signatures } = await settle(buyer, order.transactionId)

    const mail = await world.mailbox.next(({ text }) => text?.includes(order.transactionId) ?? false)
    expect(mail.subject).toBe('Your receipt for 20 credits')
    for (const part of [signatures[0]!, '0.15 SOL', 'about $22.50', 'not a tax invoice'])
      expect(mail.text).toContain(part)

    const page = await buyer.call('GET', receipt)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/)
    for (const part of [signatures[0]!, order.transactionId, 'not a tax invoice'])
      expect(page.body).toContain(part)

    const history = await buyer.call('GET', `${api}/transactions?limit=1`)
    expect(history.body.data).toMatchObject([{ transactionId: pending.transactionId }])
    const rest = await buyer.call('GET', `${api}/transactions?after=${encodeURIComponent(history.body.next)}`)
    expect(rest.body.data).toMatchObject([{ transactionId: order.transactionId, status: 'settled' }])
    expect(rest.body.next).toBeUndefined()

    await world.publish('credits.granted.v1', buyer.userId, { credits: 20, reference: order.transactionId })
    await world.publish('credits.granted.v1', buyer.userId, { credits: 3, reference: 'signup' })
    await eventually(async () => (await world.look(buyer, order.transactionId)).credited)

    const params = { userId: buyer.userId }
    const { things } = await world.serviceClients.call(personalDataRoutes.payment.personalData, { params })
    expect(things[0]?.files.map(({ path }) => path).sort()).toEqual([
      'orders.json',
      `receipts/${order.transactionId}.html`,
    ])
    for (const { id } of things[0]!.files) {
      const stream = await world.serviceClients.open(personalDataRoutes.payment.exportFile, {
        params: { ...params, id },
      })
      const text = Buffer.concat(await stream.toArray()).toString()
      expect(text).toContain(order.transactionId)
    }
    const other = { userId: 'somebody', id: `receipts/${order.transactionId}.html` }
    await expect(
      world.serviceClients.open(personalDataRoutes.payment.exportFile, { params: other }),
    ).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(world.mailbox.mails.filter(({ text }) => text?.includes(order.transactionId))).toHaveLength(1)
  })
})
