import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that keeps what it is sent. */
export interface Mailbox extends AsyncDisposable {
  /** Serves as SMTP_URL. */
  readonly url: string
  readonly mails: readonly Email[]
  /** Refuses the next `count` mails with a temporary error (451). */
  refuse(count: number): void
  /** How many mails it has refused. */
  readonly refused: number
  /** Rejects every mail to this address for good (550). */
  reject(address: string): void
  /** The first mail, also a past one, that fits. Rejects after 5 s. */
  next(fits: (mail: Email) => boolean): Promise<Email>
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = []
  const watchers = new Set<() => void>()
  const rejected = new Set<string>()
  let refusals = 0
  let refused = 0

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!rejected.has(address)) return done()
      done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals--
          refused++
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail)
          done()
          for (const watch of watchers) watch()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    get refused() {
      return refused
    },
    refuse: (count) => void (refusals = count),
    reject: (address) => void rejected.add(address),
    next: (fits) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(look)
          reject(new Error(`No such mail came; ${mails.length} others did`))
        }, 20_000)
        function look() {
          const found = mails.find(fits)
          if (!found) return
          clearTimeout(timer)
          watchers.delete(look)
          resolve(found)
        }
        watchers.add(look)
        look()
      }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
