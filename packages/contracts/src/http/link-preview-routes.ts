import { z } from 'zod'
import { route, type RouteTable } from '../route.js'

/** How a linked page presents itself where it is shared. Nothing of it is kept until its owner uploads the picture. */
export const LinkPreview = z.object({
  /** Where the link led in the end. */
  url: z.url(),
  title: z.string().optional(),
  /** Its preview picture as a JPEG, ready to be uploaded. */
  picture: z.object({
    dataUrl: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
})
export type LinkPreview = z.infer<typeof LinkPreview>

/** Previews of pages that an entry links to. */
export const linkPreviewRoutes = {
  previewLink: route({
    service: 'generator',
    method: 'POST',
    path: '/make/link-previews',
    summary:
      'The preview picture and the title of a public web page, loaded once (5 seconds and 5 MB each); an upload keeps the picture',
    access: 'verified',
    rate: 'upload',
    body: z.strictObject({
      url: z
        .url({
          protocol: /^https?$/,
          error: 'Please give the address of a web page, beginning with https://',
        })
        .max(2_000, 'At most 2,000 characters'),
    }),
    answers: { 200: z.object({ data: LinkPreview }) },
    problems: [
      'validation-failed',
      'rate-limited',
      'link-not-public',
      'link-not-read',
      'link-no-picture',
      'photo-busy',
    ],
  }),
} satisfies RouteTable
