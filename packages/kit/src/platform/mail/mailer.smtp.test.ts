import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { inspect } from 'node:util'
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

  it('when the server refuses a recipient, then the error says why, and not whom', async () => {
    const server = createServer((socket) => {
      socket.write('220 mail.example.org\r\n')
      socket.on('error', () => undefined)
      socket.on('data', (line) =>
        socket.write(
          /^RCPT/.test(String(line))
            ? '550 5.1.1 <ada@example.org>: user ada@example.org unknown\r\n'
            : '250 ok\r\n',
        ),
      )
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const mailer = openSmtpMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.org' })
    const error: unknown = await mailer
      .send({ to: 'ada@example.org', subject: 'Your code', text: '123456' })
      .catch((thrown: unknown) => thrown)
    await mailer[Symbol.asyncDispose]()
    server.close()

    expect(error).toMatchObject({ name: 'MailRefused', isPermanent: true })
    expect(String(error)).toContain('550 5.1.1 <…>: user … unknown')
    expect(inspect(error, { depth: 9 })).not.toContain('ada@')
  })
})
