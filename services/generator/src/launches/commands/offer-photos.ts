import { PhotoSource } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import type { PhotoHolder } from './photo-holders.js'

export interface OfferedPhoto {
  readonly from: PhotoSource
  readonly width: number
  readonly height: number
}

/** The pictures that are there already. One that cannot be had or read now is not offered. */
export const offerPhotos = traced(
  'offer-photos',
  async (ports: Ports, holder: PhotoHolder): Promise<readonly OfferedPhoto[]> => {
    const site = await holder.find()
    const offers = PhotoSource.options.map(async (from) => {
      try {
        const shown = await shownOffer(ports, holder, from, site)
        return shown && [{ from, width: shown.width, height: shown.height }]
      } catch (error) {
        ports.log.warn({ err: error, site: site.id, from }, 'picture not offered')
        return undefined
      }
    })
    return (await Promise.all(offers)).flatMap((offer) => offer ?? [])
  },
)

/** An offered picture as its owner sees it. @throws DomainError as `Pictures` */
export async function shownOffer(ports: Ports, holder: PhotoHolder, from: PhotoSource, known?: Site) {
  const site = known ?? (await holder.find())
  const bytes = await offeredPicture(ports, holder, site, from)
  if (!bytes) return undefined
  const { groundOf } = await import('../domain/photo/ground.js')
  return ports.pictures.whole(bytes, groundOf(site))
}

/** The picture as the other service has it; undefined without one. */
export async function offeredPicture(
  { accounts, resumes }: Ports,
  holder: PhotoHolder,
  site: Site,
  from: PhotoSource,
): Promise<Uint8Array | undefined> {
  switch (from) {
    case 'avatar':
      return accounts.avatar(site.ownerId)
    case 'resume': {
      const resumeId = holder.resumeIdOf(site)
      return resumeId === undefined ? undefined : resumes.portrait(site.ownerId, resumeId)
    }
  }
}
