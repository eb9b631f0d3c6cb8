import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { explainPayment } from '../src/commands/explain-payment.js'
import { actionsOf, startOperatorWorld } from './operator-world.js'
import { confirmedMs, finalMs } from './payment-under-test.js'

const inToken = [422, 'transaction-in-token']
const signed = { by: 'ada', reason: 'sent back' }

/** Real token programs on the local chain; nothing of an answer is made up. */
describe('tokens that come to our wallet', () => {
  let at: Awaited<ReturnType<typeof startOperatorWorld>>
  beforeAll(async () => void (at = await startOperatorWorld()))
  afterAll(() => at[Symbol.asyncDispose]())

  const ours = () => at.world.chain.admin.publicKey
  const tokenItems = async () => (await at.openItems()).filter(({ kind }) => kind === 'token')
  const listed = (signature: string) =>
    eventually(async () =>
      (await tokenItems()).find(({ transactions }) =>
        transactions.some((one) => one.signature === signature),
      ),
    )
  /** A holder of a token, for which our wallet has an account. */
  const holder = async (program: 'spl' | 'token2022' = 'spl') => {
    const wallet = await at.world.chain.fundedWallet()
    const token = await at.world.chain.token(wallet, program)
    await token.open(ours())
    return { wallet, token }
  }
  const said = ({ status, body }: { status: number; body: { code?: unknown } }) => [status, body.code]

  it.each(['spl', 'token2022'] as const)(
    'when a stranger sends one (%s) that names the token account alone, then it is listed and credited to nobody',
    async (program) => {
      const { wallet, token } = await holder(program)
      await at.final()
      const signature = await token.transfer(ours(), 12_500_000n)
      await at.final()
      expect(await listed(signature)).toMatchObject({
        kind: 'token',
        lamports: 0n,
        reason: '',
        senders: [wallet.publicKey.toBase58()],
        orders: [],
        tokens: [
          {
            mint: token.mint,
            account: token.accountOf(ours()).toBase58(),
            wallet: ours().toBase58(),
            amount: '12500000',
            decimals: 6,
          },
        ],
      })
      expect(await at.world.payment(signature)).toBeUndefined()
      const again = await token.transfer(ours(), 1n)
      await at.final()
      await listed(again)
      await at.expectEven()
      for (const one of [signature, again]) await explainPayment(at.ports, { signature: one, ...signed })
      expect(await tokenItems()).toEqual([])
    },
  )

  it('when an order is paid in a token with its reference, then the buyer is told, and the item names the order', async () => {
    const { token } = await holder()
    const buyer = await at.world.buyer()
    const order = await at.world.order(buyer)
    const { transactionId: id } = order
    const reference = order.transaction.signature
    const signature = await token.transfer(ours(), 20_000_000n, [reference])
    at.world.clock.advance(confirmedMs)
    for (const text of [reference, signature])
      expect(said(await at.world.verify(buyer, id, text))).toEqual(inToken)
    await at.final()
    expect(await listed(signature)).toMatchObject({ reason: '', orders: [{ id }] })
    expect(await at.world.look(buyer, id)).toMatchObject({ status: 'pending', receivedLamports: '0' })

    await at.world.chain.pay({ from: buyer.wallet, lamports: 150_000_000, references: [reference] })
    at.world.clock.advance(confirmedMs)
    expect((await at.world.verify(buyer, id, reference)).status).toBe(202)
    at.world.clock.advance(finalMs)
    await at.world.reached(buyer, id, 'settled')
    await explainPayment(at.ports, { signature, ...signed })
  })

  it('when a buyer names a token transfer without a reference, then the item names their order, once', async () => {
    const { token } = await holder()
    const buyer = await at.world.buyer()
    const { transactionId: id } = await at.world.order(buyer)
    const signature = await token.transfer(ours(), 3_000_000n)
    at.world.clock.advance(confirmedMs)
    const answers = await Promise.all([1, 2, 3].map(() => at.world.verify(buyer, id, signature)))
    expect(answers.map(said)).toEqual([inToken, inToken, inToken])
    expect(await tokenItems()).toMatchObject([{ reason: 'not final yet', orders: [{ id }] }])
    await at.final()
    await eventually(async () => (await tokenItems())[0]?.reason === '')
    expect(await tokenItems()).toMatchObject([{ orders: [{ id }], transactions: [{ signature }] }])

    await explainPayment(at.ports, { signature, ...signed })
    await explainPayment(at.ports, { signature, ...signed })
    const actions = (await actionsOf(at.ports)).filter(({ subject }) => subject === signature)
    expect(actions).toHaveLength(1)
  })

  it('when a token goes to somebody else, then it is not ours', async () => {
    const { token } = await holder()
    const other = await at.world.chain.fundedWallet()
    await token.open(other.publicKey)
    const buyer = await at.world.buyer()
    const { transactionId: id } = await at.world.order(buyer)
    const signature = await token.transfer(other.publicKey, 1_000_000n)
    at.world.clock.advance(confirmedMs)
    expect(said(await at.world.verify(buyer, id, signature))).toEqual([
      422,
      'transaction-pays-another-wallet',
    ])
    expect(await tokenItems()).toEqual([])
  })

  it('when a fork takes a named transfer back, then it is no item any more', async () => {
    const { token } = await holder()
    await at.final()
    const buyer = await at.world.buyer()
    const { transactionId: id } = await at.world.order(buyer)
    const { confirmed } = (await at.ports.chain?.tip())!
    const signature = await token.transfer(ours(), 1_000_000n)
    at.world.clock.advance(confirmedMs)
    expect(said(await at.world.verify(buyer, id, signature))).toEqual(inToken)
    expect(await tokenItems()).toHaveLength(1)
    await at.world.chain.chain.fork({ afterSlot: confirmed })
    at.world.clock.advance(400 * 200)
    await eventually(async () => (await tokenItems()).length === 0)
  })
})
