import { z } from 'zod'

const share = z.number().min(0).max(1)

/** A square part of a picture, in shares of the picture, so that it means the same at every size. */
export const PhotoCrop = z.strictObject({
  /** Left edge, as a share of the width. */
  x: share,
  /** Top edge, as a share of the height. */
  y: share,
  /** Side of the square, as a share of the shorter side. */
  size: z.number().gt(0).max(1),
})
export type PhotoCrop = z.infer<typeof PhotoCrop>

/** The maximum length of the alternative text. */
export const mostPhotoText = 200

export const PhotoText = z
  .string({ error: 'Please describe the photo in a few words' })
  .trim()
  .max(mostPhotoText, `A description has at most ${mostPhotoText} characters`)

/** Where a photo can come from that the product has already. */
export const PhotoSource = z.enum(['avatar', 'resume'], { error: 'Please choose avatar or resume' })
export type PhotoSource = z.infer<typeof PhotoSource>

/** The photo of a site, as its owner sees it. */
export const SitePhoto = z.object({
  /** Shown on the page. */
  on: z.boolean(),
  /** The owner's words for it; absent where it is the name on the page. */
  alt: z.string().optional(),
  crop: PhotoCrop,
  /** Pixels of the whole picture. */
  width: z.number().int(),
  height: z.number().int(),
  /** Changes with the picture and with its crop. */
  id: z.string(),
})
export type SitePhoto = z.infer<typeof SitePhoto>

export const SitePhotoState = z.object({
  /** Absent where there is none. */
  photo: SitePhoto.optional(),
  /** The alternative text if the owner wrote none: the name. */
  suggestedAlt: z.string(),
  /** False while a change is on its way to the page. */
  published: z.boolean(),
})
export type SitePhotoState = z.infer<typeof SitePhotoState>

/** A picture that is there already. It is on no page before its owner takes it. */
export const PhotoOffer = z.object({
  from: PhotoSource,
  /** Path of the picture, for its owner alone. */
  url: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
})
export type PhotoOffer = z.infer<typeof PhotoOffer>
