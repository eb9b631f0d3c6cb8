import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { authRoutes, dashboardRoutes, draftRoutes, resumeRoutes } from '@thumbfolio/contracts'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { addressOf, call, callWith, download } from './api-client.js'
import { ApiProblem, messageOf } from './api-problem.js'
import { serverNow } from './server-clock.js'
import { onSessionLost } from './session-lost.js'
import { storedToken } from './storage.js'
import { ann as user } from './tests/ann.js'
import { api as apiServer } from './http-request.js'

let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => answer(request, response))
const logged: string[] = []

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  apiServer.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  jest.spyOn(console, 'error').mockImplementation((text) => void logged.push(String(text)))
})
afterEach(() => {
  storedToken.clear()
  logged.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const reply = (status: number, body: unknown, headers = {}) => {
  answer = (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}
const problem = (code: string, status: number, extra = {}) => ({
  type: `https://thumbfolio.example/problems/${code}`,
  title: 'Title',
  status,
  detail: 'What happened.',
  code,
  message: 'What happened.',
  error: 'What happened.',
  ...extra,
})
const refusalOf = async (calling: Promise<unknown>): Promise<ApiProblem> => {
  const error: unknown = await calling.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiProblem)) throw new Error(`Not refused: ${String(error)}`)
  return error
}

describe('the typed client', () => {
  it('when a path has parameters, then they are filled in and escaped', () => {
    expect(addressOf(dashboardRoutes.deleteSite, { userId: 'u 1', repoName: 'a/b' })).toBe(
      '/api/v1/dash/u%201/a%2Fb',
    )
  })

  it('when a token is stored, then it is sent as bearer, and the answer is parsed', async () => {
    storedToken.write('the-token')
    let bearer: string | undefined
    answer = (request, response) => {
      bearer = request.headers.authorization
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ data: { ...user, secret: 'x' } }))
    }
    expect(await call(authRoutes.checkAuth)).toEqual({ data: user })
    expect(bearer).toBe('Bearer the-token')
  })

  it('when the clock of the device is wrong, then the time is that of the server', async () => {
    reply(200, { data: user }, { Date: 'Fri, 01 Jan 2100 00:00:00 GMT' })
    await call(authRoutes.checkAuth)
    expect(new Date(serverNow()).toISOString()).toMatch(/^2100-01-01T00:00:0\d/)
    reply(200, { data: user }, { Date: new Date().toUTCString() })
    await call(authRoutes.checkAuth)
    expect(serverNow(1_000)).toBe(1_000)
  })

  it('when calls are made, then each names a trace of its own', async () => {
    const named: unknown[] = []
    answer = (request, response) => {
      named.push(request.headers['traceparent'])
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data: user }))
    }
    await call(authRoutes.checkAuth)
    await call(authRoutes.checkAuth)
    const form = expect.stringMatching(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/)
    expect(named).toEqual([form, form])
    expect(new Set(named).size).toBe(2)
  })

  it('when the server refuses, then its code, its words and its fields are told', async () => {
    reply(
      400,
      problem('validation-failed', 400, { errors: [{ pointer: '#/email', detail: 'Email is required' }] }),
    )
    const refusal = await refusalOf(call(authRoutes.login, { body: { email: 'a', password: 'b' } }))
    expect([refusal.code, refusal.status, refusal.fields]).toEqual([
      'validation-failed',
      400,
      { email: 'Email is required' },
    ])
    expect(messageOf(refusal, 'Invalid credentials')).toBe('What happened.')
  })

  it('when it asks to wait, then the seconds are told', async () => {
    reply(429, problem('resend-too-soon', 429), { 'Retry-After': '42' })
    const refusal = await refusalOf(call(authRoutes.resendVerification, { body: { email: 'a@b.org' } }))
    expect(refusal.retryAfterSeconds).toBe(42)
  })

  it('when something else than a problem comes back, then the screen’s own words are used', async () => {
    reply(502, { oops: true })
    const refusal = await refusalOf(call(authRoutes.checkAuth))
    expect([refusal.status, messageOf(refusal, 'Fallback.')]).toEqual([
      502,
      `Fallback.\nReference: ${refusal.reference}`,
    ])
  })

  it('when a call fails on the server, then the message has the trace id of the answer, else of the call', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    reply(500, problem('internal-error', 500), { traceresponse: `00-${traceId}-00f067aa0ba902b7-01` })
    const refusal = await refusalOf(call(authRoutes.checkAuth))
    expect(messageOf(refusal, '')).toBe(`What happened.\nReference: ${traceId}`)
    let sent: unknown
    answer = (request, response) => {
      sent = request.headers['traceparent']
      response.writeHead(503).end()
    }
    const { reference } = await refusalOf(call(authRoutes.checkAuth))
    expect(String(sent)).toContain(`-${reference}-`)
  })

  it('when a person has to correct the input, then the message has no reference', async () => {
    reply(400, problem('validation-failed', 400))
    expect(messageOf(await refusalOf(call(authRoutes.checkAuth)), '')).toBe('What happened.')
  })

  it.each([[{ message: 'Said plainly.' }], [{ error: 'Said plainly.' }]])(
    'when %j alone comes back, then it is the server’s message',
    async (body) => {
      reply(400, body)
      const refusal = await refusalOf(call(authRoutes.checkAuth))
      expect(messageOf(refusal, 'Fallback')).toBe('Said plainly.')
    },
  )

  it('when an answer is not what was declared, then it is not taken for one', async () => {
    reply(200, { data: { _id: 7 } })
    expect((await refusalOf(call(authRoutes.checkAuth))).code).toBe('unexpected-answer')
  })

  it('when a response has no body, then it matches its declaration', async () => {
    answer = (_request, response) => response.writeHead(204).end()
    expect(await call(draftRoutes.deleteDraft, { params: { id: 'd1' } })).toBeUndefined()
  })

  it('when the session is not known any more, then that is told once; wrong credentials are something else', async () => {
    let lost = 0
    onSessionLost(() => void lost++)
    reply(401, problem('invalid-credentials', 401))
    await refusalOf(call(authRoutes.login, { body: { email: 'a', password: 'b' } }))
    expect(lost).toBe(0)
    reply(401, problem('unauthenticated', 401))
    await refusalOf(call(authRoutes.checkAuth))
    expect(lost).toBe(1)
    reply(401, { message: 'Unauthorized' })
    await refusalOf(call(authRoutes.checkAuth))
    expect(lost).toBe(2)
  })

  it('when a file is refused, then the problem is read from its bytes', async () => {
    reply(404, problem('not-found', 404))
    const refusal = await refusalOf(download(resumeRoutes.resumeFile, { params: { id: 'x' } }))
    expect([refusal.code, refusal.status]).toEqual(['not-found', 404])
  })

  it('when a file comes in pieces, then how much came is told until it is whole', async () => {
    const received: number[] = []
    answer = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('12345')
    const onReceived = (bytes: number) => void received.push(bytes)
    const file = await download(resumeRoutes.resumeFile, { params: { id: 'x' } }, { onReceived })
    expect([file.byteLength, received.at(-1)]).toEqual([5, 5])
  })

  it('when no answer comes in time, then it is logged as a timeout', async () => {
    answer = () => undefined
    const refusal = await refusalOf(call(authRoutes.checkAuth, {}, { timeoutMs: 50 }))
    expect([refusal.code, logged]).toEqual(['timeout', ['Request timeout']])
  })

  it('when nobody answers, then it is logged as a network error', async () => {
    answer = (request) => request.socket.destroy()
    const refusal = await refusalOf(call(authRoutes.checkAuth))
    expect([refusal.code, logged]).toEqual(['network', ['Network error or backend server not running']])
    expect(messageOf(refusal, 'Invalid credentials')).toMatch(/can't reach Thumbfolio/)
  })

  it("when a screen brings its own schema, then the route's one is not asked for", async () => {
    reply(202, { data: { id: 'x', more: 1 } })
    const Answer = z.object({ data: z.object({ id: z.string() }) })
    expect(await callWith(authRoutes.checkAuth, Answer)).toEqual({ status: 202, body: { data: { id: 'x' } } })
    reply(200, { data: {} })
    expect((await refusalOf(callWith(authRoutes.checkAuth, Answer))).code).toBe('unexpected-answer')
  })
})
