import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { withChange, type Photo } from '@thumbfolio/site-page'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { cropPhoto, type PhotoWanted } from './make-photo.js'
import type { PhotoHolder } from './photo-holders.js'
import { replacePhoto } from './set-photo.js'

/**
 * Shows or hides a photo, or changes its crop or its text.
 * @throws DomainError `no-photo`, and as `cropPhoto` and as its holder; `stale` if the picture was replaced meanwhile
 */
export const changePhoto = traced(
  'change-photo',
  async (ports: Ports, holder: PhotoHolder, { crop, ...change }: PhotoWanted): Promise<Site> => {
    const photo = photoOf(await holder.changeable())
    if (!crop) return replacePhoto(ports, holder, undefined, (now) => withChange(there(now), change))
    const cropped = await cropPhoto(ports, holder.ownerId, photo, crop)
    return replacePhoto(ports, holder, cropped.id, (now) => {
      if (there(now).id !== photo.id) throw new DomainError('stale')
      const { id, sides } = cropped
      return withChange({ ...there(now), id, crop, sides }, change)
    })
  },
)

/** Takes the photo off the page and deletes its pictures. Safe to repeat. */
export const removePhoto = traced('remove-photo', (ports: Ports, holder: PhotoHolder): Promise<Site> =>
  replacePhoto(ports, holder, undefined, () => undefined),
)

const photoOf = ({ settings }: Site): Photo => there(settings.photo)

function there(photo: Photo | undefined): Photo {
  if (!photo) throw new DomainError('no-photo')
  return photo
}
