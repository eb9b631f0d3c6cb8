import {
  bodyLimitOf,
  DomainError,
  mediaTypeOf,
  type FileBody,
  type RouteDeclaration,
} from '@thumbfolio/contracts'
import type { Request, RequestHandler } from 'express'
import { declaredPart } from './declared-part.js'
import { receiveBody } from './body.js'
import { concurrencyLimit, type ConcurrencyLimitOptions } from './concurrency-limit.js'
import { receiveFile } from './file-body.js'

/** How many bodies are held at once, and where. */
export interface UploadOptions {
  /** Where bodies that are files are written; needed by a route that takes one. */
  readonly directory?: string
  /** Files at once. Default: 64. One caller has at most a sixteenth of them. */
  readonly filesAtOnce?: number
  /** A request waits so long to send its body, then it is answered `upload-busy`. Default: 8 s. */
  readonly patienceMs?: number
}

export interface RouteBodyOptions {
  /** How many requests of the route are answered at once; twice as many JSON bodies are held. */
  readonly atOnce: number | undefined
  readonly uploads: UploadOptions | undefined
  readonly callerOf: ConcurrencyLimitOptions['callerOf']
}

const standardPatienceMs = 8_000
const standardFilesAtOnce = 64
const jsonBodiesPerRequest = 2

/** Receives the body of a declared route: JSON into memory, or its file into a directory. */
export function receiveRouteBody(declaration: RouteDeclaration, options: RouteBodyOptions): RequestHandler[] {
  const { file } = declaration
  if (!file) return jsonSteps(declaration, options)
  const isFile = (request: Request) => mediaTypeOf(request.get('content-type')) === file.mediaType
  return [
    ...fileSteps(declaration, file, options).map((step) => onlyIf(isFile, step)),
    ...jsonSteps(declaration, options).map((step) => onlyIf((request) => !isFile(request), step)),
  ]
}

function jsonSteps(declaration: RouteDeclaration, options: RouteBodyOptions): RequestHandler[] {
  const { file, bodyLimitBytes } = declaration
  const alsoAccepts = file?.mediaType
  const receive = receiveBody({ ...bodyLimitOf(declaration, 'application/json'), alsoAccepts })
  // Without a limit of its own a body is small.
  if (options.atOnce === undefined || bodyLimitBytes === undefined) return [receive]
  return [places(jsonBodiesPerRequest * options.atOnce, 1 / 3, options), receive]
}

function fileSteps(
  declaration: RouteDeclaration,
  file: FileBody,
  options: RouteBodyOptions,
): RequestHandler[] {
  const { directory, filesAtOnce = standardFilesAtOnce } = options.uploads ?? {}
  if (directory === undefined)
    throw new Error(`${declaration.path} takes a file: its router needs a directory`)
  const { limitBytes, tooLarge } = bodyLimitOf(declaration, file.mediaType)
  const refuseEarly: RequestHandler = (request, _response, next) => {
    if (Number(request.headers['content-length']) > limitBytes) throw new DomainError(tooLarge)
    declaredPart(file.query, request.query)
    next()
  }
  return [refuseEarly, places(filesAtOnce, 1 / 16, options), receiveFile({ file, tooLarge, directory })]
}

const places = (atOnce: number, share: number, { uploads, callerOf }: RouteBodyOptions): RequestHandler =>
  concurrencyLimit({
    atOnce,
    perCaller: Math.ceil(atOnce * share),
    callerOf,
    patienceMs: uploads?.patienceMs ?? standardPatienceMs,
  })

const onlyIf =
  (applies: (request: Request) => boolean, step: RequestHandler): RequestHandler =>
  (request, response, next) =>
    applies(request) ? step(request, response, next) : next()
