import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { paymentOperatorRoutes as routes } from '@thumbfolio/contracts'
import type { ServiceClient } from '@thumbfolio/kit/http'
import { eventually } from '@thumbfolio/testing'
import { operatorClient, startOperatorWorld } from './operator-world.js'

const price = 150_000_000
const reason = 'they wrote to support'
const unknownOrder = '00000000-0000-4000-8000-000000000000'

describe('what operators decide about money, over HTTP', () => {
  let at: Awaited<ReturnType<typeof startOperatorWorld>>
  let ada: ServiceClient
  let grace: ServiceClient
  beforeAll(async () => {
    at = await startOperatorWorld()
    ada = operatorClient(at.world, 'ada')
    grace = operatorClient(at.world, 'grace')
  })
  afterAll(() => at[Symbol.asyncDispose]())

  it('when a payment is assigned, then the answer is its order, and the audit names the login', async () => {
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    const { signature } = await at.strangersPayment(price)
    const { items } = await ada.call(routes.paymentItems, {})
    expect(items).toMatchObject([{ kind: 'unmatched', transactions: [signature], lamports: '150000000' }])
    expect(items[0]?.explorerUrls[0]).toContain(signature)
    const [guess] = items[0]!.orderDetails
    expect(guess).toMatchObject({ id: orderId, userId: buyer.userId, receivedLamports: '0', credits: 20 })

    const call = { params: { id: signature }, body: { orderId, reason } }
    for (let twice = 0; twice < 2; twice++)
      expect(await ada.call(routes.assignPayment, call)).toMatchObject({
        order: { id: orderId, status: 'settled', receivedLamports: '150000000' },
      })
    await eventually(async () => at.eventsFor(orderId).length === 1)
    const { actions } = await grace.call(routes.paymentActions, { query: { subject: signature } })
    expect(actions).toMatchObject([
      { by: 'ada', action: 'payment-assign', about: `order ${orderId}`, reason },
    ])
  })

  it('when it cannot be done, then the refusal says why', async () => {
    const body = { reason }
    const { transactionId: orderId } = await at.world.order(await at.world.buyer())
    const refused = { code: 'payment-decision-refused' }
    const settle = (id: string) => ada.call(routes.settleOrder, { params: { id }, body })
    await expect(settle(unknownOrder)).rejects.toMatchObject({
      ...refused,
      message: `There is no order ${unknownOrder}.`,
    })
    await expect(settle(orderId)).rejects.toThrow('It is pending')
    const explain = ada.call(routes.explainPayment, { params: { id: 'x' }, body })
    await expect(explain).rejects.toThrow('No transaction x moved SOL')
    await expect(ada.call(routes.rereadWallet, { params: { id: 'x' }, body })).rejects.toMatchObject(refused)
    const ask = ada.call(routes.askForRefund, { body: { caseId: orderId, reason } })
    await expect(ask).rejects.toThrow('Nothing of it is left to be refunded.')
    await expect(
      ada.call(routes.settleOrder, { params: { id: orderId }, body: {} as never }),
    ).rejects.toThrow('REASON is required')
  })

  it('when the order is of the operator, then another one has to decide', async () => {
    const { orderId, buyer } = await at.abandonedOrder(price - 1)
    const call = { params: { id: orderId }, body: { reason } }
    const owner = operatorClient(at.world, buyer.userId)
    await expect(owner.call(routes.settleOrder, call)).rejects.toMatchObject({ code: 'own-account' })
    expect(await ada.call(routes.settleOrder, call)).toMatchObject({ order: { status: 'settled' } })
  })

  it('when a refund is asked for and confirmed by two, then the books show it', async () => {
    const { from, signature: caseId } = await at.strangersPayment(5_000_000)
    const { pending } = await ada.call(routes.askForRefund, { body: { caseId, reason } })
    const { refunds } = await grace.call(routes.pendingRefunds, { query: {} })
    expect(refunds).toMatchObject([{ id: pending.id, caseId, lamports: '5000000', by: 'ada' }])
    const signature = await at.sendBack(from, 5_000_000)
    const call = { params: { id: pending.id }, body: { signature, reason } }
    await expect(ada.call(routes.confirmRefund, call)).rejects.toMatchObject({ code: 'same-operator' })
    const confirmed = await grace.call(routes.confirmRefund, call)
    expect(confirmed.pending.decided).toMatchObject({ by: 'grace', isRefunded: true, signature })
    const refuse = grace.call(routes.refuseRefund, { params: { id: pending.id }, body: { reason } })
    await expect(refuse).rejects.toMatchObject({ code: 'refund-decided' })

    const grants = [...at.world.verified].map(({ subject, data }) => {
      const { userId, credits } = data as { userId: string; credits: number }
      return { userId, grants: { [subject]: credits }, withoutAccount: [] }
    })
    const books = await grace.call(routes.checkBooks, { body: { grants } })
    expect(books).toMatchObject({ uneven: [], open: '0', incoming: { unmatched: '5000000' } })
    expect(books.wallets).toMatchObject([{ address: at.world.chain.admin.publicKey.toBase58() }])
  })

  it('when the order is of the operator, then another one has to assign a payment to it', async () => {
    const { signature: id } = await at.strangersPayment(1_000_000)
    const buyer = await at.world.buyer()
    const { transactionId: orderId } = await at.world.order(buyer)
    const owner = operatorClient(at.world, buyer.userId)
    const assign = owner.call(routes.assignPayment, { params: { id }, body: { orderId, reason } })
    await expect(assign).rejects.toMatchObject({ code: 'own-account' })
  })

  it('when an operator may only look, or lost the role, then nothing is decided', async () => {
    const { orderId } = await at.abandonedOrder(1_000_000)
    const call = { params: { id: orderId }, body: { reason } }
    const joan = operatorClient(at.world, 'joan')
    at.world.identity.setOperator('session-of-joan', 'unconfirmed')
    await expect(joan.call(routes.settleOrder, call)).rejects.toMatchObject({
      code: 'password-confirmation-required',
    })
    at.world.identity.setOperator('session-of-joan', undefined)
    const mary = operatorClient(at.world, 'mary')
    at.world.identity.setOperator('session-of-mary', undefined)
    await expect(mary.call(routes.settleOrder, call)).rejects.toMatchObject({ code: 'not-found' })
    expect((await at.world.stores.orders.find(orderId))?.status).toBe('abandoned')
  })

  it('when the chain does not answer, then the list is shown without senders, and a decision is refused until it does', async () => {
    const { signature } = await at.strangersPayment(1_000_000)
    await at.world.restartWith({ SOLANA_RPC_URL: 'http://127.0.0.1:9' })
    const away = operatorClient(at.world, 'ada')
    const { items } = await away.call(routes.paymentItems, { timeoutMs: 60_000 })
    expect(items.find(({ transactions }) => transactions[0] === signature)?.senders).toEqual([])
    const explain = { params: { id: signature }, body: { reason }, timeoutMs: 60_000 }
    await expect(away.call(routes.explainPayment, explain)).rejects.toMatchObject({
      code: 'chain-unavailable',
    })
  })
})
