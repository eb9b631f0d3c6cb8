import { DomainError, maxPictureBytes, type PhotoSource } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { bytesOfDataUrl } from '../domain/photo/data-url.js'
import type { Photo } from '@thumbfolio/site-page'
import { photoChanged } from '../domain/site/settings.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { forgetPhoto } from './forget-photo.js'
import { makePhoto, type PhotoWanted } from './make-photo.js'
import { offeredPicture } from './offer-photos.js'
import type { PhotoHolder } from './photo-holders.js'

/**
 * Gives a site or a draft the photo that its owner sent. The pictures come first and the commit makes them count: what a crash leaves
 * behind in between is swept.
 * @throws DomainError as `makePhoto` and as its holder, `photo-too-large`
 */
export const uploadPhoto = traced(
  'upload-photo',
  async (
    ports: Ports,
    holder: PhotoHolder,
    { url, ...shown }: PhotoWanted & { url: string },
  ): Promise<Site> => {
    const site = await holder.changeable()
    const bytes = bytesOfDataUrl(url)
    if (!bytes) throw new DomainError('photo-unsupported')
    if (bytes.length > maxPictureBytes) throw new DomainError('photo-too-large')
    return give(ports, holder, site, { bytes, ...shown })
  },
)

/** Gives a site or a draft a picture that is there already. @throws DomainError as `uploadPhoto`, `photo-not-offered` */
export const takeOffered = traced(
  'take-offered-photo',
  async (
    ports: Ports,
    holder: PhotoHolder,
    { from, ...shown }: PhotoWanted & { from: PhotoSource },
  ): Promise<Site> => {
    const site = await holder.changeable()
    const bytes = await offeredPicture(ports, holder, site, from)
    if (!bytes) throw new DomainError('photo-not-offered')
    return give(ports, holder, site, { bytes, ...shown })
  },
)

async function give(
  ports: Ports,
  holder: PhotoHolder,
  site: Site,
  given: PhotoWanted & { bytes: Uint8Array },
): Promise<Site> {
  const { groundOf } = await import('../domain/photo/ground.js')
  const photo = await makePhoto(ports, holder.ownerId, { ...given, ground: groundOf(site) })
  return replacePhoto(ports, holder, photo.id, () => photo)
}

/**
 * Commits another photo and deletes the pictures of the one before. `newId` names pictures that were made for it: they are
 * deleted again where the commit is refused.
 */
export async function replacePhoto(
  ports: Ports,
  holder: PhotoHolder,
  newId: string | undefined,
  next: (before: Photo | undefined) => Photo | undefined,
): Promise<Site> {
  const { photos, now } = ports
  const { ownerId } = holder
  let before: Photo | undefined
  try {
    const changed = await holder.change(async (site) => {
      before = site.settings.photo
      if (before) await photos.expectLeftovers(ownerId)
      return photoChanged(site, next(before), now())
    })
    if (before && before.id !== changed.settings.photo?.id) await forgetPhoto(ports, ownerId, before.id)
    return changed
  } catch (error) {
    if (newId !== undefined && error instanceof DomainError) await photos.remove(ownerId, newId)
    throw error
  }
}
