import { DomainError, resumeInternalRoutes } from '@thumbfolio/contracts'
import type { ServiceClient } from '@thumbfolio/kit'
import type { Resumes } from '../ports.js'

/** The resume service over HTTP. */
export const httpResumes = (peers: ServiceClient): Resumes => ({
  async content(userId, id, signal) {
    // A path segment that is empty or a dot would name another route.
    if (!/^[\w-]{1,200}$/.test(id)) return undefined
    try {
      const { name: _name, ...pinned } = await peers.call(resumeInternalRoutes.contentForLaunch, {
        params: { userId, id },
        ...(signal && { signal }),
      })
      return pinned
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not-found') return undefined
      throw error
    }
  },
})
