import { resumeRoutes, type ResumeItem, type ResumeReading } from '@thumbfolio/contracts'
import { call, download } from './api-client.js'

/** The resumes of a user, newest first. */
export const resumesOf = async (userId: string, signal?: AbortSignal): Promise<ResumeItem[]> =>
  (await call(resumeRoutes.listResumes, { params: { userId } }, { signal })).data

/** What was read from a resume. */
export const readingOf = async (id: string, signal?: AbortSignal): Promise<ResumeReading> =>
  (await call(resumeRoutes.resumeContent, { params: { id } }, { signal })).data

/** The PDF of a resume, as it was uploaded. */
export const resumeFile = (id: string, signal: AbortSignal): Promise<ArrayBuffer> =>
  download(resumeRoutes.resumeFile, { params: { id } }, { signal, timeoutMs: 60_000 })
