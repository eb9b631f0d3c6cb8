import { Readable } from 'node:stream'
import {
  DomainError,
  mountPath,
  ProblemBody,
  problemCodes,
  type ProblemCode,
  type RouteDeclaration,
} from '@thumbfolio/contracts'
import type { z } from 'zod'
import { inSpan } from '../../base/trace/span.js'
import { currentRequestId, currentTraceparent } from '../../base/trace/trace.js'
import type { ServiceIdentity } from './service-keys.js'
import { serviceTokenHeaders } from './service-token.js'

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type JsonAnswer<R extends RouteDeclaration> = {
  [S in keyof R['answers']]: R['answers'][S] extends z.ZodType ? z.output<R['answers'][S]> : never
}[keyof R['answers']]

/** What a call to a declared route carries. */
export interface CallInput<R extends RouteDeclaration> {
  readonly params?: Input<R['params']>
  readonly query?: Input<R['query']>
  readonly body?: Input<R['body']>
  /** Makes a repeated call harmless; sent as `Idempotency-Key`. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** Calls declared routes of services: internal ones signed as this service, those of operators with their token. */
export interface ServiceClient {
  /**
   * Calls an internal route of another service.
   * @throws DomainError with the code the other side answered, `unavailable` when it does not answer
   */
  call<R extends RouteDeclaration>(route: R, input: CallInput<R>): Promise<JsonAnswer<R>>
  /**
   * Calls an internal route whose answer is no JSON. The time limit is for its head; the bytes come as they are read.
   * The stream fails where the answer breaks off, so it never looks whole when it is not. Destroying it, or aborting
   * `signal`, ends the work on the other side too.
   * @throws DomainError as `call`
   */
  open<R extends RouteDeclaration>(route: R, input: CallInput<R>): Promise<Readable>
}

const standardTimeoutMs = 5_000

/** What a call answers; undefined where the other side has no such thing. @throws DomainError as the call, but `not-found` */
export const orUndefinedIfNotFound = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not-found') return undefined
    throw error
  })

/**
 * The called service refuses this one: because of its key, its clock or the table of callers. It is the
 * cause of an `unavailable`, since to the person behind the call a 401 would say that their session has ended.
 */
export class ServiceKeyRefused extends Error {
  override name = 'ServiceKeyRefused'
}

type Addresses = Readonly<Partial<Record<string, string>>>

/** `urls` by service name, looked up at each call. Default time limit 5 s. */
export const createServiceClient = (options: { identity: ServiceIdentity; urls: Addresses }): ServiceClient =>
  clientWith(
    options.urls,
    async (service) => serviceTokenHeaders(options.identity, service),
    ({ service, path }, error) =>
      error.code === 'unauthenticated'
        ? new DomainError('unavailable', {
            cause: new ServiceKeyRefused(
              `${service} refused ${path} to the key of ${options.identity.name}: compare SERVICE_PUBLIC_KEYS and the clocks of both`,
            ),
          })
        : error,
  )

/** Calls the routes of operators as the one whose session this is. `token` is asked for at each call. */
export const createOperatorClient = (options: {
  token: () => string | Promise<string>
  urls: Addresses
}): ServiceClient =>
  clientWith(options.urls, async () => ({ Authorization: `Bearer ${await options.token()}` }))

/** Calls routes that are open to anyone. */
export const createPublicClient = (urls: Addresses): ServiceClient => clientWith(urls, async () => ({}))

function clientWith(
  urls: Addresses,
  credential: (service: string) => Promise<Record<string, string>>,
  refusedAs = (_route: RouteDeclaration, error: DomainError) => error,
): ServiceClient {
  const send = async <R extends RouteDeclaration>(route: R, input: CallInput<R>, signal: AbortSignal) => {
    const base = urls[route.service]
    if (base === undefined) throw new Error(`No address is known for ${route.service}`)
    const credentials = await credential(route.service)
    return fetch(base + fill(route, input.params) + queryOf(input.query), {
      method: route.method,
      headers: headersOf(credentials, input.idempotencyKey),
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal,
    }).catch(unavailable)
  }

  return {
    call: (route, input) =>
      inCallSpan(route, async () => {
        const limit = AbortSignal.timeout(input.timeoutMs ?? standardTimeoutMs)
        const response = await send(route, input, anyOf(limit, input.signal))
        const answer = await jsonOf(response)
        const schema = route.answers[response.status]
        if (!schema || 'raw' in schema) throw refusedAs(route, refusal(answer))
        return schema.parse(answer) as never
      }),
    open: (route, input) =>
      inCallSpan(route, async () => {
        const late = new AbortController()
        const timer = setTimeout(() => late.abort(), input.timeoutMs ?? standardTimeoutMs)
        try {
          const response = await send(route, input, anyOf(late.signal, input.signal))
          const schema = route.answers[response.status]
          if (!schema || !('raw' in schema)) throw refusedAs(route, refusal(await jsonOf(response)))
          return bodyOf(response)
        } finally {
          clearTimeout(timer)
        }
      }),
  }
}

const anyOf = (limit: AbortSignal, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([limit, signal]) : limit

function unavailable(cause: unknown): never {
  throw new DomainError('unavailable', { cause })
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(unavailable)

function bodyOf({ body }: Response): Readable {
  const stream = body ? Readable.fromWeb(body) : Readable.from([])
  // The stream may fail before it has a reader. A later reader still gets the error.
  return stream.on('error', () => undefined)
}

const inCallSpan = <T>(route: RouteDeclaration, call: () => Promise<T>): Promise<T> =>
  inSpan(
    `${route.method} ${mountPath(route)}`,
    { kind: 'client', attributes: { 'peer.service': route.service } },
    call,
  )

function headersOf(
  credentials: Record<string, string>,
  idempotencyKey: string | undefined,
): Record<string, string> {
  const traceparent = currentTraceparent()
  const requestId = currentRequestId()
  return {
    ...credentials,
    'Content-Type': 'application/json',
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(traceparent !== undefined && { traceparent }),
    ...(requestId !== undefined && { 'X-Request-Id': requestId }),
  }
}

const fill = (route: RouteDeclaration, params: unknown): string =>
  mountPath(route).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
  )

/** What is undefined is left out. */
function queryOf(query: unknown): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | undefined>))
    if (value !== undefined) parameters.set(name, String(value))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

const isProblemCode = (code: string): code is ProblemCode => (problemCodes as string[]).includes(code)

function refusal(answer: unknown): DomainError {
  const problem = ProblemBody.safeParse(answer)
  // A caller treats `newer-data` as an outage: the same call can succeed later, so no command may treat it as final.
  if (problem.success && problem.data.code === 'newer-data')
    return new DomainError('unavailable', { detail: problem.data.detail })
  if (problem.success && isProblemCode(problem.data.code))
    return new DomainError(problem.data.code, { detail: problem.data.detail })
  return new DomainError('unavailable')
}
