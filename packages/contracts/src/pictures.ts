import { z } from 'zod'
import { PdfPlace } from './resume-content.js'

/** Widths in pixels in which a picture is stored, as AVIF and as JPEG. A picture is never scaled up. */
export const pictureWidths = [480, 960, 1_920] as const

/** Limits: pictures of an entry, of a page and of an owner, and the total bytes of an owner's pictures in all widths. */
export const mostPictures = { entry: 8, page: 64, owner: 200, ownerBytes: 200 * 2 ** 20 } as const

/** Size limit of an uploaded picture or photo, before it is made smaller. */
export const maxPictureBytes = 10 * 2 ** 20
/** The same of a profile picture. */
export const maxAvatarBytes = 5 * 2 ** 20

export const mostPictureText = { alt: 200, caption: 300 } as const

/** Sections whose entries can have pictures. */
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

/** Random and unguessable. Only letters, so that no check takes a part of a URL for a phone number. */
export const PictureId = z.string().regex(/^[a-z]{20}$/, 'A picture id has 20 letters')

/** A picture that an owner uploaded. No page shows it until they place it there. */
export const Picture = z.object({
  id: PictureId,
  /** Pixels of the widest stored file. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type Picture = z.infer<typeof Picture>

/** A picture in the PDF of a resume that may show work, and its place. */
export const WorkPicturePlace = PdfPlace.pick({ page: true, box: true }).extend({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type WorkPicturePlace = z.infer<typeof WorkPicturePlace>

/** A picture in the PDF of a resume, offered for the entry it is beside. */
export const PictureOffer = WorkPicturePlace.pick({ page: true, width: true, height: true }).extend({
  number: z.number().int().nonnegative(),
  /** Id of the entry. */
  entry: z.string(),
})
export type PictureOffer = z.infer<typeof PictureOffer>

/** What an owner says about a picture under an entry. */
export const PictureWords = z.strictObject({
  /** Text for people who cannot see the picture. Default: the title of its entry. */
  alt: z
    .string({ error: 'Please describe the picture in a few words' })
    .trim()
    .max(mostPictureText.alt, `A description has at most ${mostPictureText.alt} characters`)
    .optional(),
  /** The picture adds nothing to the text: screen readers skip it. */
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

/** The uploaded pictures of an owner, and the limits. */
export const PictureShelfView = z.object({
  pictures: z.array(Picture),
  used: z.object({ pictures: z.number().int(), bytes: z.number().int() }),
  most: z.object({ pictures: z.number().int(), bytes: z.number().int() }),
})
export type PictureShelfView = z.infer<typeof PictureShelfView>
