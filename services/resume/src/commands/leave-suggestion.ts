import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { withoutSuggestion } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { ownedResume } from './owned-resume.js'

/** Forgets what was suggested. Safe to repeat. Its blob is swept a day later. */
export const leaveSuggestion = traced(
  'leave-suggestion',
  (ports: Ports, userId: string, id: string): Promise<void> =>
    retryStale(async () => {
      const resume = await ownedResume(ports, userId, id)
      if (resume.suggestion?.state === 'ready') await ports.resumes.commit(withoutSuggestion(resume))
    }),
)
