import { queryOptions } from '@tanstack/react-query'
import { resumeRoutes, type ResumeContent, type ResumeReading } from '@thumbfolio/contracts'
import { call, callTagged, download } from './api-client.js'

/** The resumes of a user, newest first. */
export const resumesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['resumes', userId],
    queryFn: async ({ signal }) =>
      (await call(resumeRoutes.listResumes, { params: { userId } }, { signal })).data,
  })

/** What was read from a resume. */
export const readingOf = async (id: string, signal?: AbortSignal): Promise<ResumeReading> =>
  (await call(resumeRoutes.resumeContent, { params: { id } }, { signal })).data

/** What was read from a resume, with its version. */
export interface TaggedReading {
  readonly reading: ResumeReading
  readonly etag: string
}

export async function taggedReadingOf(id: string, signal?: AbortSignal): Promise<TaggedReading> {
  const { body, etag } = await callTagged(resumeRoutes.resumeContent, { params: { id } }, { signal })
  return { reading: body.data, etag }
}

/**
 * Stores the content with its owner's word that name, headline and town are theirs.
 * @throws ApiProblem `stale` when it was changed meanwhile
 */
export async function confirmIdentity(
  id: string,
  content: ResumeContent,
  etag: string,
): Promise<TaggedReading> {
  const input = { params: { id }, query: { identity: 'confirmed' as const }, body: content }
  const { body, etag: newer } = await callTagged(resumeRoutes.correctResume, input, { ifMatch: etag })
  return { reading: body.data, etag: newer }
}

/** The PDF of a resume, as it was uploaded. */
export const resumeFile = (id: string, signal: AbortSignal): Promise<ArrayBuffer> =>
  download(resumeRoutes.resumeFile, { params: { id } }, { signal, timeoutMs: 60_000 })
