/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSession } from '../../lib/session-store.js'
import { ann } from '../../lib/tests/ann.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { LoginPage } from './login-page.js'
import { ResetPage } from './reset-page.js'
import { VerifyPage } from './verify-page.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'

const api = answeringApi(null)

describe('logging in', () => {
  const enter = async () => {
    renderInApp(<LoginPage />, { state: { hasAccount: true } })
    await userEvent.type(screen.getByLabelText('E-mail or user name'), 'ann@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'a secret')
    await press('Log in')
  }

  it('when it is right, then what was entered is sent, and the session is theirs', async () => {
    api.answerWith(200, { success: true, message: 'Welcome', token: 'a.b.c', user: ann, data: ann })
    await enter()
    await waitFor(() => expect(useSession.getState().authUser?._id).toBe(ann._id))
    expect(api.calls.slice(0, 1)).toMatchObject([
      { method: 'POST', body: { email: 'ann@example.org', password: 'a secret' } },
    ])
  })

  it('when it is refused, then why is said, what was typed stays, and it can be sent again', async () => {
    api.answerWith(401, problemBody('invalid-credentials', 401, 'E-mail or password is wrong.'))
    await enter()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('E-mail or password is wrong.'))
    expect(screen.getByLabelText('E-mail or user name')).toHaveValue('ann@example.org')
    await press('Log in')
    await waitFor(() => expect(api.calls).toHaveLength(2))
  })
})

describe('setting a new password', () => {
  it('when no e-mail is entered, then the field says so, has the focus, and nothing is sent', async () => {
    renderInApp(<ResetPage />)
    await press('Send the code')
    expect(screen.getByLabelText('E-mail')).toBeInvalid()
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  it('when the code is sent, then only its digits are taken, and a wrong one can be asked for again', async () => {
    api.answerWith(200, { message: 'Sent' })
    renderInApp(<ResetPage />, { state: { email: 'ann@example.org' } })
    await press('Send the code')
    const code = await screen.findByLabelText('Six-digit code')
    await userEvent.type(code, '12 34 567')
    expect(code).toHaveValue('123456')
    await press('No code came')
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@example.org')
  })
})

describe('entering the code', () => {
  const unverified = { ...ann, isVerified: false }
  const boxes = () => screen.getAllByRole('textbox')
  const type = (code: string) => userEvent.click(boxes()[0]!).then(() => userEvent.keyboard(code))
  beforeEach(() => {
    useSession.setState({ authUser: unverified })
    api.answerWith(200, { message: 'Here you are', user: unverified })
    renderInApp(<VerifyPage />)
  })
  const judged = () => api.calls.filter(({ path }) => path.includes('verify'))

  it('when a digit is missing, then its box has the focus, and nothing is asked', async () => {
    await type('123')
    await press('Verify e-mail')
    expect(screen.getByText('Please enter complete OTP')).toBeVisible()
    expect(boxes()[3]).toHaveFocus()
    expect(judged()).toEqual([])
  })

  it('when it is wrong, then the boxes are empty for the next one', async () => {
    api.answerTo('verify', 400, problemBody('invalid-otp', 400, 'That code is wrong.'))
    await type('123456')
    expect(await screen.findByText('That code is wrong.')).toBeVisible()
    expect(
      boxes()
        .map((box) => (box as HTMLInputElement).value)
        .join(''),
    ).toBe('')
    expect(boxes()[0]).toHaveFocus()
  })

  it('when nobody could judge it, then it stays, to be sent again', async () => {
    api.answerTo('verify', 503, problemBody('unavailable', 503, 'Not now.'))
    await type('123456')
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(
      boxes()
        .map((box) => (box as HTMLInputElement).value)
        .join(''),
    ).toBe('123456')
  })

  it('when it was used up by wrong tries, then the next one is refused without being sent', async () => {
    api.answerTo('verify', 429, problemBody('too-many-wrong-codes', 429, 'Too many tries.'))
    await type('123456')
    expect(await screen.findByText('Too many tries.')).toBeVisible()
    await type('654321')
    expect(judged()).toHaveLength(1)
  })

  it('when the address is changed and that is given up, then the boxes are where it goes on', async () => {
    await press('Change e-mail')
    expect(screen.getByLabelText('Your e-mail')).toHaveFocus()
    await press('Cancel')
    expect(boxes()[0]).toHaveFocus()
  })
})
