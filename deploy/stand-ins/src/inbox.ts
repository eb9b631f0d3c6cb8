import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address } from 'postal-mime'

export interface InboxMail {
  readonly id: string
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  /** When it came, ISO. */
  readonly date: string
}

/** Mails as .eml files in one directory, newest first in `mails`. */
export interface Inbox {
  readonly mails: readonly InboxMail[]
  /** Resolves when the mail is kept. */
  add(source: Uint8Array, recipients: readonly string[]): Promise<void>
}

const kept = 500
const addressOf = (address: Address | undefined) => address?.address ?? ''

/** The name of a file says when it came and to whom, so that names sort by time. */
const nameOf = (date: string, recipients: readonly string[]) =>
  `${date.replaceAll(':', '.')}~${randomUUID().slice(0, 8)}~${encodeURIComponent(recipients.join(' '))}.eml`

async function parse(name: string, source: Uint8Array): Promise<InboxMail> {
  const [date = '', id = '', recipients = ''] = name.replace(/\.eml$/, '').split('~')
  const { from, subject, text } = await PostalMime.parse(source)
  return {
    id,
    to: decodeURIComponent(recipients).split(' '),
    from: addressOf(from),
    subject: subject ?? '',
    text: text ?? '',
    date: date.replace(/T(\d\d)\.(\d\d)\./, 'T$1:$2:'),
  }
}

export async function openInbox(directory: string, now: () => number): Promise<Inbox> {
  await mkdir(directory, { recursive: true })
  const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort()
  const mails: InboxMail[] = []
  for (const name of names.slice(-kept))
    mails.unshift(await parse(name, await readFile(join(directory, name))))

  return {
    mails,
    async add(source, recipients) {
      const name = nameOf(new Date(now()).toISOString(), recipients)
      const draft = join(directory, `${name}.part`)
      await writeFile(draft, source)
      await rename(draft, join(directory, name))
      names.push(name)
      mails.unshift(await parse(name, source))
      mails.length = Math.min(mails.length, kept)
      for (const old of names.splice(0, names.length - kept)) await rm(join(directory, old), { force: true })
    },
  }
}
