import type { AddressInfo } from 'node:net'
import type { Logger } from '@thumbfolio/kit/base'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

const largestMailBytes = 2 * 2 ** 20

export interface SmtpInbox extends AsyncDisposable {
  /** Serves as SMTP_URL. */
  readonly url: string
}

/**
 * A real SMTP server that delivers to `keep` instead of the world. It says 250 when the mail is kept.
 * @throws Error with code EADDRINUSE when the port is busy
 */
export async function startSmtpInbox(
  options: { port: number; host: string; log: Logger },
  keep: (raw: Buffer, recipients: readonly string[]) => Promise<void>,
): Promise<SmtpInbox> {
  const { host, log } = options
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largestMailBytes,
    // Senders keep their connections open, and stopping does not wait for them.
    closeTimeout: 200,
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      receive(stream)
        .then((raw) => keep(raw, recipients))
        .then(
          () => done(),
          (error: unknown) => {
            log.error({ err: error }, 'a mail was not kept')
            done(temporaryFailure(error))
          },
        )
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, host, resolve)
  })
  server.on('error', (error: Error) => log.debug({ err: error }, 'an SMTP connection failed'))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function receive(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 })
  return Buffer.concat(chunks)
}

const temporaryFailure = (error: unknown): Error =>
  error instanceof Error && 'responseCode' in error
    ? error
    : Object.assign(new Error('The mail could not be kept'), { responseCode: 451 })
