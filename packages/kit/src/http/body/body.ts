import { TextDecoder } from 'node:util'
import { DomainError, type ProblemCode } from '@thumbfolio/contracts'
import type { Request, RequestHandler } from 'express'
import { bodyChunks, type BodyTimes } from './body-chunks.js'

/** How a route's body is received. */
export interface BodyOptions {
  readonly limitBytes: number
  /** What a larger body is answered with. */
  readonly tooLarge: ProblemCode
  readonly times?: BodyTimes | undefined
  /** Another media type that the route takes in another way, for the refusal. */
  readonly alsoAccepts?: string | undefined
}

/**
 * Receives the bytes of a JSON body: 415 for another content type, 413 over the limit, 408 when it comes too slowly.
 * `parseBody` makes of them what a handler sees.
 */
export function receiveBody(options: BodyOptions): RequestHandler {
  return async (request, _response, next) => {
    if (isOtherType(request) || !decoderOf(request))
      throw new DomainError('unsupported-media-type', refusalOf(options.alsoAccepts))
    const chunks: Buffer[] = []
    for await (const chunk of bodyChunks(request, options)) chunks.push(chunk)
    request.body = Buffer.concat(chunks)
    next()
  }
}

/** A body of no bytes has no type. */
const isOtherType = (request: Request): boolean =>
  request.get('content-length') !== '0' && request.is('application/json') === false

const refusalOf = (alsoAccepts: string | undefined) =>
  alsoAccepts === undefined
    ? {}
    : {
        detail: `Please send the file itself (Content-Type: ${alsoAccepts}) or JSON (Content-Type: application/json).`,
      }

/** Parses the bytes that `receiveBody` left in `request.body`: 400 where they are no JSON; `{}` where there are none. */
export const parseBody: RequestHandler = (request, _response, next) => {
  const bytes: unknown = request.body
  if (!Buffer.isBuffer(bytes)) return next()
  request.body = bytes.length === 0 ? {} : parsed(decoderOf(request)?.decode(bytes) ?? '')
  next()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DomainError('malformed-request', { cause })
  }
}

const utf8 = new TextDecoder()

/** JSON is Unicode (RFC 8259). Default: UTF-8. */
function decoderOf(request: Request): TextDecoder | undefined {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1]
  if (charset === undefined) return utf8
  try {
    return /^utf-/i.test(charset) ? new TextDecoder(charset) : undefined
  } catch {
    return undefined
  }
}
