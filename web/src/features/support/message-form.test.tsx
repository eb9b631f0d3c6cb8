/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ann } from '../../lib/tests/ann.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { MessageForm } from './message-form.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'

const api = answeringApi()

describe('a message to support', () => {
  const field = () => screen.getByLabelText('Message')
  const send = async (text: string) => {
    renderInApp(<MessageForm />)
    if (text !== '') await userEvent.type(field(), text)
    await press('Send message')
  }

  it('when it is empty, then its field says so, and nothing is sent', async () => {
    await send('')
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  it('when it is sent, then who wrote it goes along, and the field is empty', async () => {
    api.answerWith(200, { message: 'Message sent successfully' })
    await send('Help!')
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(api.calls).toMatchObject([{ body: { name: ann.username, email: ann.email, message: 'Help!' } }])
  })

  it('when it is refused, then why is said, and what was typed stays', async () => {
    await send('Help!')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'))
    expect(field()).toHaveValue('Help!')
  })

  it('when the server names a field, then the problem is said there', async () => {
    const errors = [{ pointer: '#/email', detail: 'Invalid email format' }]
    api.answerWith(400, problemBody('validation-failed', 400, 'Please check.', { errors }))
    await send('Help!')
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid email format'),
    )
  })
})
