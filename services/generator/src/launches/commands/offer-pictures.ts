import { DomainError, type PictureOffer } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { besideEntries } from '../domain/pictures/beside-entries.js'
import type { Ports } from '../ports.js'
import type { PhotoHolder } from './photo-holders.js'

/** Of a picture; black lines on a transparent ground stay readable. */
const ground = '#ffffff'

/** Pictures in the PDF of a draft's resume, each for the entry beside it. What cannot be read now is not offered. */
export const offerPictures = traced(
  'offer-pictures',
  async (ports: Ports, holder: PhotoHolder): Promise<PictureOffer[]> => {
    const site = await holder.find()
    const { ownerId, live } = site
    const resumeId = holder.resumeIdOf(site)
    if (!live || resumeId === undefined) return []
    const { pinned } = live.source
    // Entries of the owner follow those that were read, so the places of these hold.
    const sources = pinned.read?.sources ?? pinned.sources ?? {}
    const pictures = await ports.resumes.workPictures(ownerId, resumeId).catch((error: unknown) => {
      ports.log.warn({ err: error, site: site.id }, 'pictures of the resume not offered')
      return []
    })
    return besideEntries(pictures, sources)
  },
)

/** An offered picture as its owner sees it; undefined for none. @throws DomainError `photo-busy` */
export async function offeredWork(ports: Ports, holder: PhotoHolder, number: number) {
  const site = await holder.find()
  const resumeId = holder.resumeIdOf(site)
  const bytes = resumeId && (await ports.resumes.workPicture(site.ownerId, resumeId, number))
  if (!bytes) return undefined
  return ports.pictures.whole(bytes, ground).catch((error: unknown) => {
    if (error instanceof DomainError && error.code !== 'photo-busy') return undefined
    throw error
  })
}
