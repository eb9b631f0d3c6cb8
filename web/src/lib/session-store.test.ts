import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handOver, takeChosen } from './chosen-file.js'
import { awaitVerification, checkSession, endSession, startSession, useSession } from './session-store.js'
import { storedToken } from './storage.js'
import { ann as user } from './tests/ann.js'
import { api as apiServer } from './http-request.js'

/** Knows one token. */
let asked = 0
const server = createServer((request, response) => {
  asked++
  const isKnown = request.headers.authorization === 'Bearer good'
  if (request.headers.authorization === 'Bearer away') return void request.socket.destroy()
  response
    .writeHead(isKnown ? 200 : 500, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(isKnown ? { data: user } : {}))
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  apiServer.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
beforeEach(() => {
  asked = 0
  storedToken.clear()
  useSession.setState({ authUser: null, isCheckingAuth: true, verificationEmail: null })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const state = () => {
  const { authUser, isCheckingAuth } = useSession.getState()
  return { user: authUser?._id, isCheckingAuth, token: storedToken.read() }
}

describe('the session', () => {
  it('when the stored token is good, then its user is set', async () => {
    storedToken.write('good')
    await checkSession()
    expect(state()).toEqual({ user: 'u1', isCheckingAuth: false, token: 'good' })
  })

  it('when there is no token, then nobody is asked and nobody is logged in', async () => {
    useSession.setState({ authUser: user })
    await checkSession()
    expect([state(), asked]).toEqual([{ user: undefined, isCheckingAuth: false, token: null }, 0])
  })

  it('when the check fails, then the user is cleared and the token removed', async () => {
    storedToken.write('bad')
    useSession.setState({ authUser: user })
    await checkSession()
    expect(state()).toEqual({ user: undefined, isCheckingAuth: false, token: null })
  })

  it('when the check is not answered, then the token stays and it is said so', async () => {
    storedToken.write('away')
    await checkSession()
    expect(state()).toEqual({ user: undefined, isCheckingAuth: false, token: 'away' })
    expect(useSession.getState().isUnreachable).toBe(true)
    storedToken.write('good')
    await checkSession()
    expect([state().user, useSession.getState().isUnreachable]).toEqual(['u1', false])
  })

  it('when a user logs out, then the token, the user, the awaited e-mail and a chosen file are cleared', () => {
    startSession('good', user)
    awaitVerification(user.email)
    handOver(new File(['x'], 'cv.pdf'))
    endSession()
    expect(takeChosen()).toBeUndefined()
    expect([state(), useSession.getState().verificationEmail]).toEqual([
      { user: undefined, isCheckingAuth: false, token: null },
      null,
    ])
  })
})
