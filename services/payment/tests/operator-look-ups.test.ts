import { expect, it } from '@jest/globals'
import { paymentOperatorRoutes } from '@thumbfolio/contracts'
import { createOperatorClient } from '@thumbfolio/kit/http'
import { startOperatorWorld } from './operator-world.js'

it('when an operator reads the payments that need one, then the audit says so, and nothing while there are none', async () => {
  await using at = await startOperatorWorld()
  const { identity } = at.world
  identity.setOperator('session-of-linus', 'confirmed')
  const linus = createOperatorClient({
    token: () => identity.tokenFor({ userId: 'linus' }),
    urls: { payment: at.world.url },
  })
  const lookUps = async () => {
    await linus.call(paymentOperatorRoutes.paymentItems, {})
    const { actions } = await linus.call(paymentOperatorRoutes.paymentActions, { query: {} })
    return actions.map(({ by, action, subject, about }) => [by, action, subject, about])
  }
  expect(await lookUps()).toEqual([])
  await at.strangersPayment(150_000_000)
  expect(await lookUps()).toEqual([['linus', 'looked-up', 'payment-items', '1 entry']])
})
