import { PhotoCrop } from '@thumbfolio/contracts'
import { z } from 'zod'

/** The photo of a site as its settings keep it. The pictures themselves are blobs under `id`. */
export const Photo = z.object({
  /** Unguessable. A new one for each picture and each crop, so that nothing under an id ever changes. */
  id: z.string(),
  /** On the page. */
  on: z.boolean(),
  /** The owner's words for it; absent for the name on the page. */
  alt: z.string().optional(),
  crop: PhotoCrop,
  /** Pixels of the whole picture. */
  width: z.number().int(),
  height: z.number().int(),
  /** Pixels of a side of the square on the page, for ordinary and for dense screens. */
  sides: z.object({ normal: z.number().int(), dense: z.number().int() }),
})
export type Photo = z.infer<typeof Photo>

/** Names of the pictures of a photo: the whole one, and the squares that a page shows. */
export const photoFiles = { original: 'original.jpg', normal: 'photo.jpg', dense: 'photo@2x.jpg' } as const
export type PhotoFile = keyof typeof photoFiles

/** Most pixels of a side of the squares. */
export const photoSides = { normal: 320, dense: 640 } as const

/** What an owner may say about a photo without giving another one. An empty text is the name again. */
export interface PhotoChange {
  readonly on?: boolean | undefined
  readonly alt?: string | undefined
}

export function withChange(photo: Photo, { on = photo.on, alt = photo.alt }: PhotoChange): Photo {
  const { alt: _before, ...rest } = photo
  return { ...rest, on, ...(alt !== undefined && alt !== '' && { alt }) }
}

/** The same settings with another photo, or without one: of a site or of anything else that becomes a page. */
export function withPhoto<S extends { photo?: Photo | undefined }>(settings: S, photo: Photo | undefined): S {
  const { photo: _before, ...rest } = settings
  return { ...rest, ...(photo && { photo }) } as S
}
