import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually, httpClient } from '@thumbfolio/testing'
import { createLog } from '@thumbfolio/kit/base'
import { listen } from '@thumbfolio/kit/http'
import express from 'express'
import { createForwarders } from '../src/forwarder.js'
import { rawRequest } from './raw-http.js'
import { startUpstream, startWorld, type World } from './world.js'

describe('streams through the gateway', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
  })
  afterEach(async () => world[Symbol.asyncDispose]())

  const bearer = () => ({ Authorization: `Bearer ${world.identity.tokenFor({ userId: 'ada' })}` })

  async function openEvents(): Promise<{ answer: IncomingMessage; received: () => string }> {
    const outgoing = request(`${world.url}/api/v1/make/launches/l1/events`, {
      headers: { ...bearer(), 'Accept-Encoding': 'gzip, br' },
    }).end()
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    let text = ''
    answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
    answer.on('error', () => {})
    return { answer, received: () => text }
  }

  it('when a service sends events, then each one arrives at once, uncompressed', async () => {
    let send = (_text: string): void => undefined
    world.generator.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-transform' })
      response.flushHeaders()
      send = (text) => void response.write(text)
    }
    const { answer, received } = await openEvents()
    expect(answer.headers['content-encoding']).toBeUndefined()
    for (const message of ['data: 1\n\n', 'data: 2\n\n']) {
      send(message)
      await eventually(() => received().endsWith(message))
    }
  })

  it('when a client leaves an event stream, then the service is told', async () => {
    let isClosed = false
    world.generator.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
      response.once('close', () => (isClosed = true))
    }
    const { answer, received } = await openEvents()
    await eventually(() => received() !== '')
    answer.destroy()
    await eventually(() => isClosed)
  })

  it('when the gateway stops, then open event streams end in order and soon', async () => {
    world.generator.answer = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
    const { answer, received } = await openEvents()
    await eventually(() => received() !== '')
    const startedAt = performance.now()
    await Promise.all([once(answer, 'end'), world.stop()])
    expect(answer.complete).toBe(true)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })

  it.each([
    ['application/json', 14.5 * 2 ** 20],
    ['application/pdf', 10 * 2 ** 20],
  ])(
    'when a large body of %s is uploaded, then its first bytes reach the service before the last are sent',
    async (type, bytes) => {
      let receivedBytes = 0
      world.resume.answer = (incoming, response) => {
        incoming.on('data', (chunk: Buffer) => (receivedBytes += chunk.length))
        incoming.once('end', () => response.writeHead(201).end('{}'))
      }
      const outgoing = request(`${world.url}/api/v1/auth/resume?name=cv.pdf`, {
        method: 'POST',
        headers: { ...bearer(), 'Content-Type': type, 'Content-Length': bytes },
      })
      const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
      outgoing.write(Buffer.alloc(2 ** 20))
      await eventually(() => receivedBytes === 2 ** 20)
      outgoing.end(Buffer.alloc(bytes - 2 ** 20))
      expect((await answered)[0].statusCode).toBe(201)
      expect(receivedBytes).toBe(bytes)
      expect(world.resume.seen[0]).toMatchObject({
        url: '/api/v1/auth/resume?name=cv.pdf',
        headers: { 'content-type': type },
      })
    },
  )

  it('when a client leaves in the middle of an upload, then the service is told', async () => {
    let isAborted = false
    world.resume.answer = (incoming) => {
      incoming.resume()
      incoming.once('error', () => (isAborted = true))
    }
    const outgoing = request(`${world.url}/api/v1/auth/resume`, {
      method: 'POST',
      headers: { ...bearer(), 'Content-Length': 200_000 },
    })
    outgoing.on('error', () => {})
    outgoing.write('x'.repeat(100_000))
    await eventually(() => world.resume.seen.length === 1)
    outgoing.destroy()
    await eventually(() => isAborted)
  })

  it('when a service refuses an upload in the middle, then the client has the answer, though it goes on sending', async () => {
    world.resume.answer = (incoming, response) => {
      incoming.resume()
      incoming.once('data', () =>
        response.writeHead(400, { 'Content-Type': 'application/problem+json' }).end('{"code":"not-a-pdf"}'),
      )
    }
    const outgoing = request(`${world.url}/api/v1/auth/resume?name=cv.pdf`, {
      method: 'POST',
      headers: { ...bearer(), 'Content-Type': 'application/pdf', 'Content-Length': 2 ** 20 },
    })
    outgoing.write(Buffer.alloc(100_000))
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(400)
    const ended = once(answer.resume(), 'end')
    await new Promise<void>((resolve) => outgoing.end(Buffer.alloc(2 ** 20 - 100_000), resolve))
    await ended
  })

  it('when a service is down, then it is a 503 problem, also after a whole upload, and 200 once it is back', async () => {
    const { port } = world.resume
    await world.resume[Symbol.asyncDispose]()
    const call = httpClient(world.url, world.identity.tokenFor({ userId: 'ada' }))
    const upload = () => call('POST', '/api/v1/auth/resume', { body: { pdfFile: 'x'.repeat(2 ** 21) } })
    expect(await upload()).toMatchObject({ status: 503, body: { code: 'unavailable', status: 503 } })
    await using back = await startUpstream(port)
    expect(await upload()).toMatchObject({ status: 200 })
    expect(back.seen).toHaveLength(1)
  })

  it('when a service breaks off its answer, then the client does not take it for complete', async () => {
    world.generator.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('half')
      setImmediate(() => response.destroy())
    }
    await expect(rawRequest(world.url, '/api/v1/code-host/repos/thumbfolio/x')).rejects.toThrow(
      /aborted|hang up/,
    )
  })

  it('when a service answers early and closes, then the client gets the answer and can go on', async () => {
    world.resume.answer = (incoming, response) => {
      response.once('finish', () => incoming.destroy())
      response
        .writeHead(408, { 'Content-Type': 'application/problem+json' })
        .end('{"code":"request-timeout"}')
    }
    const outgoing = request(`${world.url}/api/v1/auth/resume`, {
      method: 'POST',
      headers: { ...bearer(), 'Content-Length': 8 * 2 ** 20 },
    })
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
    outgoing.write('a client that stops here')
    const [answer] = await answered
    expect(answer.statusCode).toBe(408)
    answer.resume()
    await new Promise<void>((resolve) => outgoing.end(Buffer.alloc(8 * 2 ** 20 - 24), resolve))
  })
  it('when a service says nothing for too long, then it is a 503 problem and the service is let go', async () => {
    await using hung = await startUpstream()
    let isClosed = false
    hung.answer = (_request, response) => void response.once('close', () => (isClosed = true))
    const log = createLog({ name: 'test', level: 'silent' })
    await using forwarders = createForwarders(log)
    await using served = await listen(
      express().use(forwarders.to(hung.url, { service: 'resume', idleMs: 50 })),
      {
        port: 0,
        host: '127.0.0.1',
      },
    )
    const call = httpClient(served.url)
    expect(await call('GET', '/', { headers: { 'X-Request-Id': 'named' } })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    await eventually(() => isClosed)
  })

  it('when a client leaves while its request is admitted, then it keeps no place of the service', async () => {
    await using service = await startUpstream()
    const log = createLog({ name: 'test', level: 'silent' })
    await using forwarders = createForwarders(log)
    const forward = forwarders.to(service.url, { service: 'small', atOnce: 1 })
    const steps = new EventEmitter()
    const [entered, ended] = [once(steps, 'entered'), once(steps, 'ended')]
    const app = express()
    app.use('/left', async (incoming, response) => {
      const left = once(response, 'close')
      steps.emit('entered')
      await left
      await forward(incoming, response)
      steps.emit('ended')
    })
    app.use(forward)
    await using gateway = await listen(app, { port: 0, host: '127.0.0.1' })
    const outgoing = request(`${gateway.url}/left`)
      .once('error', () => undefined)
      .end()
    await entered
    outgoing.destroy()
    await ended
    expect(
      await httpClient(gateway.url)('GET', '/stays', { headers: { 'X-Request-Id': 'named' } }),
    ).toMatchObject({ status: 200 })
    expect(service.seen.map(({ url }) => url)).toEqual(['/stays'])
  })
})
