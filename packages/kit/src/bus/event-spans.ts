import { ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { eventCatalogue, isEventType, type AnyEvent } from '@thumbfolio/contracts'
import { count, recordMs } from '../base/telemetry/metrics.js'
import { inSpan, startSpan } from '../base/trace/span.js'
import { isTelemetryOn } from '../base/telemetry/start-telemetry.js'
import { continueTrace, linksTo, spanContextOf } from '../base/trace/trace.js'

/** Groups are named after their service: `generator`, `generator-workers`. */
const serviceOf = (group: string) => group.split('-')[0] ?? group

/**
 * Hands events to a bus, each in a span of the trace that committed it, beside the spans of its handlers. Only accepted
 * events have one: an unavailable bus is visible in the age of the outbox.
 */
export async function inPublishSpans(
  events: readonly AnyEvent[],
  publish: () => Promise<void>,
): Promise<void> {
  const startedAt = Date.now()
  await publish()
  if (!isTelemetryOn()) return
  for (const { type, source, traceparent } of events) {
    const parent = spanContextOf(traceparent)
    const options = { kind: 'producer', attributes: { 'thumbfolio.service': source }, startedAt } as const
    const under = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    startSpan(`publish ${type}`, options, under).end()
  }
}

/**
 * Handles an event in a span of the trace that committed it. What fans out into work on many things begins a trace for
 * each group instead, with a link to where it comes from.
 */
export async function inHandlingSpan(
  group: string,
  event: AnyEvent,
  now: number,
  handle: () => Promise<void>,
): Promise<void> {
  const { type, time, traceparent } = event
  const fansOut = eventCatalogue[type].fansOut === true
  const service = serviceOf(group)
  const about = { group, type }
  recordMs('thumbfolio.event.lag', Math.max(0, now - Date.parse(time)), about)
  const span = {
    kind: 'consumer',
    attributes: { 'messaging.consumer.group.name': group },
    links: fansOut ? linksTo(traceparent) : [],
  } as const
  try {
    await continueTrace({ service, ...(!fansOut && { traceparent }) }, () =>
      inSpan(`process ${type}`, span, handle),
    )
  } catch (error) {
    count('thumbfolio.events.handled', { ...about, outcome: 'failed' })
    throw error
  }
  count('thumbfolio.events.handled', { ...about, outcome: 'handled' })
}

/** Counts an event that a group gave up. The envelope may be anything. */
export function countDeadLetter(group: string, envelope: unknown): void {
  const type = (envelope as { type?: unknown } | null)?.type
  count('thumbfolio.dead_letters', {
    group,
    type: typeof type === 'string' && isEventType(type) ? type : 'unknown',
  })
}

/** Says what is to be said about an event where its trace is found. */
export function inTraceOf(envelope: unknown, say: () => void): void {
  const traceparent = (envelope as { traceparent?: unknown } | null)?.traceparent
  continueTrace(typeof traceparent === 'string' ? { traceparent } : {}, say)
}
