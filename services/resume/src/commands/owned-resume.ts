import { DomainError } from '@thumbfolio/contracts'
import type { Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'

/** @throws DomainError `not-found` when it is absent or another's: the answer does not show which */
export async function ownedResume(
  { resumes }: Pick<Ports, 'resumes'>,
  userId: string,
  id: string,
): Promise<Resume> {
  const resume = await resumes.find(id)
  if (resume?.userId !== userId) throw new DomainError('not-found')
  return resume
}

/**
 * A blob that the resume refers to.
 * @throws DomainError `not-found` when the resume was deleted meanwhile
 */
export async function keptBlob(ports: Ports, { userId, id }: Resume, name: string): Promise<Uint8Array> {
  const bytes = await ports.blobs.read(name)
  if (bytes) return bytes
  await ownedResume(ports, userId, id)
  throw new Error(`Resume ${id} has no ${name}`)
}
