import { randomUUID } from 'node:crypto'
import { DomainError, type Reading } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { fromReading } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { refuseManyUploads, refuseOverQuota } from './refuse-over-quota.js'
import {
  idOf,
  refuseErased,
  storedReading,
  writeReading,
  type Upload,
  type Uploaded,
} from './upload-resume.js'

/** Nothing was read, and nothing is wrong with it. What is written later shows the language. */
const emptyReading: Reading = {
  content: {},
  provenance: {},
  questions: [],
  unplaced: [],
  hidden: 0,
  language: 'und',
  pages: 1,
  pageSizes: [],
  isResume: true,
  imported: { kind: 'by-hand', files: [] },
}

/**
 * Keeps a resume without a file, for a page that its owner writes. A repeat with the same key is the same resume.
 * @throws DomainError `idempotency-mismatch`, `too-many-resumes`, `rate-limited`
 */
export const startByHand = traced(
  'start-by-hand',
  (ports: Ports, wanted: Pick<Upload, 'userId' | 'name' | 'idempotencyKey'>): Promise<Uploaded> =>
    retryStale(async () => {
      const { userId, name } = wanted
      const id = idOf(wanted)
      const known = await ports.resumes.find(id)
      if (known && known.imported !== 'by-hand') throw new DomainError('idempotency-mismatch')
      if (known) return { resume: known, reading: await storedReading(ports, known) }

      await refuseErased(ports, wanted)
      await refuseManyUploads(ports, userId)
      await refuseOverQuota(ports, { userId, sizeBytes: 0 })
      const readingId = randomUUID()
      await writeReading(ports, { userId, id, readingId }, emptyReading)
      await refuseErased(ports, wanted)
      const createdAt = new Date(ports.now()).toISOString()
      const resume = await ports.resumes.commit({
        id,
        version: 0,
        schemaVersion: 1,
        userId,
        name,
        createdAt,
        sizeBytes: 0,
        contentVersion: 1,
        // Only its owner says who it is about.
        identityConfirmedAt: createdAt,
        ...fromReading(emptyReading, readingId),
      })
      return { resume, reading: emptyReading }
    }),
)
