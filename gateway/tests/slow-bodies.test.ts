import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createLog } from '@thumbfolio/kit/base'
import { listen, problemHandler } from '@thumbfolio/kit/http'
import { eventually } from '@thumbfolio/testing'
import express from 'express'
import { awaitBody, type BodyTimes } from '../src/incoming-body.js'
import { rawRequest } from './raw-http.js'
import { startWorld, type World } from './world.js'

const login = (length: number, begin: string) =>
  `POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${begin}`

const sockets: Socket[] = []
async function send(port: number, bytes: string): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  return { socket, received: () => text }
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

describe('bodies that do not come', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld({ RATE_LIMIT_FACTOR: '0.25' })
  })
  afterEach(async () => world[Symbol.asyncDispose]())

  it('when a body has only begun, then no service is asked, and it is once it is whole', async () => {
    const { socket, received } = await send(world.port, login(20, '{'))
    expect((await rawRequest(world.url, '/livez')).status).toBe(200)
    expect(world.auth.seen.map(({ url }) => url)).not.toContain('/api/v1/auth/login')
    socket.write('"email":"a@b.org" }')
    await eventually(() => received().startsWith('HTTP/1.1 200'))
    expect(world.auth.seen.map(({ url }) => url)).toContain('/api/v1/auth/login')
  })

  it('when an address holds all the requests it may have open, then its next one is told to wait until one ends', async () => {
    const held = await Promise.all(Array.from({ length: 16 }, () => send(world.port, login(20, '{'))))
    await eventually(async () => {
      const { status, headers } = await rawRequest(world.url, '/api/v1/auth/.well-known/jwks.json')
      return status === 429 && headers['retry-after'] === '1'
    })
    expect((await rawRequest(world.url, '/livez')).status).toBe(200)
    held[0]!.socket.destroy()
    await eventually(
      async () => (await rawRequest(world.url, '/api/v1/auth/.well-known/jwks.json')).status === 200,
    )
  })

  it('when a body is announced as larger than its route takes, then it is refused unread', async () => {
    const { received } = await send(world.port, login(70 * 2 ** 20, '{'))
    await eventually(() => received().startsWith('HTTP/1.1 413'))
    expect(received()).toContain('body-too-large')
    expect(world.auth.seen.map(({ url }) => url)).not.toContain('/api/v1/auth/login')
  })

  it.each([
    ['application/pdf', 10 * 2 ** 20, false],
    ['application/pdf', 10 * 2 ** 20 + 1, true],
    ['application/json', 10 * 2 ** 20 + 1, false],
    ['application/json', 14.5 * 2 ** 20 + 1, true],
  ])(
    'when an upload of %s announces %i bytes, then it is refused unread: %s',
    async (type, length, isRefused) => {
      const head = [
        'POST /api/v1/auth/resume?name=cv.pdf HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${world.identity.tokenFor({ userId: 'ada' })}`,
        `Content-Type: ${type}`,
        `Content-Length: ${length}`,
      ]
      world.resume.answer = (_request, response) => response.writeHead(201).end('{}')
      const { received } = await send(world.port, `${head.join('\r\n')}\r\n\r\n${'x'.repeat(100_000)}`)
      await eventually(() => received().startsWith(isRefused ? 'HTTP/1.1 413' : 'HTTP/1.1 201'))
      expect(received().includes('pdf-too-large')).toBe(isRefused)
      expect(world.resume.seen).toHaveLength(isRefused ? 0 : 1)
    },
  )
})

describe('the pace of a body', () => {
  const quick: BodyTimes = {
    beginWithinMs: 300,
    paceGraceMs: 300,
    lookEveryMs: 50,
    leastBytesPerSecond: 8 * 1024,
  }
  const log = createLog({ name: 'test', level: 'silent' })

  async function listening(times = quick, readsAfterMs = 0) {
    const app = express()
    app.post('/api/v1/auth/login', async (request, response) => {
      await awaitBody(request, { bodyLimitBytes: 2 ** 20 }, times)
      await pause(readsAfterMs)
      let bytes = 0
      request.on('data', (chunk: Buffer) => (bytes += chunk.length))
      request.once('end', () => response.headersSent || response.json({ bytes }))
    })
    app.use(problemHandler(log))
    return listen(app, { port: 0, host: '127.0.0.1' })
  }

  it('when a body does not begin in time, then the answer is 408', async () => {
    await using server = await listening()
    const { received } = await send(server.port, login(20, '{'))
    await eventually(() => received().startsWith('HTTP/1.1 408'))
  })

  it('when the rest of a large body comes too slowly, then the answer is 408', async () => {
    await using server = await listening()
    const { received } = await send(server.port, login(500_000, ' '.repeat(100_000)))
    await eventually(() => received().startsWith('HTTP/1.1 408'))
  })

  it('when the service reads later, then a quick client is not told that it is slow', async () => {
    await using server = await listening({ ...quick, leastBytesPerSecond: 2 ** 20 }, 1_500)
    const { received } = await send(server.port, login(900_000, 'x'.repeat(900_000)))
    await eventually(() => received().includes('HTTP/1.1 '))
    expect(received()).toContain('{"bytes":900000}')
  })

  it.each([1, 20, 65_536, 65_537, 900_000])(
    'when a body of %i bytes comes in two parts, then all of it is read',
    async (length) => {
      await using server = await listening()
      const { socket, received } = await send(server.port, login(length, ''))
      const half = Math.floor(length / 2)
      socket.write('x'.repeat(half))
      setImmediate(() => socket.write('x'.repeat(length - half)))
      await eventually(() => received().includes(`{"bytes":${length}}`))
    },
  )
})
