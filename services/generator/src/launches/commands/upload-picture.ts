import { randomInt } from 'node:crypto'
import { DomainError, maxPictureBytes, type Picture } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { pictureName } from '@thumbfolio/site-page'
import { bytesOfDataUrl } from '../domain/photo/data-url.js'
import { emptyShelf, withPicture } from '../domain/pictures/picture-shelf.js'
import type { Ports } from '../ports.js'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const newId = () => Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')

/**
 * Stores a picture of an owner in its widths. The shelf counts it before its files are written: after a crash between the
 * two, no client knows its id, and it is swept.
 * @throws DomainError as `Pictures`, `photo-too-large`, `picture-quota`
 */
export const uploadPicture = traced(
  'upload-picture',
  async (ports: Ports, ownerId: string, url: string): Promise<Picture> => {
    const { pictures, pictureFiles, now } = ports
    const bytes = bytesOfDataUrl(url)
    if (!bytes) throw new DomainError('photo-unsupported')
    if (bytes.length > maxPictureBytes) throw new DomainError('photo-too-large')
    // Refuses a full shelf before the expensive part.
    const kept = { id: newId(), width: 1, height: 1, bytes: 0, addedAt: now() }
    withPicture(await shelfOf(ports, ownerId), kept)
    const { width, height, forms } = await pictures.widths(bytes)
    const size = forms.reduce((sum, { body }) => sum + body.byteLength, 0)
    await retryStale(async () => {
      const shelf = await shelfOf(ports, ownerId)
      return ports.pictureShelves.commit(withPicture(shelf, { ...kept, width, height, bytes: size }))
    })
    const files = forms.map((each) => ({
      name: pictureName(kept.id, each.width, each.form),
      body: each.body,
    }))
    await pictureFiles.write(ownerId, files)
    return { id: kept.id, width, height }
  },
)

/** @throws DomainError `not-found` once the account is deleted */
export async function shelfOf(
  { pictureShelves, erasures }: Pick<Ports, 'pictureShelves' | 'erasures'>,
  ownerId: string,
) {
  if (await erasures.isErased(ownerId)) throw new DomainError('not-found')
  return (await pictureShelves.find(ownerId)) ?? emptyShelf(ownerId)
}
