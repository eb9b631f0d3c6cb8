import type { readingSuggestionRoutes } from '@thumbfolio/contracts'
import { ifMatchHolds, type RouteHandlers } from '@thumbfolio/kit/http'
import { acceptSuggestion } from '../commands/accept-suggestion.js'
import { leaveSuggestion } from '../commands/leave-suggestion.js'
import { suggestReading } from '../commands/suggest-reading.js'
import { etagOf } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { presentReading } from './present-resume.js'
import { readingWithSuggestion } from './present-suggestion.js'

export const suggestionHandlers = (ports: Ports): RouteHandlers<typeof readingSuggestionRoutes> => ({
  async suggestReading({ session: { userId }, params, body }) {
    const resume = await suggestReading(ports, userId, params.id, body.model)
    const data = await readingWithSuggestion(ports, resume)
    return { status: 200, body: { data }, headers: { ETag: etagOf(resume) } }
  },
  async acceptSuggestion({ session: { userId }, params, header }) {
    const ifMatch = header('If-Match') ?? '*'
    const isExpected = (etag: string) => ifMatchHolds(ifMatch, etag)
    const { resume, reading, changed, kept } = await acceptSuggestion(ports, userId, params.id, isExpected)
    const data = await presentReading(ports, resume, reading)
    return { status: 200, body: { data, changed, kept }, headers: { ETag: etagOf(resume) } }
  },
  async leaveSuggestion({ session: { userId }, params }) {
    await leaveSuggestion(ports, userId, params.id)
    return { status: 200, body: { message: 'Everything stays as it was' } }
  },
})
