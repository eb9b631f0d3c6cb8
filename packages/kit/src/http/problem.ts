import { DomainError, loggedPath, problemType, type ProblemBody } from '@thumbfolio/contracts'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { EngineUnavailable } from '../base/errors/engine-unavailable.js'
import type { Logger } from '../base/log/log.js'
import { collapseRepeats } from '../base/log/collapse-repeats.js'

/** The body of a refusal (RFC 9457). `instance` is the path that was asked for. */
export function problemBody(error: DomainError, instance?: string): ProblemBody {
  const { status, title } = problemType(error.code)
  return {
    type: `https://thumbfolio.example/problems/${error.code}`,
    title,
    status,
    detail: error.message,
    ...(instance !== undefined && { instance }),
    code: error.code,
    message: error.message,
    error: error.message,
    ...(error.errors && { errors: [...error.errors] }),
    ...(error.reasons && { reasons: [...error.reasons] }),
    ...(error.findings && { findings: [...error.findings] }),
    ...(error.suggestion !== undefined && { suggestion: error.suggestion }),
    ...(error.offers && { offers: [...error.offers] }),
  }
}

/** Writes a refusal as `application/problem+json` (RFC 9457). */
export function sendProblem(response: Response, error: DomainError, instance?: string): void {
  const body = problemBody(error, instance)
  const { status } = body
  if (status === 429 || error.retryAfterSeconds !== undefined)
    response.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds ?? 60))))
  response.set('Cache-Control', 'no-store')
  if (status === 401) response.set('WWW-Authenticate', 'Bearer')
  response.status(status).type('application/problem+json').send(JSON.stringify(body))
}

const malformed: ReadonlySet<string> = new Set([
  'entity.parse.failed',
  'parameters.too.many',
  'request.aborted',
  'request.size.invalid',
])

/** What express and its body parser throw, in our words; anything unknown is a 500 that leaks nothing. */
function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof EngineUnavailable) return new DomainError(error.problem, { cause: error })
  const type = (error as { type?: unknown } | null)?.type
  if (type === 'entity.too.large') return new DomainError('body-too-large')
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new DomainError('unsupported-media-type')
  if (typeof type === 'string' && malformed.has(type)) return new DomainError('malformed-request')
  if (error instanceof URIError) return new DomainError('not-found')
  return new DomainError('internal-error', { cause: error })
}

const path = (request: Request) => request.originalUrl.split('?')[0] ?? '/'

/**
 * The one place where an error becomes an answer, and what the answer leaves out of its reason a line in the log. While a
 * dependency is unavailable every request fails because of it: those lines are counted.
 */
export function problemHandler(log: Logger): ErrorRequestHandler {
  const collapse = collapseRepeats()
  return (error: unknown, request, response, next) => {
    const refusal = asDomainError(error)
    const { code, cause } = refusal
    const at = loggedPath(path(request))
    if (code === 'internal-error') log.error({ err: error, path: at }, 'request failed')
    else if (cause instanceof Error && problemType(code).status >= 500)
      collapse(`${code} ${cause.name}`, (times) =>
        log.warn(
          { err: cause, times, path: at, problem: code },
          'request refused: a dependency is unavailable',
        ),
      )
    if (response.headersSent) return next(error)
    sendProblem(response, refusal, path(request))
  }
}
