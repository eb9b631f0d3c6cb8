import type { User } from '@thumbfolio/contracts'
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSession } from '../session-store.js'
import { ann } from './ann.js'
import { problemBody, startAnsweringServer, type AnsweringServer } from './answering-server.js'

/** The API of all tests of a file. Each test starts without calls, with every call refused, and with this user logged in. */
export function answeringApi(user: User | null = ann): Omit<AnsweringServer, keyof AsyncDisposable> {
  let server: AnsweringServer
  beforeAll(async () => {
    server = await startAnsweringServer()
  })
  afterAll(async () => server[Symbol.asyncDispose]())
  beforeEach(() => {
    server.answerWith(503, problemBody('unavailable', 503, 'Not now.'))
    server.calls.splice(0)
    useSession.setState({ authUser: user })
  })
  afterEach(cleanup)
  return {
    get calls() {
      return server.calls
    },
    answerWith: (...answer) => server.answerWith(...answer),
    answerTo: (...answer) => server.answerTo(...answer),
    answerInTurn: (...answer) => server.answerInTurn(...answer),
  }
}

export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }))
