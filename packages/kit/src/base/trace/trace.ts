import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  trace,
  type Link,
  type SpanContext,
} from '@opentelemetry/api'

/** What running work belongs to. */
export interface Origin {
  /** W3C trace context of what it goes on from; absent or malformed, the work begins a trace of its own. */
  readonly traceparent?: string | undefined
  readonly requestId?: string
  /** The service that does it: one process may hold them all. */
  readonly service?: string
}

interface Running {
  readonly traceparent: string
  readonly requestId: string | undefined
  readonly service: string | undefined
}

const storage = new AsyncLocalStorage<Running | undefined>()
const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Of UUIDs, whose randomness Node draws ahead: every request asks for one. */
const randomHex = (digits: number) => randomUUID().replaceAll('-', '').slice(0, digits)
const freshTraceparent = () => `00-${randomHex(32)}-${randomHex(16)}-01`

/** The span that a W3C `traceparent` names; undefined for one that is absent, malformed or all zeros. */
export function spanContextOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = pattern.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(named) ? named : undefined
}

/** Links to the spans that these name, leaving out what names none. */
export const linksTo = (...traceparents: readonly (string | undefined)[]): Link[] =>
  traceparents.flatMap((traceparent) => {
    const linked = spanContextOf(traceparent)
    return linked ? [{ context: linked }] : []
  })

/** W3C trace context of the running work: the active span's, else what the work goes on from. */
export function currentTraceparent(): string | undefined {
  const span = trace.getSpanContext(context.active())
  if (!span || !isSpanContextValid(span)) return storage.getStore()?.traceparent
  return `00-${span.traceId}-${span.spanId}-${(span.traceFlags & 1).toString().padStart(2, '0')}`
}

/** The id of the request that the running work is done for, where there is one. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId

/** The service that the running work is done by, where it is known. */
export const currentService = (): string | undefined => storage.getStore()?.service

/** Runs work as a part of what it goes on from, or as the beginning of a trace. Nothing of the caller's own trace stays. */
export function continueTrace<T>(origin: Origin, work: () => T): T {
  const parent = spanContextOf(origin.traceparent)
  const running: Running = {
    traceparent: parent && origin.traceparent ? origin.traceparent : freshTraceparent(),
    requestId: origin.requestId,
    service: origin.service,
  }
  const started = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  return storage.run(running, () => context.with(started, work))
}

/** Runs work outside the trace of the request that started it: background work has traces of its own. */
export const detached = <T>(work: () => T): T =>
  storage.run(undefined, () => context.with(ROOT_CONTEXT, work))

/** What a log line says about the running work. */
export function traceFields(): { trace_id?: string; span_id?: string; request_id?: string } {
  const [, traceId, spanId] = currentTraceparent()?.split('-') ?? []
  const requestId = currentRequestId()
  return {
    ...(traceId !== undefined && spanId !== undefined && { trace_id: traceId, span_id: spanId }),
    ...(requestId !== undefined && { request_id: requestId }),
  }
}
