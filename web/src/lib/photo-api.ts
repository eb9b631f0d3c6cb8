import {
  draftPhotoRoutes,
  maxPictureBytes,
  photoRoutes,
  type PhotoCrop,
  type PhotoOffer,
  type PhotoSource,
  type SitePhotoState,
} from '@thumbfolio/contracts'
import { call, download } from './api-client.js'
import { dataUrl } from './data-url.js'
import { isHeic } from './is-heic.js'

/** How a photo is shown; what is left out stays as it is. */
export interface PhotoShown {
  readonly crop?: PhotoCrop
  readonly alt?: string
  readonly on?: boolean
}

/** A picture that may become the photo. */
export type Picture =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'offer'; readonly from: PhotoSource }
  | { readonly kind: 'kept' }

/** Preparing a large photo takes seconds, and uploading it longer. */
const slow = { timeoutMs: 60_000 }

/** Why a file cannot be the photo, or undefined. The server looks at what is in it. */
export function photoRefusal(file: { size: number; type: string; name: string }): string | undefined {
  const { size, type } = file
  if (isHeic(file))
    return 'HEIC photos cannot be read here. Please export the photo as JPEG, then choose it again.'
  if (!/^image\/(png|jpeg|webp)$/.test(type)) return 'Please choose a JPEG, PNG or WebP picture.'
  if (size > maxPictureBytes) return 'Please choose a photo of at most 10 MB.'
  return undefined
}

const draftPrefix = 'draft:'

/** Names the photo of a draft where that of a site is named by the site. No name of a site has a colon. */
export const photoOfDraft = (id: string): string => draftPrefix + id

export const isPhotoOfDraft = (name: string): boolean => name.startsWith(draftPrefix)

/** The same routes of a draft. */
const ofDrafts = {
  sitePhoto: draftPhotoRoutes.draftPhoto,
  uploadSitePhoto: draftPhotoRoutes.uploadDraftPhoto,
  takeOfferedPhoto: draftPhotoRoutes.takeOfferedDraftPhoto,
  changeSitePhoto: draftPhotoRoutes.changeDraftPhoto,
  removeSitePhoto: draftPhotoRoutes.removeDraftPhoto,
  originalSitePhoto: draftPhotoRoutes.originalDraftPhoto,
  photoOffers: draftPhotoRoutes.draftPhotoOffers,
  offeredPicture: draftPhotoRoutes.offeredDraftPicture,
} as unknown as typeof photoRoutes

function routesOf(name: string) {
  const isDraft = isPhotoOfDraft(name)
  const id = isDraft ? name.slice(draftPrefix.length) : name
  return { routes: isDraft ? ofDrafts : photoRoutes, params: { name: id, id } }
}

export async function photoOf(name: string, signal?: AbortSignal): Promise<SitePhotoState> {
  const { routes, params } = routesOf(name)
  return (await call(routes.sitePhoto, { params }, { signal })).data
}

export async function offersFor(name: string, signal?: AbortSignal): Promise<PhotoOffer[]> {
  const { routes, params } = routesOf(name)
  return (await call(routes.photoOffers, { params }, { signal, timeoutMs: 30_000 })).data
}

/** The bytes of a picture as a browser shows them. */
export async function pictureBlob(name: string, picture: Picture, signal: AbortSignal): Promise<Blob> {
  const { routes, params } = routesOf(name)
  switch (picture.kind) {
    case 'file':
      return picture.file
    case 'offer': {
      const offer = { ...params, from: picture.from }
      return jpeg(await download(routes.offeredPicture, { params: offer }, { signal, timeoutMs: 30_000 }))
    }
    case 'kept':
      return jpeg(await download(routes.originalSitePhoto, { params }, { signal }))
  }
}

const jpeg = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/jpeg' })

/** Makes a picture the photo of a site. `onSent` gets the sent share of a file, 0 to 1. */
export async function savePhoto(
  name: string,
  picture: Picture,
  shown: PhotoShown,
  onSent: (share: number) => void,
): Promise<SitePhotoState> {
  const { routes, params } = routesOf(name)
  switch (picture.kind) {
    case 'file': {
      const photo = await dataUrl(picture.file, picture.file.type)
      const body = { photo, ...shown }
      return (await call(routes.uploadSitePhoto, { params, body }, { ...slow, onSent })).data
    }
    case 'offer': {
      const body = { from: picture.from, ...shown }
      return (await call(routes.takeOfferedPhoto, { params, body }, slow)).data
    }
    case 'kept':
      return changePhoto(name, shown)
  }
}

export async function changePhoto(name: string, body: PhotoShown): Promise<SitePhotoState> {
  const { routes, params } = routesOf(name)
  return (await call(routes.changeSitePhoto, { params, body }, slow)).data
}

export async function removePhoto(name: string): Promise<SitePhotoState> {
  const { routes, params } = routesOf(name)
  return (await call(routes.removeSitePhoto, { params })).data
}
