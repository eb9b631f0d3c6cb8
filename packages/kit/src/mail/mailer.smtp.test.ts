import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import { freePort } from '@thumbfolio/testing'
import { openSmtpMailer } from './mailer.smtp.js'

describe('a mailer over SMTP', () => {
  it('when it is closed, then a mail is refused and nobody is connected to', async () => {
    const port = await freePort()
    let connections = 0
    const server = createServer(() => connections++).listen(port, '127.0.0.1')
    await once(server, 'listening')
    const mailer = openSmtpMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.org' })
    await mailer[Symbol.asyncDispose]()
    await expect(mailer.send({ to: 'b@example.org', subject: 'Late', text: 'Late' })).rejects.toThrow(
      'The mailer is closed',
    )
    server.close()
    await once(server, 'close')
    expect(connections).toBe(0)
  })
})
