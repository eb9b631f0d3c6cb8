import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import type { Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { ownedResume } from './owned-resume.js'

export const renameResume = traced(
  'rename-resume',
  (ports: Ports, userId: string, id: string, name: string): Promise<Resume> =>
    retryStale(async () => {
      const resume = await ownedResume(ports, userId, id)
      if (resume.name === name) return resume
      return ports.resumes.commit({ ...resume, name })
    }),
)
