import { DomainError, maxPictureBytes, type PhotoSource } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { bytesOfDataUrl } from '../domain/photo/data-url.js'
import type { Photo } from '@thumbfolio/site-page'
import { photoChanged } from '../domain/site/settings.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { commitChange } from './commit-change.js'
import { changeableSite } from './find-site.js'
import { makePhoto, type PhotoWanted } from './make-photo.js'
import { offeredPicture } from './offer-photos.js'

export interface SiteWanted {
  readonly ownerId: string
  readonly siteName: string
}

/**
 * Gives a site the photo that its owner sent. The pictures come first and the commit makes them count: what a crash leaves
 * behind in between is swept.
 * @throws DomainError as `makePhoto` and `changeableSite`, `photo-too-large`
 */
export const uploadPhoto = traced(
  'upload-photo',
  async (
    ports: Ports,
    wanted: SiteWanted,
    { url, ...shown }: PhotoWanted & { url: string },
  ): Promise<Site> => {
    const site = await changeableSite(ports, wanted)
    const bytes = bytesOfDataUrl(url)
    if (!bytes) throw new DomainError('photo-unsupported')
    if (bytes.length > maxPictureBytes) throw new DomainError('photo-too-large')
    return give(ports, wanted, site, { bytes, ...shown })
  },
)

/** Gives a site a picture that is there already. @throws DomainError as `uploadPhoto`, `photo-not-offered` */
export const takeOffered = traced(
  'take-offered-photo',
  async (
    ports: Ports,
    wanted: SiteWanted,
    { from, ...shown }: PhotoWanted & { from: PhotoSource },
  ): Promise<Site> => {
    const site = await changeableSite(ports, wanted)
    const bytes = await offeredPicture(ports, site, from)
    if (!bytes) throw new DomainError('photo-not-offered')
    return give(ports, wanted, site, { bytes, ...shown })
  },
)

async function give(
  ports: Ports,
  wanted: SiteWanted,
  site: Site,
  given: PhotoWanted & { bytes: Uint8Array },
): Promise<Site> {
  const { groundOf } = await import('../domain/photo/ground.js')
  const photo = await makePhoto(ports, wanted.ownerId, { ...given, ground: groundOf(site) })
  return replacePhoto(ports, wanted, photo.id, () => photo)
}

/**
 * Commits another photo and deletes the pictures of the one before. `newId` names pictures that were made for it: they are
 * deleted again where the commit is refused.
 */
export async function replacePhoto(
  ports: Ports,
  wanted: SiteWanted,
  newId: string | undefined,
  next: (before: Photo | undefined) => Photo | undefined,
): Promise<Site> {
  const { photos, now } = ports
  let before: Photo | undefined
  try {
    const changed = await retryStale(async () => {
      const site = await changeableSite(ports, wanted)
      before = site.settings.photo
      if (before) await photos.expectLeftovers(wanted.ownerId)
      const after = photoChanged(site, next(before), now())
      return commitChange(ports, { before: site, after, cause: { kind: 'settings' } })
    })
    if (before && before.id !== changed.settings.photo?.id) await photos.remove(wanted.ownerId, before.id)
    return changed
  } catch (error) {
    if (newId !== undefined && error instanceof DomainError) await photos.remove(wanted.ownerId, newId)
    throw error
  }
}
