import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { personalDataRoutes } from '@thumbfolio/contracts'
import { eventually } from '../../../tests/eventually.js'
import { createServiceClient, type ServiceClient } from './service-client.js'
import { developmentIdentity } from './service-keys.js'
import { callerOf } from './service-token.js'

const route = personalDataRoutes.resume.exportFile
const params = { userId: 'ada', id: 'r1/../resume.pdf' }

describe('an internal answer that is no JSON', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  let client: ServiceClient
  let closed = 0
  const server = createServer((request, response) => {
    response.once('close', () => (closed += response.writableFinished ? 0 : 1))
    answer(request, response)
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const resume = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    client = createServiceClient({ identity: developmentIdentity('auth'), urls: { resume } })
  })
  afterEach(() => void (closed = 0))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('when it comes in pieces, then the stream has its bytes, and the call was signed for that service', async () => {
    let asked: { url: string; from: string } | undefined
    answer = ({ url = '', headers }, response) => {
      asked = { url, from: callerOf(developmentIdentity('resume'), headers, 'resume') }
      response.writeHead(200).write('one ')
      setImmediate(() => response.end('two'))
    }
    const stream = await client.open(route, { params })
    expect((await buffer(stream)).toString()).toBe('one two')
    expect(asked).toEqual({ url: '/internal/users/ada/holdings/r1%2F..%2Fresume.pdf', from: 'auth' })
  })

  it.each(['a length', 'chunks'])(
    'when it breaks off and was told by %s, then the stream fails',
    async (by) => {
      answer = (_request, response) => {
        response.writeHead(200, by === 'a length' ? { 'Content-Length': 100 } : {}).write('half')
        setImmediate(() => response.destroy())
      }
      const stream = await client.open(route, { params })
      await expect(buffer(stream)).rejects.toThrow()
    },
  )

  it('when nobody reads it yet and it breaks off, then the process lives and its reader is told', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half')
      setImmediate(() => response.destroy())
    }
    const stream = await client.open(route, { params })
    await eventually(() => stream.destroyed)
    await expect(buffer(stream)).rejects.toThrow()
  })

  it('when its reader has enough, or the caller aborts, then the other side is let go', async () => {
    answer = (_request, response) => void response.writeHead(200).write('endless')
    const enough = await client.open(route, { params })
    enough.destroy()
    await eventually(() => closed === 1)
    const leaving = new AbortController()
    const left = await client.open(route, { params, signal: leaving.signal })
    leaving.abort()
    await expect(buffer(left)).rejects.toThrow()
    await eventually(() => closed === 2)
  })

  it('when its head does not come in time, then unavailable; once it is there, the time is no limit', async () => {
    answer = () => undefined
    await expect(client.open(route, { params, timeoutMs: 20 })).rejects.toMatchObject({ code: 'unavailable' })
    answer = (_request, response) => {
      response.writeHead(200).write('sl')
      setTimeout(() => response.end('ow'), 1_200)
    }
    const read = buffer(await client.open(route, { params, timeoutMs: 1_000 }))
    expect((await read).toString()).toBe('slow')
  })

  it('when it is refused, then the error has the code of the refusal', async () => {
    const text = 'There is nothing here'
    const problem = {
      type: 'x',
      title: 'x',
      status: 404,
      detail: text,
      code: 'not-found',
      message: text,
      error: text,
    }
    answer = (_request, response) => void response.writeHead(404).end(JSON.stringify(problem))
    await expect(client.open(route, { params })).rejects.toMatchObject({ code: 'not-found' })
    const refused = { ...problem, status: 401, code: 'unauthenticated' }
    answer = (_request, response) => void response.writeHead(401).end(JSON.stringify(refused))
    await expect(client.open(route, { params })).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining('to the key of auth') },
    })
    answer = (_request, response) => void response.writeHead(502).end('<html>')
    await expect(client.open(route, { params })).rejects.toMatchObject({ code: 'unavailable' })
  })
})
