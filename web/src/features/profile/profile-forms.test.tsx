/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSession } from '../../lib/session-store.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { Avatar } from './avatar.js'
import { CreditLedger } from './credit-ledger.js'
import { DeleteAccount } from './delete-account.js'
import { PictureQuota } from './picture-quota.js'
import { PurchaseHistory } from './purchase-history.js'
import { VendorConsents } from './vendor-consents.js'
import { orderBody } from '../../lib/tests/an-order.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'

const api = answeringApi()

describe('deleting the account', () => {
  const open = async (word: string) => {
    const page = renderInApp(<DeleteAccount />, { at: '/profile', path: '/profile' })
    await press('Delete my account')
    await userEvent.type(screen.getByLabelText('Type delete to confirm'), word)
    await userEvent.type(screen.getByLabelText('Your password'), 'a secret')
    await press('Delete permanently')
    return page
  }

  it('when the word is not typed, then its field says so, and nothing is sent', async () => {
    await open('yes')
    expect(screen.getByLabelText('Type delete to confirm')).toHaveAccessibleDescription(
      'Please type the word delete',
    )
    expect(screen.getByLabelText('Type delete to confirm')).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  it('when the password is wrong, then its field says so, and the session stays', async () => {
    api.answerWith(400, problemBody('wrong-password', 400, 'Your current password is not right.'))
    await open('delete')
    await waitFor(() => expect(screen.getByLabelText('Your password')).toBeInvalid())
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
      'Your current password is not right.',
    )
    expect(useSession.getState().authUser).not.toBeNull()
  })

  it('when it is confirmed twice, then it is sent, and ends logged out on the first page', async () => {
    api.answerWith(202, { message: 'On its way' })
    const { address } = await open(' Delete ')
    await waitFor(() => expect(useSession.getState().authUser).toBeNull())
    expect(address()).toBe('/')
    expect(api.calls).toMatchObject([{ method: 'DELETE', body: { password: 'a secret' } }])
  })
})

describe('the picture', () => {
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('Profile picture'), file, { applyAccept: false })

  it('when it is no picture, then that is said, and nothing is sent', async () => {
    renderInApp(<Avatar />)
    await choose(new File(['text'], 'a.txt', { type: 'text/plain' }))
    expect(await screen.findByText('Please upload a PNG, JPEG or WebP image.')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  it('when it is refused, then why is said, and another one can be chosen', async () => {
    renderInApp(<Avatar />)
    await choose(new File(['bytes'], 'a.png', { type: 'image/png' }))
    expect(await screen.findByText(/Not now\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeEnabled()
  })
})

describe('the pictures of work', () => {
  it('when the quota is loaded, then it shows usage and limits', async () => {
    const most = { pictures: 200, bytes: 200 * 2 ** 20 }
    const used = { pictures: 12, bytes: 33 * 2 ** 20 + 1 }
    api.answerTo('/make/pictures', 200, { data: { pictures: [], used, most } })
    renderInApp(<PictureQuota />)
    expect(await screen.findByText('12 of 200 pictures, 34 of 200 MB')).toBeVisible()
  })

  it('when the quota cannot be loaded, then the problem is shown', async () => {
    renderInApp(<PictureQuota />)
    expect(await screen.findByText(/Not now\./)).toBeVisible()
  })
})

describe('what vendors may see', () => {
  const answer = (granted: boolean) => {
    const consent = { granted, at: '2026-01-01T00:00:00.000Z' }
    return { data: { google: consent, anthropic: { granted: false } } }
  }
  it('when it is not known, then nothing can be switched; when a change is refused, then that is said', async () => {
    renderInApp(<VendorConsents />)
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled()
    cleanup()
    api.answerWith(200, answer(true))
    renderInApp(<VendorConsents />)
    const [first] = screen.getAllByRole('checkbox')
    await waitFor(() => expect(first).toBeEnabled())
    api.answerWith(503, problemBody('unavailable', 503, 'Not now.'))
    await userEvent.click(first!)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'))
  })
})

describe('purchases and credits', () => {
  it('when they cannot be loaded, then a retry is offered; when there are none, then an empty state explains what will be here', async () => {
    renderInApp(<PurchaseHistory />)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'))
    api.answerWith(200, { data: [] })
    await press('Try again')
    expect(await screen.findByText(/will be listed here/)).toBeVisible()
  })

  it('when there are older ones, then they are added below, and a failure leaves what is shown', async () => {
    api.answerWith(200, { data: [{ ...orderBody, status: 'settled' }], next: 'c1' })
    renderInApp(<PurchaseHistory />)
    await screen.findByRole('listitem')
    api.answerWith(503, problemBody('unavailable', 503, 'Not now.'))
    await press('Show older purchases')
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    api.answerWith(200, { data: [{ ...orderBody, transactionId: 'o2', status: 'settled' }] })
    await press('Show older purchases')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(api.calls.at(-1)?.path).toContain('after=c1')
    expect(screen.queryByRole('button', { name: 'Show older purchases' })).toBeNull()
  })

  it('when the ledger is loaded, then each line has its balance', async () => {
    const line = (id: string, delta: number) => ({
      id,
      kind: 'granted',
      delta,
      text: 'Welcome credits',
      time: '2026-01-01T00:00:00.000Z',
    })
    api.answerWith(200, { data: [line('l1', 3)] })
    renderInApp(<CreditLedger />)
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(api.calls[0]?.path).toContain('limit=100')
  })
})
