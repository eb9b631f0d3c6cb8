import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { context, propagation, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api'

interface Context {
  readonly traceparent: string
  readonly requestId?: string
}

const storage = new AsyncLocalStorage<Context>()
const pattern = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

const freshTraceparent = () => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`

/** W3C trace context of the running work: the active span's, else the one that came in. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {}
  propagation.inject(context.active(), carrier)
  return carrier['traceparent'] ?? storage.getStore()?.traceparent
}

export const currentRequestId = (): string | undefined => storage.getStore()?.requestId

/** Runs work inside a trace: the one given, or a new one where it is absent or malformed. */
export function continueTrace<T>(
  incoming: { traceparent?: string | undefined; requestId?: string },
  work: () => T,
): T {
  const traceparent =
    incoming.traceparent && pattern.test(incoming.traceparent) ? incoming.traceparent : freshTraceparent()
  const parent = propagation.extract(context.active(), { traceparent })
  const entry: Context = { traceparent, ...(incoming.requestId && { requestId: incoming.requestId }) }
  return storage.run(entry, () => context.with(parent, work))
}

/** Runs work in a span of that name; a thrown error marks the span and is thrown on. Costs nothing without an SDK. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('thumbfolio').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      if (error instanceof Error) span.recordException(error)
      throw error
    } finally {
      span.end()
    }
  })
}
