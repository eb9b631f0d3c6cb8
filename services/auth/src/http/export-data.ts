import { Readable } from 'node:stream'
import { DomainError, type ExportedService } from '@thumbfolio/contracts'
import type { Limit } from '@thumbfolio/kit/http'
import type { Response } from 'express'
import { myAccount } from '../commands/my-account.js'
import type { ActiveAccount } from '../domain/account.js'
import { folderNames } from '../domain/folder-names.js'
import type { ArchiveEntry, ServiceData, Ports } from '../ports.js'
import { exportReadme } from './export-readme.js'
import { ownFiles } from './own-files.js'

/** Taken while an export runs, and renewed; a process that dies gives it back within a minute. */
const place: Limit = { name: 'export by account', points: 1, windowSeconds: 60, onUnavailable: 'fail-open' }
const renewEveryMs = 30_000

const folders: Readonly<Record<ExportedService, string>> = {
  resume: 'resumes',
  generator: 'sites',
  dashboard: 'dashboard',
  payment: 'payments',
}

/**
 * Lists all that is held about a person, and answers with what then writes it out. Nothing is written before every
 * service has listed what it has; after that, a failure breaks off the answer.
 * @throws DomainError `export-unavailable`, `export-running`
 */
export async function exportData(
  ports: Ports,
  userId: string,
  signal: AbortSignal,
): Promise<(response: Response) => Promise<void>> {
  const leave = await takePlace(ports, userId)
  try {
    const account = await myAccount(ports, userId)
    const personalData = await ports.personalData.list(userId, signal)
    return (response) =>
      writeOut(ports, entriesOf(ports, account, personalData, signal), response).finally(leave)
  } catch (error) {
    await leave()
    if (error instanceof DomainError && error.code === 'export-unavailable')
      ports.log.warn({ err: error.cause }, 'an export was refused: a service does not tell what it holds')
    throw error
  }
}

async function takePlace({ limits, log }: Ports, userId: string): Promise<() => Promise<void>> {
  const { allowed, retryAfterSeconds } = await limits.consume(userId, place)
  if (!allowed) throw new DomainError('export-running', { retryAfterSeconds })
  let isLeft = false
  const renew = async () => {
    await limits.forget(userId, place)
    if (!isLeft) await limits.consume(userId, place)
  }
  const renewing = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'the place of an export was not renewed'))
  }, renewEveryMs).unref()
  return async () => {
    isLeft = true
    clearInterval(renewing)
    await limits.forget(userId, place)
  }
}

async function writeOut(
  { archive, log }: Ports,
  entries: AsyncIterable<ArchiveEntry>,
  response: Response,
): Promise<void> {
  await archive.write(entries, response).catch((error: NodeJS.ErrnoException) => {
    const hasLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!hasLeft) log.error({ err: error }, 'an export broke off')
  })
}

async function* entriesOf(
  ports: Ports,
  account: ActiveAccount,
  personalData: readonly ServiceData[],
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  yield text('README.txt', exportReadme(account.holder.username, new Date(ports.now())))
  yield* ownFiles(ports, account)
  const gone: string[] = []
  for (const { service, path, id, sizeBytes } of pathsOf(personalData)) {
    const body = await ports.personalData.open(account.id, { service, id }, signal)
    if (body) yield { path, body, sizeBytes }
    else gone.push(path)
  }
  if (gone.length > 0) yield text('gone-meanwhile.txt', gone.map((path) => `${path}\n`).join(''))
  // Deleted meanwhile: what was listed went away under our hands, and this would look like all there was.
  await myAccount(ports, account.id)
}

function* pathsOf(personalData: readonly ServiceData[]) {
  for (const { service, things } of personalData) {
    const nameOf = folderNames()
    for (const { name, files } of things) {
      const folder = name === undefined ? folders[service] : `${folders[service]}/${nameOf(name)}`
      for (const { path, ...file } of files) yield { ...file, service, path: `${folder}/${path}` }
    }
  }
}

const text = (path: string, words: string): ArchiveEntry => ({
  path,
  body: Readable.from([Buffer.from(words)]),
})
