import { DomainError, type ResumeContent } from '@thumbfolio/contracts'
import { StaleState } from '@thumbfolio/kit'
import { correctedWith, etagOf, type Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { ownedResume } from './owned-resume.js'

/**
 * Stores the owner's content over the version they saw.
 * @throws DomainError `stale` when it was changed meanwhile
 */
export async function correctResume(
  ports: Ports,
  userId: string,
  id: string,
  content: ResumeContent,
  ifMatch: string,
): Promise<Resume> {
  const resume = await ownedResume(ports, userId, id)
  if (etagOf(resume) !== ifMatch) throw new DomainError('stale')
  return ports.resumes.commit(correctedWith(resume, content)).catch((error: unknown) => {
    throw error instanceof StaleState ? new DomainError('stale') : error
  })
}
