import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const suffix = '.eml'

export interface ReceivedMail {
  readonly id: string
  /** Whom the envelope named: blind copies are among them. */
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  /** When it was received, ISO 8601. */
  readonly date: string
}

export interface MailArchive {
  /** Resolves when the mail is on disk. */
  add(raw: Buffer, recipients: readonly string[]): Promise<void>
  /** Newest first, those to one address where it is given. */
  list(filter?: { to?: string | undefined }): Promise<ReceivedMail[]>
}

/** Keeps the newest `keep` mails as `.eml` files whose names sort by time. */
export async function openMailArchive(directory: string, keep = 500): Promise<MailArchive> {
  await mkdir(directory, { recursive: true })
  const names = (await readdir(directory)).filter((name) => name.endsWith(suffix)).sort()
  const parsed = new Map<string, ReceivedMail>()
  let last = names.length > 0 ? timeOf(names.at(-1)!) : 0

  async function dropOldest(): Promise<void> {
    for (const name of names.splice(0, Math.max(0, names.length - keep))) {
      parsed.delete(name)
      await unlink(join(directory, name))
    }
  }

  async function read(name: string): Promise<ReceivedMail> {
    const known = parsed.get(name)
    if (known) return known
    const mail = received(name, await PostalMime.parse(await readFile(join(directory, name))))
    parsed.set(name, mail)
    return mail
  }

  return {
    async add(raw, recipients) {
      // Two mails of one millisecond keep their order.
      last = Math.max(Date.now(), last + 1)
      const name = `${last}-${randomBytes(8).toString('hex')}${suffix}`
      await writeFile(join(directory, `${name}.part`), Buffer.concat([deliveredTo(recipients), raw]))
      await rename(join(directory, `${name}.part`), join(directory, name))
      names.push(name)
      names.sort()
      await dropOldest()
    },
    async list({ to } = {}) {
      const mails = await Promise.all([...names].reverse().map(read))
      const wanted = to?.toLowerCase()
      return wanted === undefined ? mails : mails.filter((mail) => mail.to.includes(wanted))
    },
  }
}

const timeOf = (name: string) => Number(name.split('-')[0])

/** As a mail server writes it (RFC 9228): the file alone is complete. */
const deliveredTo = (recipients: readonly string[]): Buffer =>
  Buffer.from(recipients.map((address) => `Delivered-To: ${address.toLowerCase()}\r\n`).join(''))

const received = (name: string, { headers, from, subject = '', text = '' }: Email): ReceivedMail => ({
  id: name.slice(0, -suffix.length),
  to: headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value),
  from: from?.address ?? '',
  subject,
  text: text.trim(),
  date: new Date(timeOf(name)).toISOString(),
})
