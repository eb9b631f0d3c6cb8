import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import type { HttpAnswer } from '@thumbfolio/testing'
import { confirmedMs, finalMs, hourMs, minuteMs, PaymentUnderTest, type Buyer } from './payment-under-test.js'

const price = 150_000_000
const notSeen = "We can't see that transaction on Solana yet. It can take a minute; we keep checking."
const unknownSignature = '5'.repeat(87)

const said = ({ status, body }: HttpAnswer) => [status, body.message]

describe('what verify answers', () => {
  let world: PaymentUnderTest
  beforeAll(async () => {
    world = await PaymentUnderTest.start()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const ordered = async (tierIndex = 1) => {
    const buyer = await world.buyer()
    const order = await world.order(buyer, tierIndex)
    const { transactionId: id } = order
    const reference = order.transaction.signature
    const verify = (text: string, by: Pick<Buyer, 'call'> = buyer) => world.verify(by, id, text)
    return { buyer, order, id, reference, verify }
  }
  const pay: PaymentUnderTest['chain']['pay'] = async (payment) => {
    const signature = await world.chain.pay(payment)
    world.clock.advance(confirmedMs)
    return signature
  }

  it.each([
    ['a word', 'paid'],
    ['characters that base58 lacks', '0OIl'.repeat(22)],
    ['63 bytes', `1${'5'.repeat(85)}`.slice(0, 84)],
    ['200 characters', '5'.repeat(200)],
    ['5,000 characters', '5'.repeat(5_000)],
    ['another reference', Keypair.generate().publicKey.toBase58()],
  ])('when %s is sent in, then it is 400', async (_name, text) => {
    const { verify } = await ordered()
    expect(said(await verify(text))).toEqual([400, 'That does not look like a Solana transaction signature.'])
  })

  it("when the order is another's, absent or malformed, then it is 404", async () => {
    const { buyer, reference, verify } = await ordered()
    const other = await world.buyer()
    expect(said(await verify(reference, other))).toEqual([404, 'Failed to verify transaction'])
    for (const id of [crypto.randomUUID(), 'x', 'a'.repeat(2_000)])
      expect(said(await world.verify(buyer, id, unknownSignature))).toEqual([
        404,
        'Failed to verify transaction',
      ])
  })

  it('when fields are missing, then it is 400 with the text of the specification', async () => {
    const { buyer, id } = await ordered()
    for (const body of [
      { transactionId: id },
      { signature: unknownSignature },
      { transactionId: id, signature: ' ' },
    ]) {
      const answer = await buyer.call('POST', '/api/v1/payment/verify-transaction', { body })
      expect(said(answer)).toEqual([400, 'Missing transaction signature or data'])
    }
  })

  it("when the signature paid another order, or carries another's reference alone, then it is 409", async () => {
    const [first, second] = [await ordered(), await ordered()]
    const used = 'That transaction was already used for another purchase.'
    const paid = await pay({ lamports: price, references: [first.reference] })
    expect(said(await second.verify(paid))).toEqual([409, used])
    const elsewhere = await pay({
      to: await fresh(),
      lamports: 1_000_000,
      references: [first.reference],
    })
    expect(said(await second.verify(elsewhere))).toEqual([409, used])
    expect((await second.verify(second.reference)).status).toBe(202)
  })
  const fresh = async () => (await world.chain.fundedWallet(1_000_000_000)).publicKey

  it('when it is settled, then it is 200, with its reference, its signature or any other one', async () => {
    const { buyer, id, reference, verify } = await ordered()
    const signature = await pay({ lamports: price, references: [reference] })
    world.clock.advance(finalMs)
    await world.reached(buyer, id, 'settled')
    for (const text of [reference, signature, unknownSignature])
      expect(said(await verify(text))).toEqual([200, 'Payment verified successfully!'])
  })

  it('when the named transaction failed on chain, then it is 422', async () => {
    const { buyer, reference, verify } = await ordered()
    const failed = await pay({
      from: buyer.wallet,
      lamports: price,
      references: [reference],
      fails: true,
      skipPreflight: true,
    })
    const answer = await verify(failed)
    expect([...said(answer), answer.body.code]).toEqual([
      422,
      'That transaction failed on chain, so no SOL was received. Please send the payment again.',
      'transaction-failed-on-chain',
    ])
    expect((await verify(reference)).status).toBe(202)
  })

  it('when it pays somebody else, then it is 422', async () => {
    const { buyer, verify } = await ordered()
    const elsewhere = await pay({ from: buyer.wallet, to: await fresh(), lamports: price })
    const answer = await verify(elsewhere)
    expect([...said(answer), answer.body.code]).toEqual([
      422,
      'That transaction does not pay our wallet.',
      'transaction-pays-another-wallet',
    ])
  })

  it("when it comes from another wallet without the reference, then it is 422 and the operator's", async () => {
    const { id, verify } = await ordered()
    const signature = await pay({ lamports: price })
    const answer = await verify(signature)
    expect([...said(answer), answer.body.code]).toEqual([
      422,
      'That payment came from a different wallet than the one you entered. We have it, and an operator will look at it. Write to support with its signature; do not pay again.',
      'transaction-from-another-wallet',
    ])
    expect(await world.payment(signature)).toMatchObject({
      standing: { kind: 'unmatched', reason: 'no-order' },
      claimedBy: [id],
    })
  })

  it('when it is older than the order, then it is 422, by its slot', async () => {
    const buyer = await world.buyer()
    const signature = await pay({ from: buyer.wallet, lamports: price })
    world.clock.advance(confirmedMs)
    const order = await world.order(buyer)
    const answer = await world.verify(buyer, order.transactionId, signature)
    expect([...said(answer), answer.body.code]).toEqual([
      422,
      'That transaction is older than this order.',
      'transaction-older-than-order',
    ])
  })

  it('when two users name the wallet that paid without a reference, then it is 422; with it, it is whose it says', async () => {
    const one = await ordered()
    const two = { ...(await world.buyer()), wallet: one.buyer.wallet }
    const second = await world.order(two)
    const signature = await pay({ from: one.buyer.wallet, lamports: price })
    const answer = await one.verify(signature)
    expect([...said(answer), answer.body.code]).toEqual([
      422,
      'More than one order is waiting for this wallet. Please pay with the QR code or wallet button.',
      'transaction-ambiguous',
    ])
    await pay({ from: one.buyer.wallet, lamports: price, references: [second.transaction.signature] })
    world.clock.advance(finalMs)
    await world.reached(two, second.transactionId, 'settled')
    expect((await world.look(one.buyer, one.id)).status).toBe('pending')
  })

  it('when it cannot be decoded, then it is 422 once the sweep has it in review, and the cursor goes on', async () => {
    const { buyer, id, reference, verify } = await ordered()
    const signature = await world.chain.pay({ lamports: price, references: [reference] })
    world.chain.faults.inject({
      kind: 'error',
      methods: ['getTransaction'],
      code: -32015,
      message: 'Transaction version (2) is not supported by the requesting client.',
    })
    world.clock.advance(finalMs)
    await world.swept()
    const answer = await verify(signature)
    expect([...said(answer), answer.body.code]).toEqual([
      422,
      'We received your transaction and are checking it by hand. We will e-mail you.',
      'transaction-in-review',
    ])
    expect(await world.payment(signature)).toMatchObject({ standing: { kind: 'review' }, claimedBy: [id] })
    world.chain.faults.clear()
    await world.swept()
    await world.chain.pay({ lamports: price, references: [reference] })
    world.clock.advance(finalMs)
    await world.reached(buyer, id, 'settled')
    // Its amount is what the balance has more than all that was decoded.
    await world.swept()
    await world.swept()
    await world.swept()
    const admin = world.chain.admin.publicKey.toBase58()
    expect((await world.payment(signature))?.deltas).toEqual({ [admin]: String(price) })
  })

  it('when it is underpaid, then it is 402 for its own signature or reference, and 202 for one that is not there yet', async () => {
    const { reference, verify } = await ordered()
    const part = await pay({ lamports: 100_000_000, references: [reference] })
    const rest = 'We received less than the price. Please send the remaining 0.05 SOL.'
    for (const text of [reference, part]) expect(said(await verify(text))).toEqual([402, rest])
    expect(said(await verify(unknownSignature))).toEqual([202, notSeen])
  })

  it('when nothing is seen, then it is 202; once expired 410; a late payment still settles; once closed 410', async () => {
    const [paid, unpaid] = [await ordered(), await ordered()]
    for (const text of [paid.reference, unknownSignature])
      expect(said(await paid.verify(text))).toEqual([202, notSeen])
    world.clock.advance(15 * minuteMs)
    const expired = await unpaid.verify(unpaid.reference)
    expect(said(expired)).toEqual([
      410,
      'This order has expired. If you paid, we still find it within 24 hours. Otherwise please start a new one.',
    ])
    world.clock.advance(20 * hourMs)
    await pay({ from: paid.buyer.wallet, lamports: price })
    world.clock.advance(finalMs)
    expect(await world.reached(paid.buyer, paid.id, 'settled')).toMatchObject({ late: true, overpaid: false })
    world.clock.advance(5 * hourMs)
    await world.reached(unpaid.buyer, unpaid.id, 'abandoned')
    expect(said(await unpaid.verify(unpaid.reference))).toEqual([
      410,
      'This order is closed. If you paid, your payment is not lost: please write to support.',
    ])
  })

  it('when the chain does not answer, then it is 503; what is known stands before that; a refusal of ours is 500', async () => {
    const [seen, unseen] = [await ordered(), await ordered()]
    await pay({ lamports: price - 1, references: [seen.reference] })
    await world.reached(seen.buyer, seen.id, 'underpaid')
    world.chain.faults.inject({ kind: 'status', status: 503 })
    const away = await unseen.verify(unseen.reference)
    expect(said(away)).toEqual([
      503,
      "We couldn't reach the Solana network. Your payment is safe; we'll keep checking.",
    ])
    expect((await seen.verify(seen.reference)).status).toBe(402)
    const create = await world.create(seen.buyer, 3)
    expect(said(create)).toEqual([
      503,
      "We couldn't reach the Solana network, so no order was made. Please try again in a minute.",
    ])
    expect((await world.caller('anyone')('GET', '/api/v1/payment/pricing')).status).toBe(200)
    world.chain.faults.clear()
    world.chain.faults.inject({ kind: 'error', code: -32602, message: 'Invalid params: unknown field' })
    expect((await unseen.verify(unseen.reference)).status).toBe(500)
    world.chain.faults.clear()
  })

  it('when the node hangs, then it answers all the same, and the sweep goes on', async () => {
    const { buyer, id, reference, verify } = await ordered()
    world.chain.faults.inject({ kind: 'hang', methods: ['getTransaction', 'getSignaturesForAddress'] })
    const answer = await verify(reference)
    expect(answer.status).toBe(503)
    world.chain.faults.clear()
    await world.chain.pay({ lamports: price, references: [reference] })
    world.clock.advance(finalMs)
    await world.reached(buyer, id, 'settled')
  })
})
