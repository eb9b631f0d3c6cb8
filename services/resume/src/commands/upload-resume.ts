import { createHash, randomUUID } from 'node:crypto'
import { DomainError, type Reading } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { ReceivedFile } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import { fromReading, type Resume } from '../domain/resume.js'
import { pdfBlob, readingBlob, type Ports } from '../ports.js'
import { keptBlob } from './owned-resume.js'
import { refuseManyUploads, refuseOverQuota } from './refuse-over-quota.js'

export interface Upload {
  readonly userId: string
  readonly name: string
  /** In memory, or in a file that is deleted after the upload. */
  readonly source: Uint8Array | ReceivedFile
  /** A repeated upload under one key is one resume. */
  readonly idempotencyKey?: string
}

export interface Uploaded {
  readonly resume: Resume
  readonly reading: Reading
  /** The file in a portfolio that was read and kept. */
  readonly attachedName?: string
}

/**
 * Reads and keeps a PDF. The blobs come first and the commit makes them count: what a crash leaves behind without it
 * is swept, and the uploader never had an answer for it. Of a portfolio the one PDF in it is kept.
 */
export const uploadResume = traced('upload-resume', (ports: Ports, upload: Upload): Promise<Uploaded> =>
  retryStale(() => keepOrFind(ports, upload)),
)

async function keepOrFind(ports: Ports, upload: Upload): Promise<Uploaded> {
  const id = idOf(upload)
  const { source } = upload
  const sha256 = sha256Of(source)
  const known = await ports.resumes.find(id)
  if (known?.sha256 !== undefined && known.sha256 !== sha256) throw new DomainError('idempotency-mismatch')
  if (known) return { resume: known, reading: await storedReading(ports, known) }

  await refuseErased(ports, upload)
  await refuseManyUploads(ports, upload.userId)
  await refuseOverQuota(ports, { userId: upload.userId, sizeBytes: sizeOf(source) })
  const { attached, ...reading } = await ports.readPdf(source, upload.userId)
  const kept = attached?.bytes ?? source
  const resume = newResume({ id, sha256 }, { ...upload, source: kept }, reading, ports.now())
  await ports.blobs.write(pdfBlob(resume), kept instanceof Uint8Array ? kept : () => kept.open())
  await writeReading(ports, resume, reading)
  await refuseErased(ports, upload)
  const uploaded = { resume: await ports.resumes.commit(resume), reading }
  return attached ? { ...uploaded, attachedName: attached.name } : uploaded
}

const sha256Of = (source: Upload['source']): string =>
  source instanceof Uint8Array ? createHash('sha256').update(source).digest('hex') : source.sha256

const sizeOf = (source: Upload['source']): number =>
  source instanceof Uint8Array ? source.length : source.sizeBytes

/** Asked before anything is written, and again once it is: an account may be deleted meanwhile. */
export async function refuseErased({ erasures }: Ports, { userId }: Pick<Upload, 'userId'>): Promise<void> {
  if (await erasures.isErased(userId)) throw new DomainError('unauthenticated')
}

/** The same key and owner give the same id, so a repeated request finds its first answer. */
export function idOf({ userId, idempotencyKey }: Pick<Upload, 'userId' | 'idempotencyKey'>): string {
  if (idempotencyKey === undefined) return randomUUID()
  return createHash('sha256')
    .update(JSON.stringify([userId, idempotencyKey]))
    .digest('hex')
    .slice(0, 32)
}

const newResume = (
  identity: { id: string; sha256: string },
  upload: Upload,
  reading: Reading,
  now: number,
): Resume => ({
  ...identity,
  version: 0,
  schemaVersion: 1,
  userId: upload.userId,
  name: upload.name,
  createdAt: new Date(now).toISOString(),
  sizeBytes: sizeOf(upload.source),
  contentVersion: 1,
  ...fromReading(reading, randomUUID()),
})

export const writeReading = (
  { blobs }: Ports,
  resume: Parameters<typeof readingBlob>[0],
  reading: Reading,
): Promise<void> => blobs.write(readingBlob(resume), Buffer.from(JSON.stringify(reading)))

/** The reading with its boxes as it was kept. */
export const storedReading = async (ports: Ports, resume: Resume): Promise<Reading> =>
  JSON.parse(Buffer.from(await keptBlob(ports, resume, readingBlob(resume))).toString()) as Reading
