import {
  maxPictureBytes,
  photoRoutes,
  type PhotoCrop,
  type PhotoOffer,
  type PhotoSource,
  type SitePhotoState,
} from '@thumbfolio/contracts'
import { call, download } from '../../lib/api-client.js'
import { dataUrl } from '../../lib/data-url.js'
import { isHeic } from '../../lib/is-heic.js'

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

export const photoOf = async (name: string, signal?: AbortSignal): Promise<SitePhotoState> =>
  (await call(photoRoutes.sitePhoto, { params: { name } }, { signal })).data

export const offersFor = async (name: string, signal?: AbortSignal): Promise<PhotoOffer[]> =>
  (await call(photoRoutes.photoOffers, { params: { name } }, { signal, timeoutMs: 30_000 })).data

/** The bytes of a picture as a browser shows them. */
export async function pictureBlob(name: string, picture: Picture, signal: AbortSignal): Promise<Blob> {
  switch (picture.kind) {
    case 'file':
      return picture.file
    case 'offer': {
      const params = { name, from: picture.from }
      return jpeg(await download(photoRoutes.offeredPicture, { params }, { signal, timeoutMs: 30_000 }))
    }
    case 'kept':
      return jpeg(await download(photoRoutes.originalSitePhoto, { params: { name } }, { signal }))
  }
}

const jpeg = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/jpeg' })

/** Makes a picture the photo of a site. `onSent` hears how much of a file has left, 0 to 1. */
export async function savePhoto(
  name: string,
  picture: Picture,
  shown: PhotoShown,
  onSent: (share: number) => void,
): Promise<SitePhotoState> {
  const params = { name }
  switch (picture.kind) {
    case 'file': {
      const photo = await dataUrl(picture.file, picture.file.type)
      const body = { photo, ...shown }
      return (await call(photoRoutes.uploadSitePhoto, { params, body }, { ...slow, onSent })).data
    }
    case 'offer': {
      const body = { from: picture.from, ...shown }
      return (await call(photoRoutes.takeOfferedPhoto, { params, body }, slow)).data
    }
    case 'kept':
      return changePhoto(name, shown)
  }
}

export const changePhoto = async (name: string, body: PhotoShown): Promise<SitePhotoState> =>
  (await call(photoRoutes.changeSitePhoto, { params: { name }, body }, slow)).data

export const removePhoto = async (name: string): Promise<SitePhotoState> =>
  (await call(photoRoutes.removeSitePhoto, { params: { name } })).data
