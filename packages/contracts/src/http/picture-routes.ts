import { z } from 'zod'
import { Picture, PictureOffer, PictureShelfView } from '../pictures.js'
import { raw, route, type RouteTable } from '../route.js'

/** Pictures of work. An edit of a page or a draft places them under an entry. */
export const pictureRoutes = {
  uploadPicture: route({
    service: 'generator',
    method: 'POST',
    path: '/make/pictures',
    summary:
      'Upload a picture of work (JPEG, PNG, WebP or AVIF as a data URL, at most 10 MB and 50 megapixels); no page shows it until an edit places it',
    access: 'verified',
    rate: 'upload',
    body: z.strictObject({
      picture: z.string({ error: 'Please choose a picture' }).min(1, 'Please choose a picture'),
    }),
    bodyLimitBytes: 14.5 * 2 ** 20,
    bodyTooLarge: 'photo-too-large',
    answers: { 201: z.object({ data: Picture }) },
    problems: [
      'validation-failed',
      'photo-unsupported',
      'photo-damaged',
      'photo-too-many-pixels',
      'photo-too-small',
      'photo-busy',
      'photo-too-large',
      'picture-quota',
      'upload-busy',
      'request-timeout',
    ],
  }),
  pictures: route({
    service: 'generator',
    method: 'GET',
    path: '/make/pictures',
    summary: 'The uploaded pictures of the owner, and the limits',
    access: 'verified',
    rate: 'read',
    answers: { 200: z.object({ data: PictureShelfView }) },
    problems: [],
  }),
  picture: route({
    service: 'generator',
    method: 'GET',
    path: '/make/pictures/:id',
    summary: 'A picture in its middle width, for its owner',
    access: 'verified',
    rate: 'read',
    params: z.object({ id: z.string() }),
    answers: { 200: raw('image/jpeg') },
    problems: [],
  }),
  pictureOffers: route({
    service: 'generator',
    method: 'GET',
    path: '/make/drafts/:id/pictures/offers',
    summary: 'Pictures in the PDF of the resume, each with the entry of the draft that it stands beside',
    access: 'verified',
    rate: 'upload',
    params: z.object({ id: z.string() }),
    answers: { 200: z.object({ data: z.array(PictureOffer) }) },
    problems: ['draft-gone'],
  }),
  offeredPictureOfWork: route({
    service: 'generator',
    method: 'GET',
    path: '/make/drafts/:id/pictures/offers/:number',
    summary: 'An offered picture, for its owner; an upload keeps it',
    access: 'verified',
    rate: 'upload',
    params: z.object({ id: z.string(), number: z.string() }),
    answers: { 200: raw('image/jpeg') },
    problems: ['draft-gone', 'photo-busy'],
  }),
} satisfies RouteTable
