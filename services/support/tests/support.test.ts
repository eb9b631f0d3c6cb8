import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import type { Listening } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import {
  httpClient,
  startMailbox,
  temporaryDirectory,
  type HttpClient,
  type Mailbox,
} from '@thumbfolio/testing'
import { SupportConfig, supportService } from '../src/index.js'

const path = '/api/v1/support/message'
const words = { name: 'Ada', email: 'ada@example.org', message: 'Hello,\nwhere is my site?' }

describe('support over HTTP', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let mailbox: Mailbox
  let served: Listening
  let call: HttpClient

  beforeAll(async () => {
    directory = await temporaryDirectory()
    mailbox = await startMailbox()
    const environment = {
      DATA_DIR: directory.path,
      LOG_LEVEL: 'silent',
      SMTP_URL: mailbox.url,
      SUPPORT_EMAIL: 'help@example.org',
    }
    const service = await supportService(loadConfig(SupportConfig, environment))
    served = await serve(service, {
      port: 0,
      host: '127.0.0.1',
      log: createLog({ name: 'test', level: 'silent' }),
    })
    call = (method, to, options) =>
      httpClient(served.url)(method, to, {
        ...options,
        headers: { 'X-Forwarded-For': '192.0.2.1', ...options?.headers },
      })
  })
  afterAll(async () => {
    await served[Symbol.asyncDispose]()
    await mailbox[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it('when the mail server refuses at first, then the message is answered, kept, and mailed later', async () => {
    mailbox.refuse(1)
    const { status, body } = await call('POST', path, { body: words })
    expect([status, body]).toEqual([200, { message: 'Message sent successfully' }])
    const mail = await mailbox.next(({ text }) => text?.includes('where is my site?') ?? false)
    expect(mail.to?.map(({ address }) => address)).toEqual(['help@example.org'])
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ada@example.org'])
  })

  it('when the name tries to add a header, then it stays one header', async () => {
    await call('POST', path, {
      body: { ...words, name: 'Eve\r\nBcc: victim@example.org', message: 'second' },
    })
    const mail = await mailbox.next(({ text }) => text?.includes('second') ?? false)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.subject).toBe('Support message from Eve Bcc: victim@example.org')
  })

  it('when the name turns the text around it, then the subject does not', async () => {
    const name = 'Ada \u202efdp\u202c\u0000\u2066Love\u2069lace'
    await call('POST', path, { body: { ...words, name, message: 'third' } })
    const mail = await mailbox.next(({ text }) => text?.includes('third') ?? false)
    expect(mail.subject).toBe('Support message from Ada fdp Lovelace')
  })

  it.each([
    [{ ...words, name: '\u202e \n' }, 'All fields are required'],
    [{ ...words, name: ' ' }, 'All fields are required'],
    [{ name: 'Ada', email: 'ada@example.org' }, 'All fields are required'],
    [{ ...words, message: { $gt: '' } }, 'All fields are required'],
    [{ ...words, email: 'nobody' }, 'Invalid email format'],
    [{ ...words, message: 'x'.repeat(5_001) }, 'Please write at most 5,000 characters'],
  ])('when the body is %j, then it is 400 "%s"', async (body, text) => {
    const answer = await call('POST', path, { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation-failed', message: text, error: text, detail: text })
  })

  it('when one address writes more than ten an hour, then it is 429 with Retry-After, and others are not', async () => {
    const from = (address: string) =>
      call('POST', path, { body: words, headers: { 'X-Forwarded-For': address } })
    for (let sent = 0; sent < 10; sent++) expect((await from('192.0.2.9')).status).toBe(200)
    const refused = await from('192.0.2.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('192.0.2.10')).status).toBe(200)
  })

  it.each([
    ['text/plain', 'hello', 415],
    ['application/json', '{"name":', 400],
    ['application/json', JSON.stringify({ ...words, message: 'x'.repeat(70_000) }), 413],
  ])('when the body is %s %.20s, then it is a problem', async (type, body, status) => {
    const answer = await call('POST', path, { body, headers: { 'Content-Type': type } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })
})
