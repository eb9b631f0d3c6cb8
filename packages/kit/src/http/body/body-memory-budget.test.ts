import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import express, { type Request, type Response } from 'express'
import { silentLog } from '../../../tests/silent-log.js'
import { listen, type Listening } from '../listen.js'
import { concurrencyLimit } from './concurrency-limit.js'
import { createBodyMemoryBudget } from './body-memory-budget.js'
import { parseBody, receiveBody } from './body.js'
import { problemHandler } from '../problem.js'

const limitBytes = 300_000
const never = 3_600_000
/** All but `setInterval`, which the patience of those who wait counts by. */
const otherTimers = [
  'setTimeout',
  'setImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'Date',
] as const
const callerOf = (incoming: Request) => incoming.get('caller') ?? ''

/** A server with room for three of the largest bodies, one of them each caller's, and one place for work. */
async function startServer(patienceMs: number, limitBytes: number) {
  const room = createBodyMemoryBudget({
    bytes: 3 * limitBytes,
    perCallerBytes: limitBytes,
    limitBytes,
    callerOf,
    patienceMs,
  })
  /** Whose bodies have been given room, in order. */
  const begun: string[] = []
  const working: Response[] = []
  const note = (incoming: Request, _response: Response, next: () => void) => {
    begun.push(callerOf(incoming))
    next()
  }
  const app = express()
    .post('/', room.enter, note, receiveBody({ limitBytes, room }))
    .post('/', concurrencyLimit({ atOnce: 1, perCaller: 1, callerOf }), parseBody)
    .post('/', (incoming, response) => {
      working.push(response)
      if (incoming.get('stays') === undefined) response.json(incoming.body)
    })
    .use(problemHandler(silentLog))
  return { begun, working, listening: await listen(app, { port: 0, host: '127.0.0.1' }) }
}

