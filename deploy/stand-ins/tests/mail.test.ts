import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import type { Listening } from '@thumbfolio/kit/http'
import { serve } from '@thumbfolio/kit/run'
import { httpClient, temporaryDirectory, type HttpClient } from '@thumbfolio/testing'
import { createTransport } from 'nodemailer'
import { standIns, StandInsConfig, type StandIns } from '../src/index.js'
import { openMailArchive } from '../src/mail-archive.js'

const log = createLog({ name: 'test', level: 'silent' })

describe('the mail inbox', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let inbox: StandIns
  let served: Listening
  let call: HttpClient

  const start = async () => {
    inbox = await standIns(loadConfig(StandInsConfig, { SMTP_PORT: '0', DATA_DIR: directory.path }), {
      log,
      mailTemplates: { 'late-<b>': { preview: () => ({ subject: 'Too <i>late', text: 'Ada & Bob' }) } },
    })
    served = await serve(inbox, { port: 0, host: '127.0.0.1', log })
    call = httpClient(served.url)
  }
  const send = async (mail: { to: string; subject: string; text?: string; html?: string }) => {
    const transport = createTransport(inbox.smtpUrl)
    await transport.sendMail({ from: 'Thumbfolio <no-reply@localhost>', ...mail })
    transport.close()
  }

  beforeEach(async () => {
    directory = await temporaryDirectory()
    await start()
  })
  afterEach(async () => {
    await served[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it('when mails are sent by SMTP, then they are listed newest first with what they say', async () => {
    await send({ to: 'Ada <ada@example.org>', subject: 'Grüße', text: 'Your code is 123456.' })
    await send({ to: 'bob@example.org', subject: 'Second', text: 'Hello' })
    const { body } = await call('GET', '/dev/mail/messages')
    expect(body).toMatchObject([
      { to: ['bob@example.org'], subject: 'Second' },
      {
        id: expect.any(String),
        to: ['ada@example.org'],
        from: 'no-reply@localhost',
        subject: 'Grüße',
        text: 'Your code is 123456.',
        date: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  it('when one address is asked for, then only its mails come', async () => {
    await send({ to: 'ada@example.org', subject: 'One', text: 'x' })
    await send({ to: 'not-ada@example.org', subject: 'Two', text: 'x' })
    const { body } = await call('GET', '/dev/mail/messages?to=Ada@example.org')
    expect(body.map(({ subject }: { subject: string }) => subject)).toEqual(['One'])
  })

  it('when it starts again, then the mails are still there', async () => {
    await send({ to: 'ada@example.org', subject: 'Kept', text: 'x' })
    await served[Symbol.asyncDispose]()
    await start()
    const { body } = await call('GET', '/dev/mail/messages')
    expect(body).toMatchObject([{ subject: 'Kept' }])
  })

  it('when a mail is full of markup, then the page shows it as text and runs nothing', async () => {
    await send({
      to: 'ada@example.org',
      subject: '<img src=x onerror=alert(1)>',
      text: '</pre><script>alert(1)</script> 654321',
      html: '<script>alert(2)</script>',
    })
    const { headers, body } = await call('GET', '/dev/mail')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(body).not.toMatch(/<script|<img/)
    expect(body).toContain('<strong class="code">654321</strong>')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('when the templates are opened, then each is there by name, with its text and no markup of its own', async () => {
    const { status, body } = await call('GET', '/dev/mail/templates')
    expect(status).toBe(200)
    for (const text of ['<code>late-&lt;b&gt;</code>', 'Too &lt;i&gt;late', 'Ada &amp; Bob'])
      expect(body).toContain(text)
  })

  it('when a mail is too large, then the sender is told and nothing is kept', async () => {
    const large = { to: 'ada@example.org', subject: 'Large', text: 'x'.repeat(3 * 2 ** 20) }
    await expect(send(large)).rejects.toThrow(/552|large|exceed/i)
    expect((await call('GET', '/dev/mail/messages')).body).toEqual([])
  })

  it('when more mails come than are kept, then the oldest go, also from disk', async () => {
    const path = join(directory.path, 'few')
    const archive = await openMailArchive(path, 3)
    for (const subject of ['1', '2', '3', '4', '5'])
      await archive.add(Buffer.from(`Subject: ${subject}\r\n\r\nx`), ['ada@example.org'])
    const kept = ['5', '4', '3']
    expect((await archive.list()).map(({ subject }) => subject)).toEqual(kept)
    expect(await readdir(path)).toHaveLength(3)
    const reopened = await openMailArchive(path, 3)
    expect((await reopened.list()).map(({ subject }) => subject)).toEqual(kept)
  })

  it('when the environment is production, then it refuses to start', () => {
    expect(() => loadConfig(StandInsConfig, { NODE_ENV: 'production' })).toThrow(/never run in production/)
  })
})
