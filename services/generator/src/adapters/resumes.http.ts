import { resumeInternalRoutes } from '@thumbfolio/contracts'
import { unlessAbsent, type ServiceClient } from '@thumbfolio/kit'
import type { Resumes } from '../ports.js'

/** The resume service over HTTP. */
export const httpResumes = (peers: ServiceClient): Resumes => ({
  async content(userId, id, signal) {
    // A path segment that is empty or a dot would name another route.
    if (!/^[\w-]{1,200}$/.test(id)) return undefined
    const asked = { params: { userId, id }, ...(signal && { signal }) }
    const found = await unlessAbsent(peers.call(resumeInternalRoutes.contentForLaunch, asked))
    if (!found) return undefined
    const { name: _name, ...pinned } = found
    return pinned
  },
})
