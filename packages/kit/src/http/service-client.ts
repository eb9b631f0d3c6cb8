import {
  DomainError,
  mountPath,
  ProblemBody,
  problemCodes,
  type ProblemCode,
  type RouteDeclaration,
} from '@thumbfolio/contracts'
import type { z } from 'zod'
import { inSpan } from '../telemetry/span.js'
import { currentRequestId, currentTraceparent } from '../telemetry/trace.js'
import { signServiceToken } from './service-token.js'

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type JsonAnswer<R extends RouteDeclaration> = {
  [S in keyof R['answers']]: R['answers'][S] extends z.ZodType ? z.output<R['answers'][S]> : never
}[keyof R['answers']]

export interface CallInput<R extends RouteDeclaration> {
  readonly params?: Input<R['params']>
  readonly body?: Input<R['body']>
  /** Makes a repeated call harmless; sent as `Idempotency-Key`. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

export interface ServiceClient {
  /**
   * Calls an internal route of another service.
   * @throws DomainError with the code the other side answered, `unavailable` when it does not answer
   */
  call<R extends RouteDeclaration>(route: R, input: CallInput<R>): Promise<JsonAnswer<R>>
}

/** `urls` by service name. Default time limit 5 s. */
export function createServiceClient(options: {
  from: string
  secret: string
  urls: Readonly<Record<string, string>>
}): ServiceClient {
  return {
    async call(route, { params, body, idempotencyKey, signal, timeoutMs = 5_000 }) {
      const base = options.urls[route.service]
      if (base === undefined) throw new Error(`No address is known for ${route.service}`)
      return inCallSpan(route, async () => {
        const response = await fetch(base + fill(route, params), {
          method: route.method,
          headers: headersOf(signServiceToken(options.secret, options.from, route.service), idempotencyKey),
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
        }).catch((cause: unknown) => {
          throw new DomainError('unavailable', { cause })
        })
        const answer: unknown = await response.json().catch((cause: unknown) => {
          throw new DomainError('unavailable', { cause })
        })
        const schema = route.answers[response.status]
        if (!schema || 'raw' in schema) throw refusal(answer)
        return schema.parse(answer) as never
      })
    },
  }
}

const inCallSpan = <T>(route: RouteDeclaration, call: () => Promise<T>): Promise<T> =>
  inSpan(
    `${route.method} ${mountPath(route)}`,
    { kind: 'client', attributes: { 'peer.service': route.service } },
    call,
  )

function headersOf(token: string, idempotencyKey: string | undefined): Record<string, string> {
  const traceparent = currentTraceparent()
  const requestId = currentRequestId()
  return {
    Authorization: `Bearer ${token}`,
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

const isProblemCode = (code: string): code is ProblemCode => (problemCodes as string[]).includes(code)

function refusal(answer: unknown): DomainError {
  const problem = ProblemBody.safeParse(answer)
  if (problem.success && isProblemCode(problem.data.code))
    return new DomainError(problem.data.code, { detail: problem.data.detail })
  return new DomainError('unavailable')
}
