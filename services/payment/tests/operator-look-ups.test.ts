import { expect, it } from '@jest/globals'
import { paymentOperatorRoutes } from '@thumbfolio/contracts'
import { operatorClient, startOperatorWorld } from './operator-world.js'

it('when an operator reads the list of payments or of refunds, then the audit has one row with its length, and none for an empty list', async () => {
  await using at = await startOperatorWorld()
  const linus = operatorClient(at.world, 'linus')
  const lookUps = async () => {
    await linus.call(paymentOperatorRoutes.paymentItems, {})
    const { actions } = await linus.call(paymentOperatorRoutes.paymentActions, { query: {} })
    return actions.map(({ by, action, subject, about }) => [by, action, subject, about])
  }
  await linus.call(paymentOperatorRoutes.pendingRefunds, { query: {} })
  expect(await lookUps()).toEqual([])
  const { signature: caseId } = await at.strangersPayment(150_000_000)
  const itemsRead = ['linus', 'looked-up', 'payment-items', '1 entry']
  expect(await lookUps()).toEqual([itemsRead])
  const to = at.world.chain.admin.publicKey.toBase58()
  await linus.call(paymentOperatorRoutes.askForRefund, { body: { caseId, to, reason: 'An exchange' } })
  await linus.call(paymentOperatorRoutes.pendingRefunds, { query: {} })
  expect(await lookUps()).toEqual(
    expect.arrayContaining([
      ['linus', 'looked-up', 'pending-refunds', '1 entry'],
      ['linus', 'payment-ask-refund', caseId, `to ${to}`],
    ]),
  )
})
