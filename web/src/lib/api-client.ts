import { mountPath, type FileBody, type RouteDeclaration } from '@thumbfolio/contracts'
import type { z } from 'zod'
import { ApiProblem } from './api-problem.js'
import { request, RequestTimeout, type HttpResponse } from './http-request.js'
import { problemOf } from './problem-answer.js'
import { learnServerTime } from './server-clock.js'
import { sessionLost } from './session-lost.js'
import { storedToken } from './storage.js'
import { freshTraceparent, traceIdOf } from './traceparent.js'

const timeoutMs = 10_000

type Part<R, Name extends string> =
  R extends Readonly<Record<Name, infer Schema extends z.ZodType>>
    ? object extends z.input<Schema>
      ? { readonly [N in Name]?: z.input<Schema> }
      : { readonly [N in Name]: z.input<Schema> }
    : unknown

/** Input of a route: `params`, `query` and `body`, each where it is declared. */
type InputOf<R extends RouteDeclaration> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>

/** The body of any of the route's declared answers. */
export type AnswerOf<R extends RouteDeclaration> = {
  [Status in keyof R['answers']]: R['answers'][Status] extends z.ZodType
    ? z.output<R['answers'][Status]>
    : never
}[keyof R['answers']]

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Default: 10 s. An upload takes as long as it makes progress. */
  readonly timeoutMs?: number
  /** How much of the body was sent, 0 to 1. */
  readonly onSent?: (share: number) => void
  /** How many bytes of the answer came in. */
  readonly onReceived?: (bytes: number) => void
  /** The version that the change is made to; another one is refused as `stale`. */
  readonly ifMatch?: string
  /** A repeat with the same key does nothing more. */
  readonly idempotencyKey?: string
}

type Arguments<R extends RouteDeclaration> =
  object extends InputOf<R>
    ? [input?: InputOf<R>, options?: CallOptions]
    : [input: InputOf<R>, options?: CallOptions]

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
}

/** Path of a call with its parameters filled in. */
export const addressOf = (route: RouteDeclaration, params: Readonly<Record<string, string>> = {}): string =>
  mountPath(route).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/**
 * Calls a declared route and answers with its parsed body.
 * @throws ApiProblem whatever went wrong, but for an abort by the caller's signal
 */
export async function call<R extends RouteDeclaration>(
  route: R,
  ...args: Arguments<R>
): Promise<AnswerOf<R>> {
  return (await callTagged(route, ...args)).body
}

/** The same, with the version (`ETag`) of what was answered. */
export async function callTagged<R extends RouteDeclaration>(
  route: R,
  ...args: Arguments<R>
): Promise<{ body: AnswerOf<R>; etag: string }> {
  const [input, options] = args
  return parsedAnswer(route, await send(route, input ?? {}, options))
}

/**
 * Sends a file as the body of a route that takes one, with the route's fields for it in the query.
 * @throws ApiProblem whatever went wrong, but for an abort by the caller's signal
 */
export async function callWithFile<R extends RouteDeclaration & { readonly file: FileBody }>(
  route: R,
  { file, query }: { file: Blob; query: z.input<R['file']['query']> },
  options?: CallOptions,
): Promise<AnswerOf<R>> {
  return parsedAnswer(route, await send(route, { query, body: file }, options, route.file.mediaType)).body
}

function parsedAnswer<R extends RouteDeclaration>(
  route: R,
  response: HttpResponse,
): { body: AnswerOf<R>; etag: string } {
  const schema = route.answers[response.status]
  if (!schema || 'raw' in schema) throw new ApiProblem('unexpected-answer', { status: response.status })
  const answer = schema.safeParse(jsonOf(response))
  if (!answer.success)
    throw new ApiProblem('unexpected-answer', { status: response.status, cause: answer.error })
  return { body: answer.data as AnswerOf<R>, etag: response.header('etag') ?? '' }
}

/**
 * Calls a declared route and reads the answer with the caller's schema instead of the route's: for screens that need
 * fewer fields than the server sends.
 * @throws ApiProblem whatever went wrong, but for an abort by the caller's signal
 */
export async function callWith<R extends RouteDeclaration, S extends z.ZodType>(
  route: R,
  schema: S,
  ...args: Arguments<R>
): Promise<{ status: number; body: z.output<S> }> {
  const [input, options] = args
  const response = await send(route, input ?? {}, options)
  const { status } = response
  const answer = schema.safeParse(jsonOf(response))
  if (!answer.success) throw new ApiProblem('unexpected-answer', { status, cause: answer.error })
  return { status, body: answer.data }
}

/** The bytes of a route that answers with a file. @throws ApiProblem */
export async function download<R extends RouteDeclaration>(
  route: R,
  ...args: Arguments<R>
): Promise<ArrayBuffer> {
  const [input, options] = args
  return (await send(route, input ?? {}, options)).body
}

async function send(
  route: RouteDeclaration,
  input: LooseInput,
  options: CallOptions = {},
  mediaType?: string,
): Promise<HttpResponse> {
  const token = storedToken.read()
  const traceparent = freshTraceparent()
  try {
    const response = await request({
      method: route.method,
      url: addressOf(route, input.params) + searchOf(input.query),
      timeoutMs: options.timeoutMs ?? timeoutMs,
      headers: {
        traceparent,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(options.ifMatch !== undefined && { 'If-Match': options.ifMatch }),
        ...(options.idempotencyKey !== undefined && { 'Idempotency-Key': options.idempotencyKey }),
        ...(input.body !== undefined && { 'Content-Type': mediaType ?? 'application/json' }),
      },
      body: mediaType === undefined ? JSON.stringify(input.body) : (input.body as Blob),
      signal: options.signal,
      onSent: options.onSent,
      onReceived: options.onReceived,
    })
    if (response.status < 200 || response.status > 299) throw refusalOf(response, traceIdOf(traceparent))
    learnServerTime(response.header('date'))
    return response
  } catch (error) {
    if (error instanceof ApiProblem || options.signal?.aborted) throw error
    throw noResponse(error, traceIdOf(traceparent))
  }
}

/** Fields of the query that are set, as the search of an address. */
function searchOf(query: unknown): string {
  const set = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}

/** `sentTraceId` names the call where the response does not say which trace it was handled in. */
function refusalOf(response: HttpResponse, sentTraceId: string | undefined): ApiProblem {
  const { status, header } = response
  const problem = problemOf(status, jsonOf(response), {
    retryAfter: header('retry-after'),
    reference: traceIdOf(header('traceresponse')) ?? sentTraceId,
  })
  if (status === 401 && problem.code !== 'invalid-credentials') sessionLost()
  return problem
}

function noResponse(cause: unknown, sentTraceId: string | undefined): ApiProblem {
  if (cause instanceof RequestTimeout) {
    console.error('Request timeout')
    return new ApiProblem('timeout', { reference: sentTraceId, cause })
  }
  console.error('Network error or backend server not running')
  return new ApiProblem('network', { cause })
}

/** The JSON of a body; undefined where there is none. */
function jsonOf({ body }: HttpResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown
  } catch {
    return undefined
  }
}
