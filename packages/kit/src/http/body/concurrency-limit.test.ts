import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import express, { type Request, type Response } from 'express'
import { silentLog } from '../../../tests/silent-log.js'
import { listen, type Listening } from '../listen.js'
import { problemHandler } from '../problem.js'
import { concurrencyLimit, keepPlaces, type ConcurrencyLimitOptions } from './concurrency-limit.js'

const callerOf = (incoming: Request) => incoming.get('caller') ?? ''

/** A server with two places, one of them each caller's; it answers when the test does. */
async function startServer(
  patienceMs?: number,
  places: Pick<ConcurrencyLimitOptions, 'atOnce' | 'perCaller' | 'mostWaiting'> = { atOnce: 2, perCaller: 1 },
) {
  const working: { caller: string; response: Response }[] = []
  const arrived: string[] = []
  const app = express()
    .use((incoming, _response, next) => {
      arrived.push(callerOf(incoming))
      next()
    })
    .post('/', concurrencyLimit({ ...places, callerOf, ...(patienceMs && { patienceMs }) }))
    .post('/', (incoming, response, next) => {
      if (incoming.get('fails') !== undefined) return next(new Error('broken'))
      working.push({ caller: callerOf(incoming), response })
    })
    .use(problemHandler(silentLog))
  return { working, arrived, listening: await listen(app, { port: 0, host: '127.0.0.1' }) }
}

