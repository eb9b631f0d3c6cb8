import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { isRefusal } from '@thumbfolio/resume-reader'
import { hasFile, pdfBlob, type Ports } from '../ports.js'
import { keptBlob, ownedResume } from './owned-resume.js'

/**
 * The likely portrait on the first page of a resume, as a PNG.
 * @throws DomainError `not-found` when there is none, or the resume is absent or another's; `reader-busy`
 */
export const findPortrait = traced(
  'find-portrait',
  async (ports: Ports, userId: string, id: string): Promise<Uint8Array> => {
    const resume = await ownedResume(ports, userId, id)
    if (!hasFile(resume)) throw new DomainError('not-found')
    const name = pdfBlob(resume)
    const portrait = await ports.portraitIn(name, userId, () => keptBlob(ports, resume, name)).catch(orNone)
    if (!portrait) throw new DomainError('not-found')
    return portrait
  },
)

/** A file that cannot be read for its pictures has none. */
function orNone(error: unknown): null {
  if (error instanceof DomainError && isRefusal(error.code)) return null
  throw error
}
