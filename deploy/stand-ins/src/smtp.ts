import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Inbox } from './inbox.js'

const largestMailBytes = 10 * 2 ** 20

/** A real SMTP server in front of the inbox: it takes every mail and sends none on. */
export async function serveSmtp(
  inbox: Inbox,
  options: { port: number; host: string },
): Promise<{ url: string } & AsyncDisposable> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: largestMailBytes,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        inbox.add(Buffer.concat(chunks), recipients).then(() => done(), done)
      })
    },
  })
  // A client that vanishes is not an error of ours; without a listener it would end the process.
  server.on('error', () => undefined)
  const tcp = server.listen(options.port, options.host)
  await once(tcp, 'listening')
  return {
    url: `smtp://${options.host}:${(tcp.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
