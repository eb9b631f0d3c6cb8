import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { askForRefund } from '../src/commands/ask-for-refund.js'
import { assignPayment } from '../src/commands/assign-payment.js'
import { confirmRefund, refuseRefund } from '../src/commands/decide-refund.js'
import { explainPayment } from '../src/commands/explain-payment.js'
import { listPendingRefunds } from '../src/commands/refund-requests.js'
import { settleOrder } from '../src/commands/settle-order.js'
import { actionsOf, dyingAt, operatorOf, startOperatorWorld } from './operator-world.js'
import { confirmedMs } from './payment-under-test.js'

const owed = 2_000_000
const reason = 'they wrote to support'
const ada = { by: 'ada', reason }
const grace = { by: 'grace', reason: 'seen in the explorer' }

type OperatorWorld = Awaited<ReturnType<typeof startOperatorWorld>>
let at: OperatorWorld
beforeAll(async () => void (at = await startOperatorWorld()))
afterAll(() => at[Symbol.asyncDispose]())

/** Requests of a case that wait, and what is still listed of it. */
const openOf = async (caseId: string) => [
  ...(await listPendingRefunds(at.ports, 'open')).filter((request) => request.caseId === caseId),
  ...(await at.openItems()).filter(
    ({ transactions, orders }) => transactions[0]?.signature === caseId || orders[0]?.id === caseId,
  ),
]
const kindsOn = async (subject: string) =>
  (await actionsOf(at.ports)).filter((action) => action.subject === subject).map(({ by, kind }) => [by, kind])

