import {
  draftPhotoRoutes,
  maxPictureBytes,
  photoRoutes,
  type PhotoCrop,
  type PhotoOffer,
  type PhotoSource,
  type SitePhotoState,
} from '@thumbfolio/contracts'
import type { z } from 'zod'
import { call, download, type CallOptions } from './api-client.js'
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

/** What has a photo: a site by its name, or a draft by its id. */
export type PhotoHolder =
  { readonly kind: 'site'; readonly name: string } | { readonly kind: 'draft'; readonly id: string }

type Options = Pick<CallOptions, 'signal' | 'timeoutMs' | 'onSent'>
type Body<R extends { readonly body: z.ZodType }> = z.input<R['body']>

/** The calls about the photo of a holder: a draft has the same ones as a site. */
function callsFor(holder: PhotoHolder) {
  if (holder.kind === 'site') {
    const params = { name: holder.name }
    return {
      state: (options: Options) => call(photoRoutes.sitePhoto, { params }, options),
      upload: (body: Body<typeof photoRoutes.uploadSitePhoto>, options: Options) =>
        call(photoRoutes.uploadSitePhoto, { params, body }, options),
      take: (body: Body<typeof photoRoutes.takeOfferedPhoto>, options: Options) =>
        call(photoRoutes.takeOfferedPhoto, { params, body }, options),
      change: (body: PhotoShown, options: Options) =>
        call(photoRoutes.changeSitePhoto, { params, body }, options),
      remove: () => call(photoRoutes.removeSitePhoto, { params }),
      original: (options: Options) => download(photoRoutes.originalSitePhoto, { params }, options),
      offers: (options: Options) => call(photoRoutes.photoOffers, { params }, options),
      offered: (from: PhotoSource, options: Options) =>
        download(photoRoutes.offeredPicture, { params: { ...params, from } }, options),
    }
  }
  const params = { id: holder.id }
  return {
    state: (options: Options) => call(draftPhotoRoutes.draftPhoto, { params }, options),
    upload: (body: Body<typeof draftPhotoRoutes.uploadDraftPhoto>, options: Options) =>
      call(draftPhotoRoutes.uploadDraftPhoto, { params, body }, options),
    take: (body: Body<typeof draftPhotoRoutes.takeOfferedDraftPhoto>, options: Options) =>
      call(draftPhotoRoutes.takeOfferedDraftPhoto, { params, body }, options),
    change: (body: PhotoShown, options: Options) =>
      call(draftPhotoRoutes.changeDraftPhoto, { params, body }, options),
    remove: () => call(draftPhotoRoutes.removeDraftPhoto, { params }),
    original: (options: Options) => download(draftPhotoRoutes.originalDraftPhoto, { params }, options),
    offers: (options: Options) => call(draftPhotoRoutes.draftPhotoOffers, { params }, options),
    offered: (from: PhotoSource, options: Options) =>
      download(draftPhotoRoutes.offeredDraftPicture, { params: { ...params, from } }, options),
  }
}

export async function photoOf(holder: PhotoHolder, signal?: AbortSignal): Promise<SitePhotoState> {
  return (await callsFor(holder).state({ signal })).data
}

export async function offersFor(holder: PhotoHolder, signal?: AbortSignal): Promise<PhotoOffer[]> {
  return (await callsFor(holder).offers({ signal, timeoutMs: 30_000 })).data
}

/** The bytes of a picture as a browser shows them. */
export async function pictureBlob(holder: PhotoHolder, picture: Picture, signal: AbortSignal): Promise<Blob> {
  switch (picture.kind) {
    case 'file':
      return picture.file
    case 'offer':
      return jpeg(await callsFor(holder).offered(picture.from, { signal, timeoutMs: 30_000 }))
    case 'kept':
      return jpeg(await callsFor(holder).original({ signal }))
  }
}

const jpeg = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/jpeg' })

/** Makes a picture the photo of a site or draft. `onSent` gets the sent share of a file, 0 to 1. */
export async function savePhoto(
  holder: PhotoHolder,
  picture: Picture,
  shown: PhotoShown,
  onSent: (share: number) => void,
): Promise<SitePhotoState> {
  const calls = callsFor(holder)
  switch (picture.kind) {
    case 'file': {
      const photo = await dataUrl(picture.file, picture.file.type)
      return (await calls.upload({ photo, ...shown }, { ...slow, onSent })).data
    }
    case 'offer':
      return (await calls.take({ from: picture.from, ...shown }, slow)).data
    case 'kept':
      return changePhoto(holder, shown)
  }
}

export const changePhoto = async (holder: PhotoHolder, body: PhotoShown): Promise<SitePhotoState> =>
  (await callsFor(holder).change(body, slow)).data

export const removePhoto = async (holder: PhotoHolder): Promise<SitePhotoState> =>
  (await callsFor(holder).remove()).data
