import { PhotoSource } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { launchOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'

export interface OfferedPhoto {
  readonly from: PhotoSource
  readonly width: number
  readonly height: number
}

/** The pictures that are there already. One that cannot be had or read now is not offered. */
export const offerPhotos = traced(
  'offer-photos',
  async (ports: Ports, site: Site): Promise<readonly OfferedPhoto[]> => {
    const offers = PhotoSource.options.map(async (from) => {
      try {
        const shown = await shownOffer(ports, site, from)
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
export async function shownOffer(ports: Ports, site: Site, from: PhotoSource) {
  const bytes = await offeredPicture(ports, site, from)
  if (!bytes) return undefined
  const { groundOf } = await import('../domain/photo/ground.js')
  return ports.pictures.whole(bytes, groundOf(site))
}

/** The picture as the other service has it; undefined without one. */
export async function offeredPicture(
  { accounts, resumes }: Ports,
  site: Site,
  from: PhotoSource,
): Promise<Uint8Array | undefined> {
  switch (from) {
    case 'avatar':
      return accounts.avatar(site.ownerId)
    case 'resume': {
      const resumeId = resumeOf(site)
      return resumeId === undefined ? undefined : resumes.portrait(site.ownerId, resumeId)
    }
  }
}

/** The resume that the live page was made from. */
const resumeOf = (site: Site): string | undefined =>
  (site.live && launchOf(site, site.live.launchId))?.resumeId ?? site.launches[0]?.resumeId
