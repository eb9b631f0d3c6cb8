/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { OrderView } from '../../lib/order-view.js'
import { orderBody } from '../../lib/tests/an-order.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { ConfirmForm } from './confirm-form.js'
import { SentForm } from './sent-form.js'

const soon = { timeout: 20_000 }
const wallet = '11111111111111111111111111111112'

describe('the wallet that will pay', () => {
  const api = answeringApi()
  const address = () => screen.getByLabelText('Your Solana wallet address')
  const open = () => {
    const orders: OrderView[] = []
    const selected = { credits: 20, priceSOL: 0.15, discount: 25, priceUSD: '$22.50', tierIndex: 1 }
    renderInApp(<ConfirmForm selected={selected} onOrder={(order) => orders.push(order)} />)
    return orders
  }
  const made = () => api.calls.filter(({ method }) => method === 'POST')

  it('when no wallet is given, nothing can be sent; when it is refused, then the field says why', async () => {
    const errors = [{ pointer: '#/walletAddress', detail: 'This is no wallet address.' }]
    api.answerTo('POST ', 400, problemBody('validation-failed', 400, 'Please check.', { errors }))
    const orders = open()
    expect(screen.getByRole('button', { name: 'Proceed to Payment' })).toBeDisabled()
    await userEvent.type(address(), 'not a wallet')
    await press('Proceed to Payment')
    expect(await screen.findByText('This is no wallet address.', undefined, soon)).toBeVisible()
    expect(address()).toHaveAttribute('aria-invalid', 'true')
    expect(orders).toEqual([])
  })

  it('when the chain cannot be reached, then it says so, keeps the address, and the next try makes the order', async () => {
    api.answerTo('POST ', 503, problemBody('unavailable', 503, 'No order was made.'))
    const orders = open()
    await userEvent.type(address(), ` ${wallet} `)
    await press('Proceed to Payment')
    expect(await screen.findByText(/No order was made/, undefined, soon)).toBeVisible()
    expect(orders).toEqual([])
    api.answerTo('POST ', 201, { data: orderBody })
    await press('Proceed to Payment')
    await waitFor(() => expect(orders).toHaveLength(1), soon)
    expect(made().at(-1)?.body).toMatchObject({ tierIndex: 1, walletAddress: wallet })
  })
})

describe('a payment that was sent', () => {
  answeringApi()

  it('when a link to the transaction is pasted, then its signature is sent; an empty field sends none', async () => {
    const sent: string[] = []
    renderInApp(<SentForm onSent={(signature) => sent.push(signature)} />)
    await press("I've Sent the Payment")
    const signature = '5'.repeat(88)
    const field = screen.getByLabelText('Transaction signature (optional)')
    await userEvent.type(field, `https://explorer.solana.com/tx/${signature}?cluster=devnet`)
    await press("I've Sent the Payment")
    expect(sent).toEqual(['', signature])
  })
})
