import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually, type HttpClient } from '@thumbfolio/testing'
import { dataUrl, encryptedPdf, pagesPdf } from './pdfs.js'
import { startResumeWorld, type ResumeWorld } from './resume-world.js'

/** What the tests read of an upload or a problem. */
interface Answer {
  readonly code?: string
  readonly fileName?: string
  readonly data?: { readonly url: string }
}

const api = '/api/v1/auth/resume'
const limitBytes = 10_485_760
const sample = await readFile(
  new URL('../../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf', import.meta.url),
)

describe('a PDF as the body of an upload', () => {
  let world: ResumeWorld
  /** Of each test. */
  let user = 'u0'
  let call: HttpClient
  const open = new Set<ClientRequest>()
  beforeAll(async () => void (world = await startResumeWorld()))
  beforeEach(() => {
    user = `u${Number(user.slice(1)) + 1}`
    call = world.callAs(user)
  })
  afterEach(async () => {
    for (const outgoing of open) outgoing.destroy()
    open.clear()
    await noFile()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  interface Sending {
    readonly userId?: string
    readonly query?: string
    readonly type?: string
    readonly headers?: Record<string, string | number>
  }
  function begin({ userId = user, query = '?name=cv.pdf', type = 'application/pdf', headers }: Sending = {}) {
    const outgoing = request(world.served.url + api + query, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${world.identity.tokenFor({ userId })}`,
        'Content-Type': type,
        ...headers,
      },
    })
    outgoing.on('error', () => undefined)
    open.add(outgoing)
    return outgoing
  }
  const answerTo = async (outgoing: ClientRequest) => {
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    const body = (await json(answer)) as Answer
    return { status: answer.statusCode, headers: answer.headers, body }
  }
  function send(bytes: Buffer, sending: Sending = {}) {
    const outgoing = begin({ ...sending, headers: { 'Content-Length': bytes.length, ...sending.headers } })
    outgoing.end(bytes)
    return answerTo(outgoing)
  }
  const directory = () => join(world.directory.path, 'resume', 'reading', '1')
  const files = async () => (await readdir(directory())).filter((name) => !name.startsWith('lock'))
  const noFile = () => eventually(async () => (await files()).length === 0)
  const listed = async () => (await call('GET', `/api/v1/dash/get-resume/${user}`)).body.data

  it('when it is uploaded, then all is as with a data URL: the answer, the name, the bytes, and one resume for one key', async () => {
    const name = 'Lebenslauf – Zoë & Söhne.pdf'
    const key = { 'Idempotency-Key': 'k1' }
    const uploaded = await send(sample, { query: `?name=${encodeURIComponent(name)}`, headers: key })
    expect(uploaded).toMatchObject({ status: 201, body: { message: 'PDF uploaded successfully' } })
    const asDataUrl = await call('POST', api, { body: { pdfFile: dataUrl(sample), name }, headers: key })
    expect(asDataUrl).toMatchObject({ status: 201 })
    expect(asDataUrl.body).toEqual(uploaded.body)
    expect(await listed()).toMatchObject([{ _id: uploaded.body.fileName, name }])
    const kept = await fetch(world.served.url + uploaded.body.data!.url, {
      headers: { Authorization: `Bearer ${world.identity.tokenFor({ userId: user })}` },
    })
    expect(sample.equals(Buffer.from(await kept.arrayBuffer()))).toBe(true)
    expect(await send(pagesPdf(1), { headers: key })).toMatchObject({
      body: { code: 'idempotency-mismatch' },
    })
    await noFile()
  })

  it.each([
    ['no PDF', Buffer.from('hello'), {}, 400, 'not-a-pdf'],
    ['nothing', Buffer.alloc(0), {}, 400, 'not-a-pdf'],
    ['no PDF by its name', sample, { query: '?name=cv.docx' }, 400, 'validation-failed'],
    ['without a name', sample, { query: '' }, 400, 'validation-failed'],
    ['encrypted', encryptedPdf(), {}, 422, 'pdf-encrypted'],
    ['of another type', sample, { type: 'application/octet-stream' }, 415, 'unsupported-media-type'],
    ['one byte too large', Buffer.concat([sample], limitBytes + 1), {}, 413, 'pdf-too-large'],
  ])('when it is %s, then it is refused and nothing is kept', async (_, bytes, sending, status, code) => {
    expect(await send(bytes, sending)).toMatchObject({ status, body: { code } })
    await noFile()
    expect(await listed()).toEqual([])
  })

  it('when it is too large and does not tell its length, then it is refused; as large as may be it is taken', async () => {
    const chunked = begin()
    chunked.end(Buffer.concat([sample], limitBytes + 1))
    expect(await answerTo(chunked)).toMatchObject({ status: 413, body: { code: 'pdf-too-large' } })
    await noFile()
    const largest = begin()
    largest.end(Buffer.concat([sample], limitBytes))
    expect((await answerTo(largest)).status).toBe(201)
    await noFile()
  })

  it('when no one is logged in, then it is 401 and no file is made', async () => {
    const outgoing = begin({ headers: { Authorization: 'Bearer none' } })
    outgoing.write('%PDF-1.7')
    expect((await answerTo(outgoing)).status).toBe(401)
    expect(await files()).toEqual([])
  })

  async function trickle(sending: Sending = {}) {
    const before = (await files()).length
    const outgoing = begin({ headers: { 'Content-Length': limitBytes }, ...sending })
    outgoing.write('%PDF-1.7')
    await eventually(async () => (await files()).length === before + 1)
    return outgoing
  }

  it('when uploads are broken off in the middle, then their files are gone and their places are free', async () => {
    // One caller has four places.
    for (let round = 0; round < 2; round++) {
      const leaving = [await trickle(), await trickle(), await trickle(), await trickle()]
      for (const outgoing of leaving) outgoing.destroy()
      await noFile()
    }
    expect((await send(sample)).status).toBe(201)
  })

  it('when two are uploaded at once, then both are there', async () => {
    const answers = await Promise.all([send(sample), send(pagesPdf(2))])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await listed()).toHaveLength(2)
  })

  it.each([
    ['files', 4, () => trickle(), { type: 'application/pdf' }],
    [
      'data URLs',
      2,
      async () => {
        const outgoing = begin({
          type: 'application/json',
          query: '',
          headers: { 'Content-Length': 15_000_000, Expect: '100-continue' },
        })
        outgoing.write('{"pdfFile":"')
        await once(outgoing, 'continue')
        return outgoing
      },
      { type: 'application/json', query: '' },
    ],
  ])(
    'when a caller has all its places for %s, then the next one waits, others do not, and it gets the one that is free',
    async (_, count, hold, sending) => {
      const held: ClientRequest[] = []
      for (let at = 0; at < count; at++) held.push(await hold())
      const bytes =
        sending.type === 'application/pdf'
          ? sample
          : Buffer.from(JSON.stringify({ pdfFile: dataUrl(sample), name: 'cv.pdf' }))
      let isAnswered = false
      const waiting = send(bytes, sending).finally(() => (isAnswered = true))
      const other = await send(bytes, { ...sending, userId: 'another' })
      expect([other.status, isAnswered]).toEqual([201, false])
      held[0]!.destroy()
      expect((await waiting).status).toBe(201)
    },
  )
})
