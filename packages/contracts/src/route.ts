import type { z } from 'zod'
import type { ProblemCode } from './problems.js'

/**
 * Who may call: anyone, a session, a session with a verified e-mail, one of the `callers` of the route with a service
 * token, or the session of an operator, for most routes one that confirmed the password within 15 minutes. Without the
 * role, routes of an operator's session answer as unknown paths do.
 */
export type Access =
  'public' | 'session' | 'verified' | 'internal' | 'operator-session' | 'operator-confirmed'

/** How often one client may call. The gateway holds the numbers (requests per minute). */
export type RateClass =
  | 'read'
  | 'write'
  | 'auth'
  | 'upload'
  | 'launch'
  | 'export'
  | 'code-host'
  | 'support'
  | 'operator'
  | 'internal'

export type ServiceName = 'auth' | 'resume' | 'payment' | 'generator' | 'dashboard' | 'support'

/**
 * Who signs service tokens. `admin` is the key that gives the role of an operator: `thumbfolio-admin` reads it, and no
 * service has it.
 */
export const callerNames = [
  'gateway',
  'auth',
  'resume',
  'payment',
  'generator',
  'dashboard',
  'support',
  'admin',
] as const
export type CallerName = (typeof callerNames)[number]

/** An answer whose body is not JSON; the handler writes the bytes itself. */
export interface RawAnswer {
  readonly raw: string
}
/** Declares a body of another media type than JSON. */
export const raw = (mediaType: string): RawAnswer => ({ raw: mediaType })

/** A file that a route also accepts as its whole body, in place of JSON with a data URL. */
export interface FileBody {
  readonly mediaType: string
  /** A larger file is answered with the route's `bodyTooLarge`. */
  readonly limitBytes: number
  /** A file of this type has this text near its start; any other is refused. */
  readonly signature: {
    readonly text: string
    readonly withinBytes: number
    readonly problem: ProblemCode
  }
  /** The fields that the JSON body has beside the file. */
  readonly query: z.ZodObject
}

/** The request headers that change what a route does. */
export type RequestHeader = 'If-Match' | 'Idempotency-Key' | 'Last-Event-ID'

export interface RouteDeclaration {
  readonly service: ServiceName
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under `/api/v1`, or from the root where it starts with `/internal/`. Express syntax: `/auth/resume/:id`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Of an internal route: a row of `internalCallers`. Without one the route cannot be called. */
  readonly callers?: readonly CallerName[]
  /** Of an operator's route that is not a GET: it changes nothing, so a read-only operator may call it. */
  readonly isReading?: true
  readonly rate: RateClass
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly file?: FileBody
  /** Request headers that its handler reads; others are not given to it. */
  readonly headers?: Readonly<Partial<Record<RequestHeader, 'required' | 'optional'>>>
  /** Bytes of a JSON body accepted. Default: 100 KiB. */
  readonly bodyLimitBytes?: number
  /** What a larger body is answered with. Default: `body-too-large`. */
  readonly bodyTooLarge?: ProblemCode
  /** JSON schema per success status; zod strips what a schema does not name, so nothing else can leave. */
  readonly answers: Readonly<Record<number, z.ZodType | RawAnswer>>
  /** `Cache-Control` of its JSON answers. Default: `private, no-store`. */
  readonly cacheControl?: string
  /** Refusals of this route beyond those every route has (401, 403, 404, 413, 415, 429, 500, 503). */
  readonly problems: readonly ProblemCode[]
}

/** The media type of a `Content-Type`, without its parameters, in lower case. */
export const mediaTypeOf = (contentType = ''): string => contentType.split(';', 1)[0]!.trim().toLowerCase()

const standardBodyLimitBytes = 100 * 2 ** 10

/** How many bytes a route accepts as a body of this `Content-Type`, and what it answers to more. */
export function bodyLimitOf(
  { bodyLimitBytes = standardBodyLimitBytes, bodyTooLarge = 'body-too-large', file }: BodyLimits,
  contentType: string | undefined,
): { limitBytes: number; tooLarge: ProblemCode } {
  const isFile = file !== undefined && mediaTypeOf(contentType) === file.mediaType
  return { limitBytes: isFile ? file.limitBytes : bodyLimitBytes, tooLarge: bodyTooLarge }
}

export type BodyLimits = Pick<RouteDeclaration, 'bodyLimitBytes' | 'bodyTooLarge' | 'file'>

/** Keeps the literal types of a declaration, which routers and the typed client are inferred from. */
export const route = <const R extends RouteDeclaration>(declaration: R): R => declaration

export type RouteTable = Readonly<Record<string, RouteDeclaration>>
