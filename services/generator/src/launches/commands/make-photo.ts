import { randomBytes } from 'node:crypto'
import { DomainError, type PhotoCrop } from '@thumbfolio/contracts'
import { defaultCrop, leastSide, sidesOf, squareOf } from '../domain/photo/crop.js'
import { type Photo, type PhotoChange, withChange } from '@thumbfolio/site-page'
import type { Ports } from '../ports.js'

export interface PhotoWanted extends PhotoChange {
  readonly crop?: PhotoCrop | undefined
}

type Making = Pick<Ports, 'pictures' | 'photos'>

/**
 * Makes a photo of what somebody sent and keeps its pictures. Until a document refers to its id it is on no page, and is
 * swept after a day.
 * @throws DomainError as `Pictures`
 */
export async function makePhoto(
  { pictures, photos }: Making,
  ownerId: string,
  { bytes, ground, ...wanted }: PhotoWanted & { readonly bytes: Uint8Array; readonly ground: string },
): Promise<Photo> {
  const { bytes: original, ...size } = await pictures.whole(bytes, ground)
  const crop = wanted.crop ?? defaultCrop(size)
  return cut({ pictures, photos }, ownerId, original, withChange({ ...size, ...unnamed, crop }, wanted))
}

/**
 * The same picture with another crop, under an id of its own.
 * @throws DomainError `photo-too-small`, `photo-busy`; `no-photo` where its pictures are gone
 */
export async function cropPhoto(
  making: Making,
  ownerId: string,
  photo: Photo,
  crop: PhotoCrop,
): Promise<Photo> {
  const original = await making.photos.read(ownerId, photo.id, 'original')
  if (!original) throw new DomainError('no-photo')
  return cut(making, ownerId, original, { ...photo, crop })
}

const unnamed = { id: '', on: false, sides: { normal: 0, dense: 0 } }

async function cut(
  { pictures, photos }: Making,
  ownerId: string,
  original: Uint8Array,
  photo: Photo,
): Promise<Photo> {
  const square = squareOf(photo.crop, photo)
  if (square.side < leastSide) throw new DomainError('photo-too-small', { detail: cropTooSmall })
  const sides = sidesOf(square)
  const [normal, dense] = await pictures.squares(original, square, [sides.normal, sides.dense])
  const id = randomBytes(16).toString('base64url')
  await photos.write(ownerId, id, { original, normal: normal!, dense: dense! })
  return { ...photo, id, sides }
}

const cropTooSmall = `This part of the photo is too small to look sharp. Please choose one of at least ${leastSide} × ${leastSide} pixels.`