describe('room for bodies', () => {
  let listening: Listening
  let begun: string[]
  let working: Response[]
  const open = new Set<ClientRequest>()

  const serve = async (patienceMs: number, largest = limitBytes) =>
    void ({ listening, begun, working } = await startServer(patienceMs, largest))
  beforeEach(() => serve(never))
  afterEach(async () => {
    jest.useRealTimers()
    for (const outgoing of open) outgoing.destroy()
    open.clear()
    await listening[Symbol.asyncDispose]()
  })

  function send(caller: string, bytes: number | undefined, headers: Record<string, string> = {}) {
    const outgoing = request(listening.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        caller,
        ...(bytes !== undefined && { 'Content-Length': bytes }),
        ...headers,
      },
    })
    outgoing.on('error', () => undefined)
    open.add(outgoing)
    return outgoing
  }
  async function trickle(caller: string, bytes?: number) {
    const outgoing = send(caller, bytes)
    outgoing.write('"')
    await eventually(() => begun.includes(caller))
    return outgoing
  }
  const answerTo = async (outgoing: ClientRequest) => {
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, body: await json(answer) }
  }
  const whole = JSON.stringify('x'.repeat(limitBytes - 2))
  const sendWhole = (caller: string, headers?: Record<string, string>) => {
    const outgoing = send(caller, limitBytes, headers)
    outgoing.end(whole)
    return outgoing
  }

  it('when two callers trickle the largest bodies, then a third one is answered meanwhile', async () => {
    await trickle('ann', limitBytes)
    // One that does not tell its length may become as large.
    await trickle('bob')
    for (let count = 0; count < 3; count++)
      expect(await answerTo(sendWhole('eve'))).toEqual({ status: 200, body: JSON.parse(whole) })
  })

  it('when a caller has all of its room, then its next body waits unread, and is answered in the end', async () => {
    const slow = await trickle('ann', limitBytes)
    const waiting = answerTo(sendWhole('ann'))
    expect((await answerTo(sendWhole('eve'))).status).toBe(200)
    expect(begun).toEqual(['ann', 'eve'])
    slow.destroy()
    expect((await waiting).status).toBe(200)
    expect(begun).toEqual(['ann', 'eve', 'ann'])
  })

  it('when the room is full, then the next waits, a small one behind it too, and both are answered in turn', async () => {
    const first = await trickle('ann', limitBytes)
    await trickle('bob', limitBytes)
    await trickle('cat', limitBytes - 100_000)
    const large = answerTo(sendWhole('eve'))
    const small = send('dan', 2)
    small.end('{}')
    const answered = Promise.all([large, answerTo(small)])
    // Another connection's answer would come first if either had been let in.
    expect(await fetch(listening.url)).toMatchObject({ status: 404 })
    expect(begun).toEqual(['ann', 'bob', 'cat'])
    first.destroy()
    expect((await answered).map(({ status }) => status)).toEqual([200, 200])
    expect(begun.slice(3)).toEqual(['eve', 'dan'])
  })

  it('when one who waits leaves, then those behind it go on', async () => {
    for (const caller of ['ann', 'bob']) await trickle(caller, limitBytes)
    await trickle('cat', limitBytes - 100_000)
    const leaving = send('eve', limitBytes, { Expect: '100-continue' })
    leaving.flushHeaders()
    await once(leaving, 'continue')
    const small = send('dan', 2)
    small.end('{}')
    const answered = answerTo(small)
    leaving.destroy()
    expect((await answered).status).toBe(200)
  })

  it('when somebody waits long for room, then the slowest body gives way with 408, and whole ones stay', async () => {
    await listening[Symbol.asyncDispose]()
    await serve(20)
    const held = sendWhole('ann', { stays: 'yes' })
    await eventually(() => working.length === 1)
    const slower = await trickle('bob', limitBytes)
    const slow = await trickle('cat', limitBytes)
    slow.write('x'.repeat(1_000))
    const refused = answerTo(slower)
    const waiting = answerTo(sendWhole('eve'))
    expect(await refused).toMatchObject({ status: 408, body: { code: 'request-timeout' } })
    await eventually(() => begun.includes('eve'))
    working[0]!.json('done')
    expect(await answerTo(held)).toEqual({ status: 200, body: 'done' })
    expect((await waiting).status).toBe(200)
    expect(slow.destroyed).toBe(false)
  })

  it('when many small bodies hold what a large one waits for, then as many of them give way at once', async () => {
    await listening[Symbol.asyncDispose]()
    jest.useFakeTimers({ doNotFake: [...otherTimers] })
    await serve(20)
    const refused: unknown[] = []
    for (const caller of [
      'ann',
      'bob',
      'cat',
      'ann',
      'bob',
      'cat',
      'ann',
      'bob',
      'cat',
      'ann',
      'bob',
      'cat',
    ]) {
      const slow = send(caller, 64 * 2 ** 10)
      slow.on('response', ({ statusCode }) => refused.push(statusCode))
      slow.write('"')
    }
    await eventually(() => begun.length === 12)
    const begunAt = performance.now()
    await eventually(() => performance.now() - begunAt > 20)
    const large = send('eve', limitBytes, { Expect: '100-continue' })
    large.flushHeaders()
    await once(large, 'continue')
    large.end(whole)
    jest.advanceTimersByTime(20)
    expect((await answerTo(large)).status).toBe(200)
    await eventually(() => refused.length === 3)
    expect(refused).toEqual([408, 408, 408])
  })

  it('when a body is too large, then it is refused, and needs hardly any room for that', async () => {
    for (const caller of ['ann', 'bob']) await trickle(caller, limitBytes)
    await trickle('cat', limitBytes - 100_000)
    const large = send('eve', limitBytes + 1)
    large.end(`${whole} `)
    expect(await answerTo(large)).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
  })

  it('when a body that is too large never ends, then it is refused, and its room is free', async () => {
    for (const caller of ['ann', 'bob']) await trickle(caller, limitBytes)
    const endless = await trickle('cat')
    const refused = answerTo(endless)
    const waiting = answerTo(sendWhole('eve'))
    for (let count = 0; count < 64; count++) endless.write(Buffer.alloc(2 ** 20))
    expect(await refused).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
    expect((await waiting).status).toBe(200)
  })

  it('when a connection closes under several requests, then each of them gives its room back', async () => {
    const socket = connect(listening.port, '127.0.0.1')
    for (const caller of ['ann', 'bob', 'cat'])
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nstays: yes\r\ncaller: ${caller}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${limitBytes}\r\n\r\n${whole}`,
      )
    await eventually(() => begun.length === 3)
    socket.destroy()
    expect((await answerTo(sendWhole('eve'))).status).toBe(200)
  })

  it('when the largest body is smaller than what a connection holds by itself, then it has room', async () => {
    await listening[Symbol.asyncDispose]()
    await serve(never, 1_000)
    const small = send('ann', 2)
    small.end('{}')
    expect((await answerTo(small)).status).toBe(200)
  })

  it.each([
    ['application/json; charset=utf-16le', 200, Buffer.from('"ä"', 'utf16le'), 'ä'],
    ['application/json; charset="UTF-8"', 200, Buffer.from('\ufeff"ä"'), 'ä'],
    ['application/json', 400, Buffer.from('{'), undefined],
    ['application/json; charset=latin1', 415, Buffer.from('"ä"'), undefined],
    ['application/json; charset=utf-99', 415, Buffer.from('"ä"'), undefined],
    ['text/plain', 415, Buffer.from('"ä"'), undefined],
  ])('when a body comes as %s, then the answer is %i', async (type, status, bytes, read) => {
    const outgoing = send('ann', bytes.length, { 'Content-Type': type })
    outgoing.end(bytes)
    const { status: answered, body } = await answerTo(outgoing)
    expect(answered).toBe(status)
    if (read !== undefined) expect(body).toBe(read)
  })
})
