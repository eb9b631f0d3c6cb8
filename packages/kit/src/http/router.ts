import { DomainError, mountPath, type RouteDeclaration, type RouteTable } from '@thumbfolio/contracts'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type { Session, Sessions } from './sessions/sessions.js'
import { concurrencyLimit, keepPlaces, type ConcurrencyLimitOptions } from './body/concurrency-limit.js'
import { parseBody } from './body/body.js'
import { receivedFiles } from './body/file-body.js'
import { sendStream } from './body/send-stream.js'
import { receiveRouteBody, type UploadOptions } from './body/route-body.js'
import { clientKey } from './client-address.js'
import { tokenOf } from './credentials.js'
import { declaredPart } from './body/declared-part.js'
import { undeclaredProblems } from './undeclared-problems.js'
import type { Handler, RawBody, RouteAnswer, RouteHandlers, RouteRequest } from './handler.js'
import { nameRoute } from './request-span.js'
import { admitOperator, isOperatorAccess } from './admit-operator.js'
import type { ServiceIdentity } from './service-calls/service-keys.js'
import { callerOf as callingService } from './service-calls/service-token.js'

/** How many requests are answered at once, how many of one caller, and how long the others wait. */
type Places = Pick<ConcurrencyLimitOptions, 'atOnce' | 'perCaller' | 'patienceMs'>

/** What a router checks requests by before a handler sees them. */
export interface RouterOptions {
  readonly sessions: Sessions
  readonly identity: ServiceIdentity
  /** Where people reach the app; its origin is the only one a cookie may come from. */
  readonly publicUrl: string
  /**
   * By operation: at most so many of its requests are answered at once, of the same caller one less where nothing else is
   * said; the others wait, their bodies received before. Of routes that declare `upload-busy` they wait 8 s where nothing else
   * is said.
   */
  readonly concurrency?: Readonly<Record<string, number | Places>>
  readonly uploads?: UploadOptions
}

/** Clients time out after 10 s: an answer before that lets them retry. */
const turnPatienceMs = 8_000

/** What a cookie opened must not be kept by a shared cache, nor by a browser that others use. */
const notCached = 'private, no-store'

/** An express router for a table of declared routes. Refuses in the contract's order: 401, 403, 415, 413, 400, then the handler's. */
export function createRouter<T extends RouteTable>(
  table: T,
  handlers: RouteHandlers<T>,
  options: RouterOptions,
): Router {
  const router = express.Router({ caseSensitive: true })
  for (const [operation, declaration] of Object.entries(table)) {
    const handle = handlers[operation as keyof T] as unknown as Handler<RouteDeclaration>
    const verb = declaration.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    router[verb](mountPath(declaration), ...steps(operation, declaration, handle, options))
  }
  answerOtherMethods(router, Object.values(table))
  return router
}

function steps(
  operation: string,
  declaration: RouteDeclaration,
  handle: Handler<RouteDeclaration>,
  options: RouterOptions,
) {
  const template = mountPath(declaration)
  const admitted: RequestHandler = async (request, response, next) => {
    nameRoute(response, template)
    Object.assign(response.locals, await admit(request, declaration, options))
    next()
  }
  const work = async (request: Request, response: Response) => {
    const parsed = parse(request, response, declaration)
    const result = await handle(parsed)
    await send(response, declaration, result)
  }
  const report = undeclaredProblems(operation, declaration)
  const answer: RequestHandler = (request, response) =>
    keepPlaces(response, work(request, response).catch(report))
  const places = placesOf(options.concurrency?.[operation])
  // A body is received before its request takes a place for the work: a slow one does not block the others.
  const body = declaration.body
    ? receiveRouteBody(declaration, { atOnce: places?.atOnce, uploads: options.uploads, callerOf })
    : []
  const turn = places ? [concurrencyLimit(turnOptions(declaration, places))] : []
  return [admitted, ...body, ...turn, parseBody, answer]
}

const placesOf = (limit: number | Places | undefined): Places | undefined =>
  typeof limit === 'number' ? { atOnce: limit, perCaller: Math.max(1, limit - 1) } : limit

