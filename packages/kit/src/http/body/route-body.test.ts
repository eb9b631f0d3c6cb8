import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { route } from '@thumbfolio/contracts'
import { eventually, temporaryDirectory } from '@thumbfolio/testing'
import express from 'express'
import { z } from 'zod'
import { silentLog } from '../../../tests/silent-log.js'
import { listen, type Listening } from '../listen.js'
import { problemHandler } from '../problem.js'
import { parseBody, receiveBody } from './body.js'
import { keepPlaces } from './concurrency-limit.js'
import { receivedFiles, receiveFile } from './file-body.js'
import { receiveRouteBody } from './route-body.js'

const limitBytes = 300_000
const tooLarge = 'pdf-too-large'
const file = {
  mediaType: 'application/pdf',
  limitBytes,
  signature: { text: '%PDF-', withinBytes: 1_024, problem: 'not-a-pdf' },
  query: z.object({ name: z.string() }),
} as const
const upload = route({
  service: 'resume',
  method: 'POST',
  path: '/upload',
  summary: '',
  access: 'public',
  rate: 'upload',
  body: z.unknown(),
  bodyLimitBytes: limitBytes,
  bodyTooLarge: tooLarge,
  file,
  answers: { 200: z.unknown() },
  problems: [],
})
const quick = { idleLimitMs: 100, wholeLimitMs: 400 }
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')])

