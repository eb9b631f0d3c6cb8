import { z } from 'zod'

/** Pixels of the widths in which a picture is kept, as AVIF and as JPEG. A picture is never made wider than it is. */
export const pictureWidths = [480, 960, 1_920] as const

/** The most pictures of an entry, of a page and of an owner, and the bytes that an owner's take in all their widths. */
export const mostPictures = { entry: 8, page: 64, owner: 200, ownerBytes: 200 * 2 ** 20 } as const

/** Bytes of a picture before it is made smaller. */
export const maxPictureBytes = 10 * 2 ** 20

export const mostPictureText = { alt: 200, caption: 300 } as const

/** Sections whose entries have room for pictures; the others are lines of words. */
export const pictureSections: ReadonlySet<string> = new Set([
  'work',
  'volunteer',
  'projects',
  'education',
  'awards',
  'certificates',
  'publications',
  'custom',
])

/** Unguessable, and letters alone: in an address it looks like no number. A new one for each picture. */
export const PictureId = z.string().regex(/^[a-z]{20}$/, 'A picture id has 20 letters')

/** A picture that an owner uploaded. It is on no page before they put it there. */
export const Picture = z.object({
  id: PictureId,
  /** Pixels of the widest form. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type Picture = z.infer<typeof Picture>

/** What an owner says about a picture under an entry. */
export const PictureWords = z.strictObject({
  /** What is in the picture, for those who do not see it; absent: the title of its entry. */
  alt: z
    .string({ error: 'Please describe the picture in a few words' })
    .trim()
    .max(mostPictureText.alt, `A description has at most ${mostPictureText.alt} characters`)
    .optional(),
  /** It adds nothing to the words: screen readers pass over it. */
  isDecorative: z.boolean().optional(),
  caption: z
    .string()
    .trim()
    .max(mostPictureText.caption, `A caption has at most ${mostPictureText.caption} characters`)
    .optional(),
})
export type PictureWords = z.infer<typeof PictureWords>

/** A picture under an entry, as an edit names it. */
export const PlacedPicture = PictureWords.extend({ id: PictureId })
export type PlacedPicture = z.infer<typeof PlacedPicture>

/** The pictures of an entry, as an edit names them. */
export const PicturesEdit = z
  .array(PlacedPicture)
  .max(mostPictures.entry, `An entry has at most ${mostPictures.entry} pictures`)

/** What an owner has uploaded, and how much there may be. */
export const PictureShelfView = z.object({
  pictures: z.array(Picture),
  used: z.object({ pictures: z.number().int(), bytes: z.number().int() }),
  most: z.object({ pictures: z.number().int(), bytes: z.number().int() }),
})
export type PictureShelfView = z.infer<typeof PictureShelfView>
