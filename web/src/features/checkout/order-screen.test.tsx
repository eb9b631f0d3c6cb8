/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import toast from 'react-hot-toast/headless'
import { queryClient } from '../../lib/query-client.js'
import { rememberedPackage, rememberPackage } from '../../lib/selected-package.js'
import { useSession } from '../../lib/session-store.js'
import { anOrder, orderBody } from '../../lib/tests/an-order.js'
import { ann } from '../../lib/tests/ann.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { CheckoutPage } from './checkout-page.js'
import { updateOrder } from './order-query.js'

const soon = { timeout: 20_000 }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, soon)

describe('an order on screen', () => {
  let api: AnsweringServer
  beforeAll(async () => {
    api = await startAnsweringServer()
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  beforeEach(() => {
    toast.remove()
    useSession.setState({ authUser: ann })
    api.answerWith(200, { user: { ...ann, credits: 23 }, data: { ...ann, credits: 23 } })
    api.answerTo('pricing', 503, problemBody('unavailable', 503, 'Not now.'))
    api.calls.splice(0)
  })
  afterEach(cleanup)

  const serve = (changes: object) => api.answerTo('o1', 200, { data: { ...orderBody, ...changes } })
  const open = () => renderInApp(<CheckoutPage />, { at: '/checkout?order=o1', path: '/checkout' })
  const asked = () => api.calls.filter(({ path }) => path.endsWith('o1')).length

  it('when it settles while somebody looks on, then the package is done with, and the balance is asked for until the credits are there', async () => {
    rememberPackage({ credits: 20, priceSOL: 0.15, discount: 25, priceUSD: '$22.50', tierIndex: 1 })
    serve({ status: 'confirming' })
    open()
    expect(await screen.findByText('Payment seen. Waiting for final confirmation.')).toBeVisible()
    expect(rememberedPackage()).toBeDefined()
    serve({ status: 'settled' })
    await heading('Payment verified successfully!')
    expect(rememberedPackage()).toBeUndefined()
    expect(screen.getByText(/Your credits are being added/)).toBeVisible()
    serve({ status: 'settled', credited: true })
    expect(await screen.findByText('You now have 23 credits.', undefined, soon)).toBeVisible()
    const last = asked()
    queryClient.getQueryCache().onFocus()
    expect(asked()).toBe(last)
  }, 60_000)

  it('when an older answer arrives late, then a settled order stays settled', async () => {
    serve({ status: 'settled', credited: true })
    open()
    await heading('Payment verified successfully!')
    updateOrder(anOrder({ status: 'confirming' }))
    await heading('Payment verified successfully!')
  })

  it('when there is no such order, then that is said, and it is not asked for again', async () => {
    api.answerTo('o1', 404, problemBody('not-found', 404, 'There is no such order.'))
    open()
    await heading("We can't find that order")
    expect(asked()).toBe(1)
  })

  it('when the server does not answer, then the payment is called safe, until the next answer is there', async () => {
    serve({})
    open()
    expect(await screen.findByText(/Waiting for your payment/)).toBeVisible()
    api.answerTo('o1', 503, problemBody('unavailable', 503, 'Not now.'))
    expect(
      await screen.findByText(/Your payment is safe; this page keeps trying/, undefined, soon),
    ).toBeVisible()
    serve({ status: 'underpaid', receivedLamports: '100000000', remainingLamports: '50000000' })
    expect(await screen.findByText(/We received 0.1 of 0.15 SOL/, undefined, soon)).toBeVisible()
  }, 60_000)

  it('when the first answer does not come, then that stays on screen while it is asked for again', async () => {
    api.answerTo('o1', 503, problemBody('unavailable', 503, 'Not now.'))
    open()
    expect(await screen.findByText('Thumbfolio does not answer right now')).toBeVisible()
    await waitFor(() => expect(asked()).toBeGreaterThan(1), soon)
    expect(screen.getByText('Thumbfolio does not answer right now')).toBeVisible()
  }, 60_000)

  it('when the payment is said to be sent, then it is looked for by what was pasted, and a refusal is said with the way on', async () => {
    serve({})
    api.answerTo('verify', 400, problemBody('payment-mismatch', 400, 'That is another payment.'))
    const { address } = open()
    await userEvent.type(await screen.findByLabelText('Transaction signature (optional)'), 'abc')
    await userEvent.click(screen.getByRole('button', { name: "I've Sent the Payment" }))
    expect(await screen.findByText('That is another payment.')).toBeVisible()
    expect(address()).toBe('/checkout?order=o1&sent=0')
    const sent = api.calls.filter(({ path }) => path.includes('verify'))
    expect(sent).toMatchObject([{ method: 'POST', body: { transactionId: 'o1', signature: 'abc' } }])
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
  })
})
