import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Mailer } from './mailer.js'

/** The inbox of `deploy/stand-ins`; refused in production. */
export const standInSmtpUrl = 'smtp://127.0.0.1:1025'

/** What a service that writes mails reads. */
export const mailConfig = {
  SMTP_URL: z.url().default(standInSmtpUrl).describe('Where mails are handed over'),
  MAIL_FROM: z.string().default('Thumbfolio <no-reply@localhost>').describe('The sender of every mail'),
}

const timeoutMs = 10_000

/** Sends by SMTP. Addresses and texts go in as fields, never as header text, so nothing can be smuggled in. */
export function openSmtpMailer(config: { SMTP_URL: string; MAIL_FROM: string }): Mailer {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, replyTo, messageId }) {
      await transport.sendMail({
        from: config.MAIL_FROM,
        to: { name: '', address: to },
        subject,
        text,
        ...(replyTo && { replyTo: { ...replyTo } }),
        ...(messageId !== undefined && { messageId }),
      })
    },
    async [Symbol.asyncDispose]() {
      transport.close()
    },
  }
}
