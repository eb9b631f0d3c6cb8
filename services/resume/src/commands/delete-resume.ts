import { event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { pdfBlob, readingsOf, type Ports } from '../ports.js'
import { ownedResume } from './owned-resume.js'

/** Removes the document first: a crash before the blobs are gone leaves them to the sweep. */
export const deleteResume = traced(
  'delete-resume',
  async (ports: Ports, userId: string, id: string): Promise<void> => {
    const removed = await retryStale(async () => {
      const resume = await ownedResume(ports, userId, id)
      await ports.blobs.expectLeftovers(pdfBlob(resume))
      await ports.blobs.expectLeftovers(readingsOf(resume))
      await ports.resumes.remove(resume, { events: [event('resume.deleted.v1', id, { userId })] })
      return resume
    })
    await ports.blobs.remove(pdfBlob(removed))
    for await (const { name } of ports.blobs.list(readingsOf(removed))) await ports.blobs.remove(name)
  },
)