describe('a body that is a file or JSON', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let listening: Listening
  /** Ends each request that asked to stay. */
  let ends: (() => void)[]
  const open = new Set<ClientRequest>()

  beforeEach(async () => {
    directory = await temporaryDirectory()
    ends = []
    const work = async (incoming: express.Request, response: express.Response) => {
      const received = receivedFiles.get(incoming)
      if (incoming.get('stays') !== undefined) await new Promise<void>((end) => ends.push(end))
      const content = received && (await readFile(received.path))
      response.json({
        ...(content && { bytes: content.length, sizeBytes: received.sizeBytes, sha256: received.sha256 }),
        ...(!content && { json: incoming.body as unknown }),
      })
    }
    const answer: express.RequestHandler = (incoming, response) =>
      keepPlaces(response, work(incoming, response))
    const uploads = { directory: directory.path, filesAtOnce: 2, patienceMs: 100 }
    const callerOf = (incoming: express.Request) => incoming.get('caller') ?? ''
    const app = express()
      .post('/', ...receiveRouteBody(upload, { atOnce: 1, uploads, callerOf }), parseBody, answer)
      .post('/quick', receiveFile({ file, tooLarge, directory: directory.path, times: quick }), answer)
      .post('/quick-json', receiveBody({ limitBytes, tooLarge, times: quick }), parseBody, answer)
      .use(problemHandler(silentLog))
    listening = await listen(app, { port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    for (const end of ends) end()
    for (const outgoing of open) outgoing.destroy()
    open.clear()
    await listening[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  const files = () => readdir(directory.path)
  const noFile = () => eventually(async () => (await files()).length === 0)
  interface Sending {
    readonly path?: string
    readonly type?: string
    readonly length?: number
    readonly headers?: Record<string, string>
  }
  function begin({ path = '/?name=cv.pdf', type = 'application/pdf', length, headers }: Sending = {}) {
    const outgoing = request(listening.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': type,
        ...(length !== undefined && { 'Content-Length': length }),
        ...headers,
      },
    })
    outgoing.on('error', () => undefined)
    open.add(outgoing)
    return outgoing
  }
  const answerTo = async (outgoing: ClientRequest) => {
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await json(answer) }
  }
  const send = (bytes: Buffer, sending: Sending = {}) => {
    const outgoing = begin({ length: bytes.length, ...sending })
    outgoing.end(bytes)
    return answerTo(outgoing)
  }
  /** Sent as far as a file of it is there. */
  async function trickle(sending: Sending = {}) {
    const before = (await files()).length
    const outgoing = begin({ length: limitBytes, ...sending })
    outgoing.write('%PDF-1.7')
    await eventually(async () => (await files()).length === before + 1)
    return outgoing
  }

  it.each([9, 1_024, limitBytes])(
    'when a file of %i bytes is sent, with a length or in chunks, then it is all there, and gone afterwards',
    async (bytes) => {
      const received = {
        status: 200,
        body: { bytes, sizeBytes: bytes, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      }
      expect(await send(pdf(bytes))).toMatchObject(received)
      const chunked = begin()
      for (let at = 0; at < bytes; at += 999) chunked.write(pdf(bytes).subarray(at, at + 999))
      chunked.end()
      expect(await answerTo(chunked)).toMatchObject(received)
      await noFile()
    },
  )

  it('when a file is on its way, then it is for its owner alone', async () => {
    await trickle()
    const [name] = await files()
    expect((await stat(`${directory.path}/${name}`)).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['has no content', Buffer.alloc(0), {}, 400, 'not-a-pdf'],
    ['is short and no PDF', Buffer.from('hello'), {}, 400, 'not-a-pdf'],
    ['is large and no PDF', Buffer.alloc(limitBytes, 'x'), {}, 400, 'not-a-pdf'],
    ['has its signature too late', Buffer.concat([Buffer.alloc(1_020), pdf(2_000)]), {}, 400, 'not-a-pdf'],
    ['is too large by its length', pdf(limitBytes + 1), {}, 413, tooLarge],
    ['has no name', pdf(100), { path: '/' }, 400, 'validation-failed'],
    ['is compressed', pdf(100), { headers: { 'Content-Encoding': 'gzip' } }, 415, 'unsupported-media-type'],
    ['is of another type', pdf(100), { type: 'application/zip' }, 415, 'unsupported-media-type'],
  ] as const)(
    'when a file %s, then it is refused and no file is left',
    async (_, bytes, sending, status, code) => {
      expect(await send(bytes, sending)).toMatchObject({ status, body: { code } })
      await noFile()
      expect((await send(pdf(100))).status).toBe(200)
    },
  )

  it('when neither type is sent, then the refusal names both', async () => {
    const { body } = await send(pdf(100), { type: 'text/plain' })
    expect((body as { detail: string }).detail).toContain('application/pdf')
    expect((body as { detail: string }).detail).toContain('application/json')
  })

  it('when a signature comes in pieces, then it is seen', async () => {
    const outgoing = begin()
    for (const piece of ['\n%P', 'D', 'F-1.7 ', 'the rest']) {
      outgoing.write(piece)
      await new Promise<void>((sent) => outgoing.write('', () => sent()))
    }
    outgoing.end()
    expect((await answerTo(outgoing)).status).toBe(200)
  })

  it.each(['application/pdf', 'application/json'])(
    'when an endless body of %s is too large, then it is refused at once, and its place is free',
    async (type) => {
      const endless = begin({ type })
      endless.write(pdf(limitBytes))
      const refused = answerTo(endless)
      const more = Buffer.alloc(2 ** 20)
      endless.write(more)
      expect(await refused).toMatchObject({ status: 413, body: { code: tooLarge } })
      await noFile()
      for (let count = 0; count < 3; count++) expect((await send(pdf(100))).status).toBe(200)
      // What never ends is not read for ever.
      const pour = () => endless.write(more, (error) => !error && !endless.destroyed && pour())
      pour()
      await new Promise((closed) => endless.once('close', closed))
    },
  )

  it('when a client leaves in the middle, then its file is gone and its places are free', async () => {
    for (let count = 0; count < 3; count++) {
      const leaving = await trickle({ headers: { caller: 'ann' } })
      leaving.destroy()
      await noFile()
    }
    expect((await send(pdf(100), { headers: { caller: 'ann' } })).status).toBe(200)
  })

  it('when a client leaves while its file is worked on, then the file stays for the work and goes with it', async () => {
    const leaving = begin({ length: 100, headers: { stays: 'yes' } })
    leaving.end(pdf(100))
    await eventually(() => ends.length === 1)
    leaving.destroy()
    expect((await send(pdf(100), { headers: { caller: 'bob' } })).status).toBe(200)
    await eventually(async () => (await files()).length === 1)
    ends[0]!()
    await noFile()
  })

  it('when a body ends before its length, then it is refused and its file is gone', async () => {
    const socket = connect(listening.port, '127.0.0.1')
    socket.write(
      'POST /?name=cv.pdf HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\nContent-Length: 100\r\n\r\n%PDF-1.7',
    )
    await eventually(async () => (await files()).length === 1)
    socket.end()
    await noFile()
    socket.destroy()
  })

  it('when all places are taken, then the next one is told when to come again, and gets one that is free', async () => {
    const held = [
      await trickle({ headers: { caller: 'ann' } }),
      await trickle({ headers: { caller: 'bob' } }),
    ]
    expect(await send(pdf(100), { headers: { caller: 'cat' } })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { code: 'upload-busy' },
    })
    held[0]!.destroy()
    await eventually(async () => (await files()).length === 1)
    expect((await send(pdf(100), { headers: { caller: 'cat' } })).status).toBe(200)
  })

  it('when all places of files are taken, then JSON is still taken', async () => {
    await trickle({ headers: { caller: 'ann' } })
    await trickle({ headers: { caller: 'bob' } })
    const json = { type: 'application/json' }
    expect((await send(Buffer.from('{}'), json)).status).toBe(200)
  })

  it.each(['/quick', '/quick-json'])(
    'when a body to %s stops, or never ends, then it is refused as too slow and nothing is left',
    async (path) => {
      const type = path === '/quick' ? 'application/pdf' : 'application/json'
      const stopped = begin({ path, type, length: 1_000 })
      stopped.write('%PDF-')
      expect(await answerTo(stopped)).toMatchObject({ status: 408, body: { code: 'request-timeout' } })
      const slow = begin({ path, type, length: 100_000 })
      slow.write('%PDF-')
      const timer = setInterval(() => slow.write('x'), 20)
      const answer = await answerTo(slow)
      clearInterval(timer)
      expect(answer).toMatchObject({ status: 408 })
      await noFile()
    },
  )

  it('when the directory cannot be written, then it is 503', async () => {
    await directory[Symbol.asyncDispose]()
    expect(await send(pdf(100))).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  it.each([
    ['application/json; charset=utf-16le', 200, Buffer.from('"ä"', 'utf16le'), 'ä'],
    ['application/json; charset="UTF-8"', 200, Buffer.from('\ufeff"ä"'), 'ä'],
    ['application/json', 400, Buffer.from('{'), undefined],
    ['application/json', 413, Buffer.alloc(limitBytes + 1, ' '), undefined],
    ['application/json; charset=latin1', 415, Buffer.from('"ä"'), undefined],
    ['application/json; charset=utf-99', 415, Buffer.from('"ä"'), undefined],
    ['APPLICATION/PDF; version=2', 200, pdf(100), undefined],
  ])('when a body comes as %s, then the answer is %i', async (type, status, bytes, read) => {
    const answer = await send(bytes, { type })
    expect(answer.status).toBe(status)
    if (read !== undefined) expect(answer.body).toEqual({ json: read })
  })
})
