import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api'
import { DomainError, problemType } from '@thumbfolio/contracts'
import { currentService } from './trace.js'

export type { Attributes, Link, Span } from '@opentelemetry/api'

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/** What a span says from its beginning. */
export interface SpanOptions {
  readonly kind?: keyof typeof kinds
  /** Of a few values each: never an id, a name that a person chose, or what a resume says. */
  readonly attributes?: Attributes
  readonly links?: Link[]
  /** Epoch milliseconds. Default: now. */
  readonly startedAt?: number
}

/** Starts a span under the active one. The caller ends it. Costs nothing without an SDK. */
export function startSpan(
  name: string,
  { kind = 'internal', attributes = {}, links = [], startedAt }: SpanOptions = {},
  parent: Context = context.active(),
): Span {
  const service = currentService()
  return trace.getTracer('thumbfolio').startSpan(
    name,
    {
      kind: kinds[kind],
      links,
      attributes: { ...(service !== undefined && { 'thumbfolio.service': service }), ...attributes },
      ...(startedAt !== undefined && { startTime: startedAt }),
    },
    parent,
  )
}

/** Runs work under a span that somebody else ends. */
export const underSpan = <T>(span: Span, work: () => T): T =>
  context.with(trace.setSpan(context.active(), span), work)

/** Runs work in a span of that name. A thrown error marks it, by its kind and never by its text, and is thrown on. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = startSpan(name, options)
  try {
    return await underSpan(span, work)
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** A command as a span of its name. */
export const traced =
  <A extends unknown[], R>(name: string, run: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) =>
  (...args) =>
    inSpan(name, {}, () => run(...args))

/** Says on a span what went wrong. A refusal is an answer, not a failure. */
function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', errorType(error))
  const isRefusal = error instanceof DomainError && problemType(error.code).status < 500
  if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR })
}

function errorType(error: unknown): string {
  if (error instanceof DomainError) return error.code
  return error instanceof Error ? error.name : typeof error
}

/** Says that the running span has to do with another piece of work. */
export const linkRunningSpan = (links: readonly Link[]): void => {
  const span = trace.getActiveSpan()
  for (const link of links) span?.addLink(link)
}
