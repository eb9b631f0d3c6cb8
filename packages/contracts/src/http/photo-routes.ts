import { z } from 'zod'
import { raw, route, type RouteTable } from '../route.js'
import { IdParams } from './answers.js'
import { PhotoCrop, PhotoOffer, PhotoSource, PhotoText, SitePhotoState } from '../site-photo.js'

const SiteParams = z.object({ name: z.string() })
const State = z.object({ data: SitePhotoState })

/** How a new photo is shown. Default: off, a square of full height or width, the name as its text. */
const shown = {
  crop: PhotoCrop.optional(),
  alt: PhotoText.optional(),
  on: z.boolean().optional(),
}

const siteProblems = ['launch-in-progress', 'site-deleting', 'rename-in-progress', 'site-taken-down'] as const
const changeProblems = ['validation-failed', ...siteProblems] as const

/** What a picture is refused for. */
const pictureProblems = [
  'photo-unsupported',
  'photo-damaged',
  'photo-too-many-pixels',
  'photo-too-small',
  'photo-busy',
] as const

/** The photo of a site. Each change is published at once, without a charge. */
export const photoRoutes = {
  sitePhoto: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/photo',
    summary: 'The photo of a site: whether it is shown, its crop and its text',
    access: 'verified',
    rate: 'read',
    params: SiteParams,
    answers: { 200: State },
    problems: [],
  }),
  uploadSitePhoto: route({
    service: 'generator',
    method: 'PUT',
    path: '/make/sites/:name/photo',
    summary:
      'Give a site a photo (JPEG, PNG or WebP as a data URL, at most 10 MB and 50 megapixels); off unless `on` is true',
    access: 'verified',
    rate: 'upload',
    params: SiteParams,
    body: z.strictObject({
      photo: z.string({ error: 'Please choose a photo' }).min(1, 'Please choose a photo'),
      ...shown,
    }),
    bodyLimitBytes: 14.5 * 2 ** 20,
    bodyTooLarge: 'photo-too-large',
    answers: { 200: State },
    problems: [...changeProblems, ...pictureProblems, 'photo-too-large', 'upload-busy', 'request-timeout'],
  }),
  takeOfferedPhoto: route({
    service: 'generator',
    method: 'POST',
    path: '/make/sites/:name/photo',
    summary: 'Give a site an offered picture as its photo; off unless `on` is true',
    access: 'verified',
    rate: 'upload',
    params: SiteParams,
    body: z.strictObject({ from: PhotoSource, ...shown }),
    answers: { 200: State },
    problems: [...changeProblems, ...pictureProblems, 'photo-not-offered'],
  }),
  changeSitePhoto: route({
    service: 'generator',
    method: 'PATCH',
    path: '/make/sites/:name/photo',
    summary: 'Show or hide the photo, change its crop or its text (empty: the name)',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    body: z.strictObject(shown),
    answers: { 200: State },
    problems: [...changeProblems, 'no-photo', 'photo-too-small', 'photo-busy', 'stale'],
  }),
  removeSitePhoto: route({
    service: 'generator',
    method: 'DELETE',
    path: '/make/sites/:name/photo',
    summary: 'Remove the photo from the page and delete it',
    access: 'verified',
    rate: 'write',
    params: SiteParams,
    answers: { 200: State },
    problems: siteProblems,
  }),
  originalSitePhoto: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/photo/original',
    summary: 'The whole picture as it is kept for another crop, for its owner',
    access: 'verified',
    rate: 'read',
    params: SiteParams,
    answers: { 200: raw('image/jpeg') },
    problems: [],
  }),
  photoOffers: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/photo/offers',
    summary: 'Pictures that could be the photo: the avatar, and a portrait found in the resume',
    access: 'verified',
    rate: 'upload',
    params: SiteParams,
    answers: { 200: z.object({ data: z.array(PhotoOffer) }) },
    problems: [],
  }),
  offeredPicture: route({
    service: 'generator',
    method: 'GET',
    path: '/make/sites/:name/photo/offers/:from',
    summary: 'An offered picture, for its owner',
    access: 'verified',
    rate: 'upload',
    params: z.object({ name: z.string(), from: z.string() }),
    answers: { 200: raw('image/jpeg') },
    problems: ['photo-busy'],
  }),
} satisfies RouteTable

const draft = { params: IdParams } as const
const draftProblems = ['draft-gone', 'draft-launched'] as const

/** The photo of a draft, like that of a site. Visitors see it once the draft is launched or published. */
export const draftPhotoRoutes = {
  draftPhoto: route({
    ...photoRoutes.sitePhoto,
    ...draft,
    path: '/make/drafts/:id/photo',
    summary: 'The photo of a draft: whether it is shown, its crop and its text',
    problems: ['draft-gone'],
  }),
  uploadDraftPhoto: route({
    ...photoRoutes.uploadSitePhoto,
    ...draft,
    path: '/make/drafts/:id/photo',
    summary:
      'Give a draft a photo (JPEG, PNG or WebP as a data URL, at most 10 MB and 50 megapixels); off unless `on` is true',
    problems: [
      'validation-failed',
      ...draftProblems,
      ...pictureProblems,
      'photo-too-large',
      'upload-busy',
      'request-timeout',
    ],
  }),
  takeOfferedDraftPhoto: route({
    ...photoRoutes.takeOfferedPhoto,
    ...draft,
    path: '/make/drafts/:id/photo',
    summary: 'Give a draft an offered picture as its photo; off unless `on` is true',
    problems: ['validation-failed', ...draftProblems, ...pictureProblems, 'photo-not-offered'],
  }),
  changeDraftPhoto: route({
    ...photoRoutes.changeSitePhoto,
    ...draft,
    path: '/make/drafts/:id/photo',
    summary: 'Show or hide the photo of a draft, change its crop or its text (empty: the name)',
    problems: ['validation-failed', ...draftProblems, 'no-photo', 'photo-too-small', 'photo-busy', 'stale'],
  }),
  removeDraftPhoto: route({
    ...photoRoutes.removeSitePhoto,
    ...draft,
    path: '/make/drafts/:id/photo',
    summary: 'Remove the photo from a draft',
    problems: draftProblems,
  }),
  originalDraftPhoto: route({
    ...photoRoutes.originalSitePhoto,
    ...draft,
    path: '/make/drafts/:id/photo/original',
    summary: 'The whole picture of a draft’s photo as it is kept for another crop, for its owner',
    problems: ['draft-gone'],
  }),
  draftPhotoOffers: route({
    ...photoRoutes.photoOffers,
    ...draft,
    path: '/make/drafts/:id/photo/offers',
    summary: 'Pictures that could be the photo of a draft: the avatar, and a portrait found in the resume',
    problems: ['draft-gone'],
  }),
  offeredDraftPicture: route({
    ...photoRoutes.offeredPicture,
    params: z.object({ id: z.string(), from: z.string() }),
    path: '/make/drafts/:id/photo/offers/:from',
    summary: 'An offered picture of a draft, for its owner',
    problems: ['photo-busy', 'draft-gone'],
  }),
} satisfies RouteTable
