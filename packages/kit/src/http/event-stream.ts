import type { Response } from 'express'

/** One server-sent event. */
export interface EventStreamMessage {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

/** An open answer of server-sent events. */
export interface EventStream {
  send(message: EventStreamMessage): void
  end(): void
  /** Resolves when the client is gone or the stream has ended. */
  readonly closed: Promise<void>
}

const heartbeatMs = 15_000

/** Opens a stream of server-sent events (WHATWG HTML), with a comment every 15 s so that proxies keep it open. */
export function openEventStream(response: Response): EventStream {
  response.status(200).set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'private, no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs)
  const closed = new Promise<void>((resolve) =>
    response.once('close', () => {
      clearInterval(heartbeat)
      resolve()
    }),
  )
  return {
    send: ({ id, event, data }) =>
      void response.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void response.end(),
    closed,
  }
}
