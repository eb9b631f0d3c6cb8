import { DomainError, mostPictures, Picture } from '@thumbfolio/contracts'
import { z } from 'zod'
import { dayMs } from '../../../time.js'

/** How long a picture that no page shows is kept. */
const unusedMs = dayMs

export const KeptPicture = Picture.extend({
  /** Of all its widths together. */
  bytes: z.number().int(),
  addedAt: z.number(),
})
export type KeptPicture = z.infer<typeof KeptPicture>

/** The pictures of an owner, in one document: two uploads at once cannot exceed the limit. */
export const PictureShelf = z.object({
  /** Id of the owner. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  pictures: z.array(KeptPicture),
  /** When the next sweep removes pictures that nothing shows; absent for an empty shelf. */
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

/** The shelf without pictures that are older than a day and that nothing shows. The next sweep is a day later. */
export function sweptShelf(
  { sweepAt: _before, ...shelf }: PictureShelf,
  isShown: (id: string) => boolean,
  now: number,
): PictureShelf {
  const pictures = shelf.pictures.filter(({ id, addedAt }) => addedAt > now - unusedMs || isShown(id))
  return { ...shelf, pictures, ...(pictures.length > 0 && { sweepAt: now + dayMs }) }
}