describe('a refund that a second operator confirms', () => {
  it('when one asks and another confirms what the chain shows, then it is recorded once, under both names', async () => {
    const { from, signature: caseId } = await at.strangersPayment(owed)
    for (let twice = 0; twice < 2; twice++)
      expect(await askForRefund(at.ports, { caseId, ...ada })).toMatchObject({ id: `${caseId}.1`, by: 'ada' })
    expect((await openOf(caseId))[0]).toMatchObject({ id: `${caseId}.1`, lamports: '2000000' })
    const signature = await at.sendBack(from, owed)
    const confirm = (signed = grace) => confirmRefund(at.ports, `${caseId}.1`, { signature, ...signed })
    await expect(confirm(ada)).rejects.toMatchObject({ code: 'same-operator' })
    expect((await at.world.payment(caseId))?.resolutions).toEqual([])

    for (let twice = 0; twice < 2; twice++)
      expect((await confirm()).decided).toMatchObject({ by: 'grace', isRefunded: true, signature })
    const note = 'they wrote to support (seen in the explorer)'
    expect((await at.world.payment(caseId))?.resolutions).toMatchObject([
      { kind: 'refunded', lamports: '2000000', signature, by: 'grace', note },
    ])
    expect(await kindsOn(caseId)).toEqual([
      ['ada', 'ask-refund'],
      ['grace', 'refund'],
    ])
    expect(await openOf(caseId)).toEqual([])
    await expect(askForRefund(at.ports, { caseId, ...ada })).rejects.toThrow('Nothing of it is left')
    await at.expectEven()
  })

  it('when it is in parts, then each part is asked for and confirmed', async () => {
    const { from, signature: caseId } = await at.strangersPayment(owed)
    for (const part of [1, 2]) {
      const { id } = await askForRefund(at.ports, { caseId, ...ada })
      expect(id).toBe(`${caseId}.${part}`)
      await confirmRefund(at.ports, id, { signature: await at.sendBack(from, owed / 2), ...grace })
    }
    expect(await openOf(caseId)).toEqual([])
  })

  it('when the money was paid for an order of their own, then an operator neither asks nor confirms', async () => {
    const { orderId, buyer } = await at.abandonedOrder(1_000_000)
    const owner = { by: buyer.userId, reason }
    const refused = { code: 'own-account' }
    await expect(askForRefund(at.ports, { caseId: orderId, ...owner })).rejects.toMatchObject(refused)
    const { id } = await askForRefund(at.ports, { caseId: orderId, ...ada })
    const signature = await at.sendBack(buyer.wallet, 1_000_000)
    await expect(confirmRefund(at.ports, id, { signature, ...owner })).rejects.toMatchObject(refused)
    await confirmRefund(at.ports, id, { signature, ...grace })
    expect(await openOf(orderId)).toEqual([])
  })

  it('when the owner of an order said that a payment is theirs, then it is their own too', async () => {
    const { from, signature: caseId } = await at.strangersPayment(owed)
    const buyer = await at.world.buyer()
    const { transactionId } = await at.world.order(buyer)
    await at.world.verify(buyer, transactionId, caseId)
    const owner = { by: buyer.userId, reason }
    await expect(askForRefund(at.ports, { caseId, ...owner })).rejects.toMatchObject({ code: 'own-account' })
    const { id } = await askForRefund(at.ports, { caseId, ...ada })
    await confirmRefund(at.ports, id, { signature: await at.sendBack(from, owed), ...grace })
  })

  it('when two decide at once, then the first decision holds, and the others are refused', async () => {
    const { from, signature: caseId } = await at.strangersPayment(owed)
    const [one, other] = [await at.sendBack(from, owed / 2), await at.sendBack(from, owed / 2)]
    const asked = await Promise.all(
      ['ada', 'linus', 'hedy'].map((by) => askForRefund(at.ports, { caseId, by, reason })),
    )
    expect(new Set(asked.map(({ id, by }) => `${id} ${by}`)).size).toBe(1)
    const { id, by } = asked[0]!
    const ofCase = (await kindsOn(caseId)).filter(([, kind]) => kind === 'ask-refund')
    expect(ofCase).toEqual([[by, 'ask-refund']])

    const decided = await Promise.allSettled([
      confirmRefund(at.ports, id, { signature: one, ...grace }),
      confirmRefund(at.ports, id, { signature: other, by: 'joan', reason }),
      refuseRefund(at.ports, id, { by: 'mary', reason }),
    ])
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of decided)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'refund-decided' })
    const wasRefused = decided[2].status === 'fulfilled'
    expect((await at.world.payment(caseId))?.resolutions).toHaveLength(wasRefused ? 0 : 1)
  })

  it('when a refund waits, then nothing else is decided about its case', async () => {
    const { orderId, buyer } = await at.abandonedOrder(1_000_000)
    const { transactionId } = await at.world.order(await at.world.buyer())
    const { signature } = await at.strangersPayment(owed)
    for (const caseId of [orderId, signature]) await askForRefund(at.ports, { caseId, ...ada })
    for (const decision of [
      settleOrder(at.ports, { orderId, ...grace }),
      assignPayment(at.ports, { signature, orderId: transactionId, ...grace }),
      explainPayment(at.ports, { signature, ...grace }),
    ])
      await expect(decision).rejects.toThrow('A refund of it waits')
    for (const caseId of [orderId, signature]) await refuseRefund(at.ports, `${caseId}.1`, grace)
    expect(await settleOrder(at.ports, { orderId, ...grace })).toMatchObject({ userId: buyer.userId })
    await explainPayment(at.ports, { signature, ...grace })
  })

  it('when it is refused, then nothing is recorded, and it can be asked for again, also to another recipient', async () => {
    const { signature: caseId } = await at.strangersPayment(owed)
    const first = await askForRefund(at.ports, { caseId, ...ada })
    const recipient = Keypair.generate().publicKey
    const to = recipient.toBase58()
    await expect(askForRefund(at.ports, { caseId, to, ...grace })).rejects.toMatchObject({
      code: 'refund-waiting',
    })
    await expect(refuseRefund(at.ports, first.id, ada)).rejects.toMatchObject({ code: 'same-operator' })
    for (let twice = 0; twice < 2; twice++) await refuseRefund(at.ports, first.id, grace)
    expect((await kindsOn(caseId)).at(-1)).toEqual(['grace', 'refuse-refund'])

    await expect(askForRefund(at.ports, { caseId, to: 'me', ...ada })).rejects.toThrow('me is no address')
    const { id } = await askForRefund(at.ports, { caseId, to, ...ada })
    const signature = await at.world.chain.pay({ from: at.world.chain.admin, to: recipient, lamports: owed })
    await expect(confirmRefund(at.ports, id, { signature: to, ...grace })).rejects.toThrow('no signature')
    at.world.clock.advance(confirmedMs)
    await expect(confirmRefund(at.ports, id, { signature, ...grace })).rejects.toThrow('not final yet')
    await at.final()
    await confirmRefund(at.ports, id, { signature, ...grace })
    await expect(confirmRefund(at.ports, 'unknown.1', { signature, ...grace })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('when one transaction is named for two requests, then it counts for one', async () => {
    const cases = [await at.strangersPayment(owed), await at.strangersPayment(owed)]
    const to = cases[0]!.from.publicKey.toBase58()
    const requests = []
    for (const { signature: caseId } of cases)
      requests.push(await askForRefund(at.ports, { caseId, to, ...ada }))
    const signature = await at.sendBack(cases[0]!.from, owed)
    const confirmed = await Promise.allSettled(
      requests.map(({ id }) => confirmRefund(at.ports, id, { signature, ...grace })),
    )
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [lost] = confirmed.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
    expect(lost).toMatch(/is the refund \w+\.1, so nothing|recorded as the refund of/)
    const open = requests.find((_, index) => confirmed[index]?.status === 'rejected')
    const back = await at.sendBack(cases[0]!.from, owed)
    await confirmRefund(at.ports, open!.id, { signature: back, ...grace })
    await at.expectEven()
  })

  it('when the process dies at any commit, then doing it again finishes it, once', async () => {
    for (let commits = 0; commits < 6; commits++) {
      const { from, signature: caseId } = await at.strangersPayment(owed)
      const signature = await at.sendBack(from, owed)
      const dying = operatorOf(at.world, dyingAt(at.world.database, commits))
      await dying.chain?.tip()
      const id = `${caseId}.1`
      const both = async (ports: typeof dying) => {
        if (!(await ports.pendingRefunds.find(id))) await askForRefund(ports, { caseId, ...ada })
        await confirmRefund(ports, id, { signature, ...grace })
      }
      await both(dying).catch(() => undefined)
      await both(at.ports)
      expect(await openOf(caseId)).toEqual([])
      expect((await at.world.payment(caseId))?.resolutions).toMatchObject([{ kind: 'refunded', signature }])
      expect((await kindsOn(caseId)).map(([, kind]) => kind)).toEqual(['ask-refund', 'refund'])
    }
    await at.expectEven()
  })
})
