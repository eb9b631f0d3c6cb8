import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentEncodings, type ContentEncoding } from '../domain/sites/content-encoding.js'
import type { BundleFile } from '@thumbfolio/site-page'

/** Pictures and fonts are compressed already. */
const compressible = /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/
/** Smaller ones fit a packet either way. */
const leastBytes = 512
/** A coding that saves less is not worth its decoding. */
const worthwhileShare = 0.9

const compressors: Readonly<Record<ContentEncoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/** A file in every encoding that makes it smaller, as small as it gets: it is made once and sent many times. */
export async function compressed({
  contentType,
  body,
}: BundleFile): Promise<{ encoding: ContentEncoding; body: Uint8Array }[]> {
  if (!compressible.test(contentType) || body.byteLength < leastBytes) return []
  const made = await Promise.all(
    contentEncodings.map(async (encoding) => ({ encoding, body: await compressors[encoding](body) })),
  )
  return made.filter(({ body: smaller }) => smaller.byteLength < body.byteLength * worthwhileShare)
}
