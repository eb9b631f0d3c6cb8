import { Readable } from 'node:stream'
import { jsonFile } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import type { ActiveAccount } from '../domain/account.js'
import { requestsId } from '../domain/code-requests.js'
import { purposes } from '../domain/one-time-code.js'
import { avatarBlob, type ArchiveEntry, type Ports } from '../ports.js'
import { listMovements } from './list-movements.js'
import { presentConsents } from './present-consents.js'
import { presentUser } from './present-user.js'

const pageSize = 200

/** What auth itself holds about a person. No hash of a password or a code is in it, nor what a session is known by. */
export async function* ownFiles(ports: Ports, account: ActiveAccount): AsyncGenerator<ArchiveEntry> {
  yield file('account.json', await describedAccount(ports, account))
  yield file('sessions.json', await sessionsOf(ports, account.id))
  yield { path: 'ledger.json', body: Readable.from(ledgerText(ports, account.id), { objectMode: false }) }
  const { avatarId } = account.holder
  const picture =
    avatarId === undefined ? undefined : await ports.blobs.open(avatarBlob(account.id, avatarId))
  if (picture) yield { path: 'profile-picture.webp', body: picture.stream, sizeBytes: picture.sizeBytes }
}

const file = (path: string, value: unknown): ArchiveEntry => ({
  path,
  body: Readable.from([jsonFile(value)]),
})

async function describedAccount(ports: Ports, account: ActiveAccount): Promise<object> {
  const { emailSince, emailCorrected } = account.holder
  return {
    ...presentUser(account),
    emailGivenAt: emailSince,
    emailCorrected,
    consents: presentConsents(account),
    codesAskedFor: await codesAskedFor(ports, account),
    purse: account.purse,
    cases: await casesOf(ports, account.id),
  }
}

async function codesAskedFor({ codeRequests }: Ports, { holder }: ActiveAccount): Promise<object[]> {
  const asked = await Promise.all(
    purposes.map(async (purpose) => {
      const known = await codeRequests.find(requestsId(purpose, holder.email))
      return (known?.askedAt ?? []).map((askedAt) => ({ purpose, askedAt }))
    }),
  )
  return asked.flat()
}

async function casesOf({ cases }: Ports, userId: string): Promise<object[]> {
  const found: object[] = []
  for await (const { version: _v, schemaVersion: _s, ...known } of everyItem(cases, 'user', {
    equals: userId,
  }))
    found.push(known)
  return found
}

async function sessionsOf({ sessions }: Ports, userId: string): Promise<object[]> {
  const found: object[] = []
  for await (const { createdAt, expiresAt, revokedAt } of everyItem(sessions, 'user', { equals: userId }))
    found.push({ createdAt, expiresAt, ...(revokedAt !== undefined && { revokedAt }) })
  return found
}

/** A JSON array, row by row. */
async function* ledgerText(ports: Ports, userId: string): AsyncGenerator<string> {
  let between = '[\n'
  let after: string | undefined
  do {
    const page = await listMovements(ports, userId, { after, limit: pageSize })
    for (const row of page.data) {
      yield `${between}  ${JSON.stringify(row)}`
      between = ',\n'
    }
    after = page.next
  } while (after !== undefined)
  yield between === '[\n' ? '[]\n' : '\n]\n'
}
