import { mountPath, type FileBody, type RouteDeclaration } from '@thumbfolio/contracts'
import axios, { isAxiosError, isCancel, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import type { z } from 'zod'
import { ApiProblem } from './api-problem.js'
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
  const headers = { 'Content-Type': route.file.mediaType }
  const response = await send(route, { query, body: file }, options, { headers })
  return parsedAnswer(route, response).body
}

function parsedAnswer<R extends RouteDeclaration>(
  route: R,
  response: AxiosResponse<unknown>,
): { body: AnswerOf<R>; etag: string } {
  const schema = route.answers[response.status]
  if (!schema || 'raw' in schema) throw new ApiProblem('unexpected-answer', { status: response.status })
  // A browser reports a missing body as an empty string.
  const answer = schema.safeParse(response.status === 204 ? undefined : response.data)
  if (!answer.success)
    throw new ApiProblem('unexpected-answer', { status: response.status, cause: answer.error })
  const etag: unknown = response.headers['etag']
  return { body: answer.data as AnswerOf<R>, etag: typeof etag === 'string' ? etag : '' }
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
  const { status, data } = await send(route, input ?? {}, options)
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiProblem('unexpected-answer', { status, cause: answer.error })
  return { status, body: answer.data }
}

/** The bytes of a route that answers with a file. @throws ApiProblem */
export async function download<R extends RouteDeclaration>(
  route: R,
  ...args: Arguments<R>
): Promise<ArrayBuffer> {
  const [input, options] = args
  const response = await send(route, input ?? {}, options, { responseType: 'arraybuffer' })
  return response.data as ArrayBuffer
}

async function send(
  route: RouteDeclaration,
  input: LooseInput,
  options: CallOptions = {},
  { headers, ...extra }: AxiosRequestConfig & { headers?: Record<string, string> } = {},
): Promise<AxiosResponse<unknown>> {
  const token = storedToken.read()
  const traceparent = freshTraceparent()
  try {
    const response = await axios.request<unknown>({
      method: route.method,
      url: addressOf(route, input.params),
      params: input.query,
      data: input.body,
      withCredentials: true,
      timeout: options.timeoutMs ?? timeoutMs,
      headers: {
        traceparent,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(options.ifMatch !== undefined && { 'If-Match': options.ifMatch }),
        ...(options.idempotencyKey !== undefined && { 'Idempotency-Key': options.idempotencyKey }),
        ...headers,
      },
      ...(options.signal && { signal: options.signal }),
      ...(options.onSent && { onUploadProgress: ({ progress }) => options.onSent?.(progress ?? 0) }),
      ...(options.onReceived && { onDownloadProgress: ({ loaded }) => options.onReceived?.(loaded) }),
      ...extra,
    })
    learnServerTime(response.headers['date'])
    return response
  } catch (error) {
    throw explain(error, traceIdOf(traceparent))
  }
}

/** `sentTraceId` names the call where the answer does not say which trace it was handled in. */
function explain(error: unknown, sentTraceId: string | undefined): unknown {
  if (isCancel(error) || !isAxiosError(error)) return error
  if (error.response) {
    const { status, data, headers } = error.response as AxiosResponse<unknown>
    const problem = problemOf(status, readable(data), {
      retryAfter: headers['retry-after'] as string | undefined,
      reference: traceIdOf(headers['traceresponse']) ?? sentTraceId,
      cause: error,
    })
    if (status === 401 && problem.code !== 'invalid-credentials') sessionLost()
    return problem
  }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') {
    console.error('Request timeout')
    return new ApiProblem('timeout', { reference: sentTraceId, cause: error })
  }
  console.error('Network error or backend server not running')
  return new ApiProblem('network', { cause: error })
}

/** A refused download comes as bytes, though it is JSON. */
function readable(data: unknown): unknown {
  if (!(data instanceof ArrayBuffer) && !ArrayBuffer.isView(data)) return data
  try {
    return JSON.parse(new TextDecoder().decode(data)) as unknown
  } catch {
    return undefined
  }
}
