import { randomUUID } from 'node:crypto'
import type { Reading } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit'
import { changedPointers } from '../domain/changed-pointers.js'
import { rereadAs, type Resume } from '../domain/resume.js'
import { pdfBlob, readingBlob, type Ports } from '../ports.js'
import { ownedResume } from './owned-resume.js'
import { writeReading } from './upload-resume.js'

export interface Reread {
  readonly resume: Resume
  readonly reading: Reading
  /** JSON pointers of what the new reading sees differently. */
  readonly changed: string[]
}

/** Reads the kept PDF again. The owner's corrections stay as they are. */
export async function rereadResume(ports: Ports, userId: string, id: string): Promise<Reread> {
  const bytes = await ports.blobs.read(pdfBlob(await ownedResume(ports, userId, id)))
  if (!bytes) throw new Error(`The PDF of resume ${id} is missing`)
  const reading = await ports.readPdf(bytes)
  const readingId = randomUUID()

  const { before, resume } = await retryStale(async () => {
    const before = await ownedResume(ports, userId, id)
    const next = rereadAs(before, reading, readingId)
    await writeReading(ports, next, reading)
    return { before, resume: await ports.resumes.commit(next) }
  })
  await ports.blobs.remove(readingBlob(before))
  return { resume, reading, changed: changedPointers(before.read, reading.content) }
}
