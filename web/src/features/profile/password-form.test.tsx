/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSession } from '../../lib/session-store.js'
import { ann } from '../../lib/tests/ann.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { PasswordForm } from './password-form.js'

describe('the form for a new password', () => {
  let api: AnsweringServer
  beforeAll(async () => {
    api = await startAnsweringServer()
    useSession.setState({ authUser: ann })
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  beforeEach(() => void api.calls.splice(0))
  afterEach(cleanup)

  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const change = async (current: string, next: string) => {
    render(<PasswordForm />)
    if (current !== '') await userEvent.type(field('Current password'), current)
    if (next !== '') await userEvent.type(field('New password'), next)
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('when it is empty, then both fields are wrong, the first has the focus, and nobody is asked', async () => {
    await change('', '')
    expect(field('Current password')).toHaveFocus()
    expect(field('Current password')).toHaveAccessibleDescription('Password is required')
    expect(field('New password')).toBeInvalid()
    expect(api.calls).toEqual([])
  })

  it('when the current password is wrong, then its field says so and both keep what was typed', async () => {
    api.answerWith(400, problemBody('wrong-password', 400, 'The current password is not right.'))
    await change('not this one', 'a much better one')
    await waitFor(() =>
      expect(field('Current password')).toHaveAccessibleDescription('The current password is not right.'),
    )
    expect(field('Current password')).toHaveFocus()
    expect(field('New password')).toHaveValue('a much better one')
  })

  it('when the new password is a common one, then its field says so', async () => {
    const detail = 'This password is one of the most common ones.'
    const errors = [{ pointer: '#/password', detail }]
    api.answerWith(400, { ...problemBody('validation-failed', 400, detail), errors })
    await change('the old one', 'password')
    await waitFor(() => expect(field('New password')).toHaveAccessibleDescription(detail))
    expect(field('New password')).toHaveFocus()
  })

  it('when it is taken, then both fields are empty again', async () => {
    api.answerWith(200, { success: true, message: 'Done', token: 'new-token', user: ann, data: ann })
    await change('the old one', 'a much better one')
    await waitFor(() => expect(field('New password')).toHaveValue(''))
    expect(field('Current password')).toHaveValue('')
    expect(api.calls).toEqual([
      {
        method: 'PUT',
        path: '/api/v1/auth/password',
        body: { current: 'the old one', password: 'a much better one' },
      },
    ])
  })
})
