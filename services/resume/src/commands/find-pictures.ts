import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { isRefusal, type WorkPicture } from '@thumbfolio/resume-reader'
import { hasFile, pdfBlob, type FoundIn, type Ports } from '../ports.js'
import { keptBlob, ownedResume } from './owned-resume.js'

interface Wanted {
  readonly userId: string
  readonly id: string
}

/**
 * The likely portrait on the first page of a resume, as a PNG.
 * @throws DomainError `not-found` when there is none, or the resume is absent or another's; `reader-busy`
 */
export const findPortrait = traced(
  'find-portrait',
  async (ports: Ports, userId: string, id: string): Promise<Uint8Array> => {
    const portrait = await foundIn(ports, { userId, id }, ports.portraitIn)
    if (!portrait) throw new DomainError('not-found')
    return portrait
  },
)

/**
 * Pictures in the PDF of a resume that may show work.
 * @throws DomainError `not-found` when the resume is absent or another's; `reader-busy`
 */
export const findWorkPictures = traced(
  'find-work-pictures',
  async (ports: Ports, userId: string, id: string): Promise<readonly WorkPicture[]> =>
    (await foundIn(ports, { userId, id }, ports.workIn)) ?? [],
)

/** A resume without a file, and a file that cannot be read for its pictures, have none. */
async function foundIn<T>(ports: Ports, { userId, id }: Wanted, find: FoundIn<T>): Promise<T | undefined> {
  const resume = await ownedResume(ports, userId, id)
  if (!hasFile(resume)) return undefined
  const name = pdfBlob(resume)
  return find(name, userId, () => keptBlob(ports, resume, name)).catch((error: unknown) => {
    if (error instanceof DomainError && isRefusal(error.code)) return undefined
    throw error
  })
}
