import { buffer } from 'node:stream/consumers'
import { resumeInternalRoutes } from '@thumbfolio/contracts'
import { orUndefinedIfNotFound, type ServiceClient } from '@thumbfolio/kit/http'
import type { Resumes } from '../ports.js'

/** A PDF is read for it, which takes its turn. */
const picturesTimeoutMs = 20_000

/** A path segment that is empty or a dot would name another route. */
const isId = (id: string) => /^[\w-]{1,200}$/.test(id)

/** The resume service over HTTP. */
export const httpResumes = (serviceClients: ServiceClient): Resumes => ({
  async content(userId, id, signal) {
    if (!isId(id)) return undefined
    const asked = { params: { userId, id }, ...(signal && { signal }) }
    const found = await orUndefinedIfNotFound(
      serviceClients.call(resumeInternalRoutes.contentForLaunch, asked),
    )
    if (!found) return undefined
    const { name: _name, ...pinned } = found
    return pinned
  },
  async portrait(userId, id) {
    if (!isId(id)) return undefined
    const asked = { params: { userId, id }, timeoutMs: picturesTimeoutMs }
    const found = await orUndefinedIfNotFound(serviceClients.open(resumeInternalRoutes.portraitOf, asked))
    return found && buffer(found)
  },
  async workPictures(userId, id) {
    if (!isId(id)) return []
    const asked = { params: { userId, id }, timeoutMs: picturesTimeoutMs }
    const found = await orUndefinedIfNotFound(serviceClients.call(resumeInternalRoutes.workPicturesOf, asked))
    return found?.pictures ?? []
  },
  async workPicture(userId, id, number) {
    if (!isId(id)) return undefined
    const asked = { params: { userId, id, number: String(number) }, timeoutMs: picturesTimeoutMs }
    const found = await orUndefinedIfNotFound(serviceClients.open(resumeInternalRoutes.workPictureOf, asked))
    return found && buffer(found)
  },
  async text(userId, id) {
    if (!isId(id)) return undefined
    return orUndefinedIfNotFound(
      serviceClients.call(resumeInternalRoutes.textOfPdf, { params: { userId, id } }),
    )
  },
  async pdf(userId, id) {
    if (!isId(id)) return undefined
    return orUndefinedIfNotFound(serviceClients.open(resumeInternalRoutes.pdfOf, { params: { userId, id } }))
  },
})
