import { z } from 'zod'
import { smtpUrl } from '../../base/config/config.js'
import { MailRefused, type Mailer } from './mailer.js'

/** The inbox of `deploy/stand-ins`; refused in production. */
export const standInSmtpUrl = 'smtp://127.0.0.1:1025'

/** What a service that writes mails reads. */
export const mailConfig = {
  SMTP_URL: smtpUrl().default(standInSmtpUrl).describe('Where mails are handed over'),
  MAIL_FROM: z.string().default('Thumbfolio <no-reply@localhost>').describe('The sender of every mail'),
}

const timeoutMs = 10_000

/** No mail can be sent: the server is unavailable or refuses the connection. */
class MailServerUnavailable extends Error {
  override name = 'MailServerUnavailable'
}

/** What a refused mail is about; a 5xx to anything else (AUTH, MAIL FROM) is about us. */
const mailCommands = ['RCPT TO', 'DATA']

/**
 * Says what the server answered, but not about whom: the library's error repeats addresses in many fields, and what is
 * thrown here is logged and kept with dead letters. For the same reason it has no cause.
 */
function sendError(error: unknown): Error {
  const { command = '', responseCode = 0 } = error as { command?: string; responseCode?: number }
  const message = (error instanceof Error ? error.message : String(error)).replace(/[^\s<>]+@[^\s<>]+/g, '…')
  if (responseCode >= 400 && responseCode < 500) return new MailRefused(message, false)
  if (responseCode >= 500 && mailCommands.includes(command)) return new MailRefused(message, true)
  return new MailServerUnavailable(message)
}

/** Sends by SMTP. Addresses and texts go in as fields, never as header text, so nothing can be smuggled in. */
export function openSmtpMailer(config: { SMTP_URL: string; MAIL_FROM: string }): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined
  let isClosed = false
  return {
    async send({ to, subject, text, replyTo, messageId }) {
      if (isClosed) throw new Error('The mailer is closed')
      const opened = await (transport ??= openTransport(config.SMTP_URL))
      const mail = {
        from: config.MAIL_FROM,
        to: { name: '', address: to },
        subject,
        text,
        ...(replyTo && { replyTo: { ...replyTo } }),
        ...(messageId !== undefined && { messageId }),
      }
      await opened.sendMail(mail).catch((error: unknown) => {
        throw sendError(error)
      })
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      const opened = await transport
      opened?.close()
    },
  }
}

/** Connects, and logs in where the address has a user; sends nothing. @throws Error with what the mail server answered */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = await openTransport(url)
  try {
    await transport.verify()
  } catch (error) {
    throw sendError(error)
  } finally {
    transport.close()
  }
}

/** The library is loaded with the first mail: most processes never send one. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
