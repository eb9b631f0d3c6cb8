import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError, mountPath, raw, route } from '@thumbfolio/contracts'
import { eventually, httpClient } from '@thumbfolio/testing'
import express from 'express'
import { z } from 'zod'
import { silentLog } from '../../tests/silent-log.js'
import { listen, type Listening } from './listen.js'
import type { RouteHandlers } from './handler.js'
import { problemHandler } from './problem.js'
import { createRouter } from './router.js'
import { developmentIdentity } from './service-calls/service-keys.js'
import { signServiceToken } from './service-calls/service-token.js'

const upload = route({
  service: 'resume',
  method: 'POST',
  path: '/upload',
  summary: '',
  access: 'public',
  rate: 'upload',
  body: z.object({ n: z.number() }),
  answers: { 200: z.object({ n: z.number() }) },
  problems: [],
})

describe('a router whose operation has one place', () => {
  let listening: Listening
  /** What is worked on, and how each is ended. */
  const working = new Map<number, { end: () => void; gone: AbortSignal }>()

  beforeEach(async () => {
    const handlers: RouteHandlers<{ upload: typeof upload }> = {
      async upload({ body, signal: gone }) {
        await new Promise<void>((end) => working.set(body.n, { end, gone }))
        return { status: 200, body }
      },
    }
    const options = {
      sessions: undefined as never,
      identity: developmentIdentity('resume'),
      publicUrl: 'http://localhost',
    }
    const router = createRouter({ upload }, handlers, { ...options, concurrency: { upload: 1 } })
    listening = await listen(express().use(router), { port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    for (const { end } of working.values()) end()
    working.clear()
    await listening[Symbol.asyncDispose]()
  })

  function send(n: number) {
    const outgoing = request(listening.url + mountPath(upload), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    })
    outgoing.on('error', () => undefined).end(JSON.stringify({ n }))
    return outgoing
  }

  it('when a client leaves while it is worked for, then the next waits until that work is done', async () => {
    const leaving = send(1)
    await eventually(() => working.has(1))
    leaving.destroy()
    await eventually(() => working.get(1)?.gone.aborted)
    const next = once(send(2), 'response')
    for (let count = 0; count < 10; count++) await fetch(listening.url)
    expect([...working.keys()]).toEqual([1])
    working.get(1)?.end()
    await eventually(() => working.has(2))
    working.get(2)?.end()
    expect(await next).toMatchObject([{ statusCode: 200 }])
  })
})

describe('a router whose operation has a patience of its own', () => {
  it('when a request waits longer for its turn, then it is refused with the time of the next try', async () => {
    const busy = route({ ...upload, problems: ['upload-busy'] })
    let end = () => undefined as void
    const handlers: RouteHandlers<{ busy: typeof busy }> = {
      async busy({ body }) {
        if (body.n === 1) await new Promise<void>((resolve) => (end = resolve))
        return { status: 200, body }
      },
    }
    const router = createRouter({ busy }, handlers, {
      sessions: undefined as never,
      identity: developmentIdentity('resume'),
      publicUrl: 'http://localhost',
      concurrency: { busy: { atOnce: 1, perCaller: 1, patienceMs: 50 } },
    })
    const app = express().use(router).use(problemHandler(silentLog))
    await using served = await listen(app, { port: 0, host: '127.0.0.1' })
    const send = (n: number) => httpClient(served.url)('POST', mountPath(busy), { body: { n } })
    const first = send(1)
    expect(await send(2)).toMatchObject({ status: 503, body: { code: 'upload-busy' } })
    end()
    expect((await first).status).toBe(200)
  })
})

describe('what caches may keep', () => {
  const declared = (path: string, more: { cacheControl?: string; problems?: ['not-found'] } = {}) =>
    route({
      service: 'auth',
      method: 'GET',
      path,
      summary: '',
      access: 'public',
      rate: 'read',
      answers: { 200: z.object({ n: z.number() }) },
      problems: [],
      ...more,
    })
  const table = {
    plain: declared('/plain'),
    open: declared('/open', { cacheControl: 'public, no-cache' }),
    own: declared('/own'),
    refused: declared('/refused', { problems: ['not-found'] }),
    file: route({
      ...declared('/file'),
      access: 'internal',
      callers: ['generator'],
      answers: { 200: raw('application/zip') },
    }),
    openFile: route({ ...declared('/open-file'), answers: { 200: raw('image/webp') } }),
  }
  const handlers: RouteHandlers<typeof table> = {
    plain: async () => ({ status: 200, body: { n: 1 } }),
    open: async () => ({ status: 200, body: { n: 1 } }),
    own: async () => ({ status: 200, body: { n: 1 }, headers: { 'Cache-Control': 'max-age=5' } }),
    file: async () => ({ status: 200, body: new Uint8Array(1) }),
    openFile: async () => ({ status: 200, body: new Uint8Array(1) }),
    refused: () => Promise.reject(new DomainError('not-found')),
  }

  it.each([
    ['plain', 'private, no-store'],
    ['open', 'public, no-cache'],
    ['own', 'max-age=5'],
    ['refused', 'no-store'],
    ['file', 'private, no-store'],
    ['openFile', null],
  ] as const)('when a route is %s, then its answer says %s', async (operation, cacheControl) => {
    const options = {
      sessions: undefined as never,
      identity: developmentIdentity('auth'),
      publicUrl: 'http://localhost',
    }
    const app = express().use(createRouter(table, handlers, options), problemHandler(silentLog))
    await using listening = await listen(app, { port: 0, host: '127.0.0.1' })
    const { headers } = await fetch(listening.url + mountPath(table[operation]), {
      headers: { Authorization: `Bearer ${signServiceToken(developmentIdentity('generator'), 'auth')}` },
    })
    expect(headers.get('cache-control')).toBe(cacheControl)
  })
})