const turnOptions = ({ problems }: RouteDeclaration, places: Places) => ({
  ...(problems.includes('upload-busy') && { patienceMs: turnPatienceMs }),
  ...places,
  callerOf,
})

const callerOf = (request: Request, response: Response): string =>
  (response.locals['session'] as Session | undefined)?.userId ?? clientKey(request.ip ?? '')

interface Admitted {
  readonly session?: Session
  readonly operator?: string
}

async function admit(
  request: Request,
  declaration: RouteDeclaration,
  options: RouterOptions,
): Promise<Admitted> {
  const { access } = declaration
  if (access === 'public') return {}
  if (access === 'internal') {
    admitService(request, declaration, options.identity)
    return {}
  }
  const ourOrigin = new URL(options.publicUrl).origin
  if (isOperatorAccess(access)) {
    const session = await admitOperator(request, declaration, { sessions: options.sessions, ourOrigin })
    return { session, operator: session.userId }
  }
  const token = tokenOf(request, ourOrigin)
  if (token === undefined) throw new DomainError('unauthenticated')
  const session = await options.sessions.check(token)
  if (access === 'verified' && !(await options.sessions.isVerified(session)))
    throw new DomainError('email-not-verified')
  return { session }
}

function admitService(
  request: Request,
  { service, path, callers = [] }: RouteDeclaration,
  identity: ServiceIdentity,
): void {
  const caller = callingService(identity, request.headers, service)
  if (!callers.includes(caller))
    throw new DomainError('unauthenticated', { cause: new Error(`${caller} may not call ${path}`) })
}

function parse(
  request: Request,
  response: Response,
  declaration: RouteDeclaration,
): RouteRequest<RouteDeclaration> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return {
    params: declaredPart(declaration.params, request.params),
    query: declaredPart(declaration.query, request.query),
    body: bodyOf(request, declaration),
    session: response.locals['session'] as undefined,
    operator: response.locals['operator'] as undefined,
    clientAddress: request.ip ?? '',
    header: (name) => request.get(name),
    signal: gone.signal,
  }
}

function bodyOf(request: Request, { body, file }: RouteDeclaration): undefined {
  const received = receivedFiles.get(request)
  if (!received || !file) return declaredPart(body, request.body === undefined ? {} : request.body)
  const fields = declaredPart<object>(file.query, request.query)
  return { ...fields, file: received } as unknown as undefined
}

async function send(
  response: Response,
  declaration: RouteDeclaration,
  answer: RouteAnswer<RouteDeclaration>,
): Promise<void> {
  const { status, body, headers } = answer as {
    status: number
    body: unknown
    headers?: Record<string, string | string[]>
  }
  const declared = declaration.answers[status]
  if (!declared) throw new Error(`${declaration.path} does not declare an answer ${status}`)
  response.status(status)
  const isOpenFile = 'raw' in declared && declaration.access === 'public'
  if (!isOpenFile) response.set('Cache-Control', declaration.cacheControl ?? notCached)
  if (headers) response.set(headers)
  if ('raw' in declared) return sendRaw(response, declared.raw, body as RawBody)
  const shaped = declared.parse(body)
  if (shaped === undefined) response.end()
  else response.json(shaped)
}

async function sendRaw(response: Response, mediaType: string, body: RawBody): Promise<void> {
  if (!response.hasHeader('Content-Type')) response.type(mediaType)
  if (typeof body === 'function') return body(response)
  if (body instanceof Uint8Array) {
    response.send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
    return
  }
  await sendStream(response, body)
}

/** A known path with another method is 405 with `Allow`, not 404. Paths of operators say nothing. */
function answerOtherMethods(router: Router, declarations: readonly RouteDeclaration[]): void {
  const methods = new Map<string, string[]>()
  for (const declaration of declarations) {
    if (isOperatorAccess(declaration.access)) {
      router.all(mountPath(declaration), () => {
        throw new DomainError('not-found')
      })
      continue
    }
    const path = mountPath(declaration)
    methods.set(path, [...(methods.get(path) ?? []), declaration.method])
  }
  for (const [path, allowed] of methods)
    router.all(path, (_request, response, next) => {
      response.set('Allow', allowed.join(', '))
      next(new DomainError('method-not-allowed'))
    })
}
