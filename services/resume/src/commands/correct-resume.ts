import { DomainError, type CorrectedContent } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { correctedWith, etagOf, type Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { ownedResume } from './owned-resume.js'

/**
 * Stores the owner's content, and its language where they say which one it is, over the version they saw, with their word
 * that it says who they are.
 * @throws DomainError `stale` when it was changed meanwhile
 */
export const correctResume = traced(
  'correct-resume',
  (
    ports: Ports,
    userId: string,
    id: string,
    { content, isIdentityConfirmed }: { content: CorrectedContent; isIdentityConfirmed: boolean },
    isExpected: (etag: string) => boolean,
  ): Promise<Resume> =>
    retryStale(async () => {
      const resume = await ownedResume(ports, userId, id)
      if (!isExpected(etagOf(resume))) throw new DomainError('stale')
      const confirmedAt = isIdentityConfirmed ? new Date(ports.now()).toISOString() : undefined
      return ports.resumes.commit(correctedWith(resume, content, confirmedAt))
    }),
)
