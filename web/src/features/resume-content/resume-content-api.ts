import { resumeRoutes, type CorrectedContent } from '@thumbfolio/contracts'
import { callTagged } from '../../lib/api-client.js'
import type { TaggedReading } from '../../lib/resume-api.js'

export { taggedReadingOf as readingOf, type TaggedReading } from '../../lib/resume-api.js'

/** @throws ApiProblem `stale` when it was changed meanwhile */
export async function saveCorrections(
  id: string,
  body: CorrectedContent,
  etag: string,
): Promise<TaggedReading> {
  const answer = await callTagged(resumeRoutes.correctResume, { params: { id }, body }, { ifMatch: etag })
  return { reading: answer.body.data, etag: answer.etag }
}

/** On a busy machine the reader takes 30 s until it gives up, and it may have others to read before. */
const rereadTimeoutMs = 120_000

export interface Reread extends TaggedReading {
  /** JSON pointers of values that are no longer what they were. */
  readonly changed: readonly string[]
  /** JSON pointers of the owner's words that the new reading sees differently. */
  readonly kept: readonly string[]
}

/** @throws ApiProblem `stale` when it was changed meanwhile */
export async function readAgain(id: string, etag: string): Promise<Reread> {
  const options = { ifMatch: etag, timeoutMs: rereadTimeoutMs }
  const answer = await callTagged(resumeRoutes.rereadResume, { params: { id } }, options)
  const { data, changed, kept } = answer.body
  return { reading: data, etag: answer.etag, changed, kept }
}