describe('a limit of two places', () => {
  let listening: Listening
  let working: { caller: string; response: Response }[]
  const open = new Set<ClientRequest>()

  const serve = async (patienceMs?: number) => void ({ listening, working } = await startServer(patienceMs))
  beforeEach(() => serve())
  afterEach(async () => {
    for (const outgoing of open) outgoing.destroy()
    open.clear()
    await listening[Symbol.asyncDispose]()
  })
  const serveAgain = async (patienceMs: number) => {
    await listening[Symbol.asyncDispose]()
    await serve(patienceMs)
  }

  const callers = () => working.map(({ caller }) => caller)
  function send(caller: string, headers: Record<string, string> = {}): ClientRequest {
    const outgoing = request(listening.url, { method: 'POST', headers: { caller, ...headers } })
    outgoing.on('error', () => undefined).end()
    open.add(outgoing)
    return outgoing
  }
  const answerTo = async (outgoing: ClientRequest) => {
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await json(answer) }
  }
  /** Both places are free: two of three callers get one each, and the third one waits for them. */
  async function expectBothFree(): Promise<void> {
    const before = working.length
    const answers = Promise.all(['x', 'y', 'z'].map((caller) => answerTo(send(caller))))
    await eventually(() => working.length === before + 2)
    expect(await fetch(listening.url)).toMatchObject({ status: 404 })
    expect(working.length).toBe(before + 2)
    working[before]!.response.json('done')
    await eventually(() => working.length === before + 3)
    working[before + 1]!.response.json('done')
    working[before + 2]!.response.json('done')
    await answers
  }

  it('when a caller has its place, then its next request waits, and those behind it go first', async () => {
    send('ann')
    await eventually(() => working.length === 1)
    send('ann')
    send('bob')
    await eventually(() => working.length === 2)
    expect(callers()).toEqual(['ann', 'bob'])
    working[0]!.response.json('done')
    await eventually(() => working.length === 3)
    expect(callers()).toEqual(['ann', 'bob', 'ann'])
  })

  it('when callers with a place have requests in front, then one who has none goes first', async () => {
    await listening[Symbol.asyncDispose]()
    const server = await startServer(undefined, { atOnce: 3, perCaller: 2 })
    ;({ listening, working } = server)
    for (const caller of ['ann', 'ann', 'bob']) send(caller)
    await eventually(() => working.length === 3)
    for (const caller of ['ann', 'bob', 'cat']) {
      send(caller)
      await eventually(() => server.arrived.at(-1) === caller)
    }
    working.find(({ caller }) => caller === 'ann')!.response.json('done')
    await eventually(() => working.length === 4)
    expect(callers()[3]).toBe('cat')
  })

  it('when one waits too long, then it is refused with the time of the next try, and a place that gets free is the next one’s', async () => {
    await serveAgain(50)
    send('ann')
    send('bob')
    await eventually(() => working.length === 2)
    expect(await answerTo(send('cat'))).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { code: 'upload-busy' },
    })
    for (const { response } of working) response.json('done')
    for (const caller of ['dan', 'eve', 'fay']) send(caller)
    await eventually(() => working.length === 4)
    expect(callers()).not.toContain('cat')
  })

  it('when a caller has its share of the queue, then its next request is refused at once, and others still wait or enter', async () => {
    await listening[Symbol.asyncDispose]()
    const server = await startServer(60_000, { atOnce: 2, perCaller: 1, mostWaiting: 3 })
    ;({ listening, working } = server)
    const arriving = async (caller: string, count: number) => {
      send(caller)
      await eventually(() => server.arrived.length === count)
    }
    await arriving('ann', 1)
    await arriving('ann', 2)
    expect(await answerTo(send('ann'))).toMatchObject({ status: 503, body: { code: 'upload-busy' } })
    await arriving('bob', 4)
    await eventually(() => working.length === 2)
    await arriving('cat', 5)
    await arriving('dan', 6)
    expect(await answerTo(send('eve'))).toMatchObject({ status: 503, body: { code: 'upload-busy' } })
    working[0]!.response.json('done')
    await eventually(() => working.length === 3)
    expect(callers()).toEqual(['ann', 'bob', 'ann'])
    await arriving('eve', 8)
    working[1]!.response.json('done')
    await eventually(() => working.length === 4)
    expect(callers()[3]).toBe('cat')
  })

  it('when all that wait are passed by, then one more enters the free place although the queue is full', async () => {
    await listening[Symbol.asyncDispose]()
    const server = await startServer(60_000, { atOnce: 2, perCaller: 1, mostWaiting: 1 })
    ;({ listening, working } = server)
    send('ann')
    await eventually(() => working.length === 1)
    send('ann')
    await eventually(() => server.arrived.length === 2)
    send('bob')
    await eventually(() => working.length === 2)
    expect(callers()).toEqual(['ann', 'bob'])
  })

  it.each([
    ['is answered', async () => working[0]!.response.json('done')],
    ['leaves', async (outgoing: ClientRequest) => void outgoing.destroy()],
    [
      'is answered and then leaves',
      async (outgoing: ClientRequest) => {
        working[0]!.response.json('done')
        await once(outgoing, 'response')
        outgoing.destroy()
      },
    ],
  ])('when one %s, then its place is given back once', async (_, end) => {
    const outgoing = send('ann')
    await eventually(() => working.length === 1)
    await end(outgoing)
    await expectBothFree()
  })

  it('when one fails, then its place is given back once', async () => {
    expect((await answerTo(send('ann', { fails: 'yes' }))).status).toBe(500)
    await expectBothFree()
  })

  it('when one leaves while it waits, then it gives back nothing, and those behind it go on', async () => {
    send('ann')
    send('bob')
    await eventually(() => working.length === 2)
    const leaving = send('cat', { Expect: '100-continue' })
    await once(leaving, 'continue')
    leaving.destroy()
    send('dan')
    expect(await fetch(listening.url)).toMatchObject({ status: 404 })
    expect(callers()).toEqual(expect.arrayContaining(['ann', 'bob']))
    expect(working).toHaveLength(2)
    for (const { response } of working) response.json('done')
    await eventually(() => callers().includes('dan'))
    expect(callers()).not.toContain('cat')
    working.at(-1)!.response.json('done')
    await expectBothFree()
  })

  it('when one leaves while it is worked for, then its place is kept until that work ends', async () => {
    const outgoing = send('ann')
    await eventually(() => working.length === 1)
    let end = () => {}
    void keepPlaces(working[0]!.response, new Promise<void>((resolve) => (end = resolve)))
    outgoing.destroy()
    await eventually(() => working[0]!.response.destroyed)
    send('ann')
    send('bob')
    await eventually(() => working.length === 2)
    expect(callers()).toEqual(['ann', 'bob'])
    end()
    await eventually(() => working.length === 3)
  })

  it('when a connection closes under several requests, then each of them gives its place back', async () => {
    const socket = connect(listening.port, '127.0.0.1')
    for (const caller of ['ann', 'bob'])
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\ncaller: ${caller}\r\nContent-Length: 0\r\n\r\n`)
    await eventually(() => working.length === 2)
    socket.destroy()
    await expectBothFree()
  })
})
