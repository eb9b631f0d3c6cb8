import { expect, it } from '@jest/globals'
import { paymentOperatorRoutes } from '@thumbfolio/contracts'
import { operatorClient, startOperatorWorld } from './operator-world.js'

it('when an operator reads the list of payments, then the audit has one row with its length, and none for an empty list', async () => {
  await using at = await startOperatorWorld()
  const linus = operatorClient(at.world, 'linus')
  const lookUps = async () => {
    await linus.call(paymentOperatorRoutes.paymentItems, {})
    const { actions } = await linus.call(paymentOperatorRoutes.paymentActions, { query: {} })
    return actions.map(({ by, action, subject, about }) => [by, action, subject, about])
  }
  expect(await lookUps()).toEqual([])
  await at.strangersPayment(150_000_000)
  expect(await lookUps()).toEqual([['linus', 'looked-up', 'payment-items', '1 entry']])
})
