import { randomUUID } from 'node:crypto'
import { DomainError, type Reading } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { toMerge } from '../domain/identity.js'
import type { MergedCorrection } from '../domain/merge/merge-correction.js'
import { etagOf, rereadAs, type Resume } from '../domain/resume.js'
import { hasFile, pdfBlob, type Ports } from '../ports.js'
import { keptBlob, ownedResume } from './owned-resume.js'
import { storedReading, writeReading } from './upload-resume.js'

export interface Reread extends Pick<MergedCorrection, 'changed' | 'kept'> {
  readonly resume: Resume
  readonly reading: Reading
}

/**
 * Reads the kept file again, where there is one. What the owner corrected stays; the rest follows the new reading. The old one stays for
 * those who are looking at it, and is swept a day later.
 * @throws DomainError `stale` when the caller's version is no longer the current one
 */
export const rereadResume = traced(
  'reread-resume',
  async (
    ports: Ports,
    userId: string,
    id: string,
    isExpected: (etag: string) => boolean,
  ): Promise<Reread> => {
    const found = await ownedResume(ports, userId, id)
    if (!isExpected(etagOf(found))) throw new DomainError('stale')
    if (!hasFile(found))
      return { resume: found, reading: await storedReading(ports, found), changed: [], kept: [] }
    const { attached: _, ...reading } = await ports.readPdf(
      await keptBlob(ports, found, pdfBlob(found)),
      userId,
    )
    const readingId = randomUUID()
    return takeReading(ports, userId, id, async (before) => {
      if (!isExpected(etagOf(before))) throw new DomainError('stale')
      return { reading, readingId }
    })
  },
)

/**
 * Makes another reading of the same file the resume's own, merged with its owner's corrections, which stay. `choose` says
 * which, for the state at hand.
 */
export const takeReading = (
  ports: Ports,
  userId: string,
  id: string,
  choose: (resume: Resume) => Promise<{ reading: Reading; readingId: string }>,
): Promise<Reread> =>
  retryStale(async () => {
    const before = await ownedResume(ports, userId, id)
    const { reading, readingId } = await choose(before)
    const { corrected, changed, kept } = await ports.comparisons.merge(toMerge(before), reading.content)
    const next = rereadAs(before, reading, readingId, corrected)
    await writeReading(ports, next, reading)
    const resume = await ports.resumes.commit(next)
    return { resume, reading, changed, kept }
  })
