import { DomainError } from '@thumbfolio/contracts'
import type { Blobs } from '@thumbfolio/kit/store'
import type { Resume } from '../domain/resume.js'
import { pdfBlob, type Ports } from '../ports.js'
import { ownedResume } from './owned-resume.js'

/**
 * The uploaded PDF of a resume.
 * @throws DomainError `not-found` when it is absent or another's, and for what was imported from another file
 */
export async function openPdf(
  ports: Ports,
  userId: string,
  id: string,
): Promise<{ resume: Resume; blob: NonNullable<Awaited<ReturnType<Blobs['open']>>> }> {
  const resume = await ownedResume(ports, userId, id)
  const blob = resume.imported === undefined ? await ports.blobs.open(pdfBlob(resume)) : undefined
  if (!blob) throw new DomainError('not-found')
  return { resume, blob }
}
