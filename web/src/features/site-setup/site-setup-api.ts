import { readingOf } from '../../lib/resume-api.js'

/** The name on a resume; '' when none was read. */
export const nameOnResume = async (id: string, signal: AbortSignal): Promise<string> =>
  (await readingOf(id, signal)).content.basics?.name ?? ''
