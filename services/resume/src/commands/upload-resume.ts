import { createHash, randomUUID } from 'node:crypto'
import { DomainError, event, type Reading } from '@thumbfolio/contracts'
import { takenFrom, type Resume } from '../domain/resume.js'
import { pdfBlob, readingBlob, type Ports } from '../ports.js'

export interface Upload {
  readonly userId: string
  readonly name: string
  readonly bytes: Uint8Array
  /** A repeated upload under one key is one resume. */
  readonly idempotencyKey?: string
}

/**
 * Reads and keeps a PDF. The blobs come first and the commit makes them count: what a crash leaves behind without it
 * is swept, and the uploader never had an answer for it.
 */
export async function uploadResume(
  ports: Ports,
  upload: Upload,
): Promise<{ resume: Resume; reading: Reading }> {
  const id = idOf(upload)
  const known = await ports.resumes.find(id)
  if (known) return { resume: known, reading: await storedReading(ports, known) }

  const reading = await ports.readPdf(upload.bytes)
  const resume = newResume(id, upload, reading, ports.now())
  await ports.blobs.write(pdfBlob(upload.userId, id), upload.bytes)
  await writeReading(ports, resume, reading)
  if (await ports.erasures.isErased(upload.userId)) throw new DomainError('unauthenticated')
  const data = { userId: upload.userId, pages: reading.pages }
  return {
    resume: await ports.resumes.commit(resume, { events: [event('resume.uploaded.v1', id, data)] }),
    reading,
  }
}

/** The same key, owner and bytes give the same id, so a repeated request finds its first answer. */
function idOf({ userId, bytes, idempotencyKey }: Upload): string {
  if (idempotencyKey === undefined) return randomUUID()
  return createHash('sha256')
    .update(`${userId}\n${idempotencyKey}\n`)
    .update(bytes)
    .digest('hex')
    .slice(0, 32)
}

const newResume = (id: string, upload: Upload, reading: Reading, now: number): Resume => ({
  id,
  version: 0,
  schemaVersion: 1,
  userId: upload.userId,
  name: upload.name,
  createdAt: new Date(now).toISOString(),
  sizeBytes: upload.bytes.length,
  contentVersion: 1,
  ...takenFrom(reading, randomUUID()),
})

export const writeReading = (
  { blobs }: Ports,
  { userId, id, readingId }: Resume,
  reading: Reading,
): Promise<void> => blobs.write(readingBlob(userId, id, readingId), Buffer.from(JSON.stringify(reading)))

/** The reading with its boxes as it was kept. */
export async function storedReading({ blobs }: Ports, { userId, id, readingId }: Resume): Promise<Reading> {
  const bytes = await blobs.read(readingBlob(userId, id, readingId))
  if (!bytes) throw new Error(`The reading of resume ${id} is missing`)
  return JSON.parse(Buffer.from(bytes).toString()) as Reading
}
