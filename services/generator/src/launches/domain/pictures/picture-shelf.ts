import { DomainError, mostPictures, Picture } from '@thumbfolio/contracts'
import { z } from 'zod'
import { dayMs } from '../../../time.js'

/** A picture that no page shows is kept so long. */
const unusedMs = dayMs

export const KeptPicture = Picture.extend({
  /** Of all its widths together. */
  bytes: z.number().int(),
  addedAt: z.number(),
})
export type KeptPicture = z.infer<typeof KeptPicture>

/** The pictures of an owner, in one document: how many there may be holds also for two uploads at once. */
export const PictureShelf = z.object({
  /** Id of the owner. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  pictures: z.array(KeptPicture),
  /** When it is next looked through for pictures that nothing shows; absent for an empty one. */
  sweepAt: z.number().optional(),
})
export type PictureShelf = z.infer<typeof PictureShelf>

export const emptyShelf = (ownerId: string): PictureShelf => ({
  id: ownerId,
  version: 0,
  schemaVersion: 1,
  pictures: [],
})

export const bytesOn = ({ pictures }: PictureShelf): number =>
  pictures.reduce((sum, { bytes }) => sum + bytes, 0)

/** @throws DomainError `picture-quota` */
export function withPicture(shelf: PictureShelf, picture: KeptPicture): PictureShelf {
  const isFull =
    shelf.pictures.length >= mostPictures.owner || bytesOn(shelf) + picture.bytes > mostPictures.ownerBytes
  if (isFull) throw new DomainError('picture-quota')
  return {
    ...shelf,
    pictures: [...shelf.pictures, picture],
    sweepAt: shelf.sweepAt ?? picture.addedAt + unusedMs,
  }
}

/** The shelf without what nothing shows and is older than a day; it is looked through again a day later. */
export function sweptShelf(
  { sweepAt: _before, ...shelf }: PictureShelf,
  isShown: (id: string) => boolean,
  now: number,
): PictureShelf {
  const pictures = shelf.pictures.filter(({ id, addedAt }) => addedAt > now - unusedMs || isShown(id))
  return { ...shelf, pictures, ...(pictures.length > 0 && { sweepAt: now + dayMs }) }
}
