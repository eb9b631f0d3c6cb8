import { DomainError } from '@thumbfolio/contracts'
import type { Sharp, SharpOptions } from 'sharp'
import { leastSide, type Size } from '../domain/photo/crop.js'
import { pictureKind, unreadableText, type PictureKind } from '../domain/photo/picture-kind.js'
import { widthsOf } from '@thumbfolio/site-page'
import { pictureWidths } from '@thumbfolio/contracts'
import type { MadePicture, Pictures } from '../ports.js'
import { fewAtOnce } from './few-at-once.js'

const longestSide = 2_400
const timeLimitSeconds = 10
/** The largest progressive JPEG takes 350 MB while it is unpacked. */
const atOnce = 1
const patienceMs = 8_000

/** A JPEG is made smaller as it is unpacked; the others are unpacked whole, at up to eight bytes a pixel. */
const mostPixels: Readonly<Record<PictureKind, number>> = {
  jpeg: 50_000_000,
  png: 25_000_000,
  webp: 25_000_000,
  avif: 25_000_000,
}

/** Loaded by the first picture: an idle process needs none of it. */
let loading: Promise<(bytes: Uint8Array, options?: SharpOptions) => Sharp> | undefined
const loaded = () =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  }))

/** Photos by sharp. It keeps no metadata and no colour profile unless asked to, and works off the event loop. */
export function sharpPictures(): Pictures {
  const inTurn = fewAtOnce({
    atOnce,
    patienceMs,
    refusal: () => new DomainError('photo-busy', { retryAfterSeconds: 5 }),
  })
  return {
    whole: (bytes, ground) => inTurn(() => wholeOf(bytes, ground)),
    widths: (bytes) => inTurn(() => widthsMade(bytes)),
    squares: (whole, { left, top, side: from }, sides) =>
      inTurn(async () => {
        const open = await loaded()
        return Promise.all(
          sides.map((side) =>
            open(whole)
              .extract({ left, top, width: from, height: from })
              .resize(side, side)
              .jpeg({ quality: 82, mozjpeg: true })
              .timeout({ seconds: timeLimitSeconds })
              .toBuffer(),
          ),
        )
      }),
  }
}

async function wholeOf(bytes: Uint8Array, ground: string): ReturnType<Pictures['whole']> {
  const image = await opened(bytes, { width: longestSide, height: longestSide, ground })
  const { data, info } = await image
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  return { bytes: data, width: info.width, height: info.height }
}

/** Decodes once and encodes each width. Encoder settings with slightly smaller files take several times as long, and the owner waits. */
async function widthsMade(bytes: Uint8Array): ReturnType<Pictures['widths']> {
  const widest = pictureWidths.at(-1)!
  const image = await opened(bytes, { width: widest, height: widest * 2, ground: '#ffffff' })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true }).catch(damaged)
  const { width, height, channels } = info
  const open = await loaded()
  const forms: MadePicture[] = []
  for (const each of widthsOf({ width })) {
    const narrow = open(data, { raw: { width, height, channels } })
      .resize(each)
      .timeout({ seconds: timeLimitSeconds })
    const [avif, jpg] = await Promise.all([
      narrow.clone().avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer(),
      narrow.clone().jpeg({ quality: 76, progressive: true }).toBuffer(),
    ])
    forms.push({ width: each, form: 'avif', body: avif }, { width: each, form: 'jpg', body: jpg })
  }
  return { width, height, forms }
}

interface Box {
  readonly width: number
  readonly height: number
  /** Colour behind transparent parts. */
  readonly ground: string
}

/** An accepted picture, upright, opaque and scaled down to the box. @throws DomainError as `Pictures` */
async function opened(bytes: Uint8Array, { width, height, ground }: Box): Promise<Sharp> {
  const kind = pictureKind(bytes)
  if (!kind) throw refused('photo-unsupported', unreadableText(bytes))
  const open = await loaded()
  await refuseByHeader(open, bytes, kind)
  return open(bytes, { limitInputPixels: mostPixels[kind], failOn: 'error' })
    .autoOrient()
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .timeout({ seconds: timeLimitSeconds })
}

/** What the first bytes say is enough to refuse by, before anything is unpacked. */
async function refuseByHeader(
  open: Awaited<ReturnType<typeof loaded>>,
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await open(bytes, { limitInputPixels: false }).metadata().catch(damaged)
  if (pages > 1) throw refused('photo-unsupported', animated)
  if (width * height > mostPixels[kind])
    throw refused('photo-too-many-pixels', tooMany({ width, height }, kind))
  const kept = Math.min(1, longestSide / Math.max(width, height))
  if (Math.min(width, height) * kept < leastSide)
    throw refused('photo-too-small', tooSmall({ width, height }))
}

const animated =
  'An animated picture cannot be a photo here. Please choose a JPEG, PNG or WebP with one frame.'

const pixelsOf = ({ width, height }: Size) => `${width} × ${height} pixels`
const tooMany = (size: Size, kind: PictureKind) =>
  `This photo has ${pixelsOf(size)}; we can take up to ${mostPixels[kind] / 1_000_000} megapixels${kind === 'jpeg' ? '' : ' (50 as JPEG)'}. Please make it smaller, then upload it again.`
const tooSmall = (size: Size) =>
  `This photo has ${pixelsOf(size)}, which is too small to look sharp. Please choose one of at least ${leastSide} × ${leastSide} pixels.`

const refused = (code: 'photo-unsupported' | 'photo-too-many-pixels' | 'photo-too-small', detail?: string) =>
  new DomainError(code, { ...(detail !== undefined && { detail }) })

function damaged(cause: unknown): never {
  throw new DomainError('photo-damaged', { cause })
}
