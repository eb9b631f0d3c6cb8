import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { etagOf } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import { takeReading, type Reread } from './reread-resume.js'
import { suggestedReading } from './upload-resume.js'

/**
 * Makes the suggested reading the resume's own, merged like another reading of the PDF: what the owner corrected stays.
 * @throws DomainError `not-found` where nothing is suggested; `stale` when the caller's version is not the current one
 */
export const acceptSuggestion = traced(
  'accept-suggestion',
  (ports: Ports, userId: string, id: string, isExpected: (etag: string) => boolean): Promise<Reread> =>
    takeReading(ports, userId, id, async (before) => {
      if (!isExpected(etagOf(before))) throw new DomainError('stale')
      const reading = await suggestedReading(ports, before)
      if (!reading || before.suggestion?.state !== 'ready') throw new DomainError('not-found')
      return { reading, readingId: before.suggestion.readingId }
    }),
)
