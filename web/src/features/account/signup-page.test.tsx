/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { storedVisit } from '../../lib/storage.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from '../../lib/tests/answering-server.js'
import { LoginPage } from './login-page.js'

const openFrom = (from?: string) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state: from === undefined ? null : { from } }]}>
      <LoginPage />
    </MemoryRouter>,
  )
const heading = () => screen.getByRole('heading', { level: 1 })

describe('the way in', () => {
  let api: AnsweringServer
  beforeAll(async () => {
    api = await startAnsweringServer()
  })
  afterAll(async () => api[Symbol.asyncDispose]())
  beforeEach(() => storedVisit.clear())
  afterEach(cleanup)

  it.each(['/dashboard', '/uploadresume'])(
    'when a newcomer is led here from %s, then it opens on the sign-up',
    (from) => {
      openFrom(from)
      expect(heading()).toHaveTextContent('Create your account')
    },
  )

  it('when somebody was logged in here before, or asks for the login or a page of theirs, then it is the login', () => {
    for (const from of [undefined, '/sites/ada']) {
      openFrom(from)
      expect(heading()).toHaveTextContent('Log in')
      cleanup()
    }
    storedVisit.write('yes')
    openFrom('/dashboard')
    expect(heading()).toHaveTextContent('Log in')
  })

  it('when the user name is taken, then free ones are offered, and a press fills one in', async () => {
    openFrom('/dashboard')
    const refusal = problemBody('username-taken', 409, 'This user name is taken.')
    api.answerWith(409, { ...refusal, offers: ['maya2', 'maya3'] })
    await userEvent.type(screen.getByLabelText('User name'), 'maya')
    await userEvent.type(screen.getByLabelText('E-mail'), 'maya@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'a good secret')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Use maya3' }))
    expect(screen.getByLabelText('User name')).toHaveValue('maya3')
    expect(screen.queryByText('This user name is taken.')).toBeNull()
  })
})
