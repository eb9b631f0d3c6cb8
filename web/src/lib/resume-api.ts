import { resumeRoutes } from '@thumbfolio/contracts'
import { download } from './api-client.js'

/** The PDF of a resume, as it was uploaded. */
export const resumeFile = (id: string, signal: AbortSignal): Promise<ArrayBuffer> =>
  download(resumeRoutes.resumeFile, { params: { id } }, { signal, timeoutMs: 60_000 })
