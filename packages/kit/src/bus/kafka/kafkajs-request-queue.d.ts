/** What kafkajs 2.2.4 ships without types, as far as `kafka-request-queue.ts` needs it. */
declare module 'kafkajs/src/network/requestQueue/index.js' {
  class RequestQueue {
    constructor(options: {
      maxInFlightRequests: number
      requestTimeout: number
      enforceRequestTimeout: boolean
      clientId: string
      broker: string
      logger: Record<'debug' | 'warn', (message: string) => void>
    })
    readonly pending: readonly unknown[]
    /** Epoch milliseconds. */
    readonly throttledUntil: number
    throttleCheckTimeoutId: NodeJS.Timeout | null
    maybeThrottle(forMs: number): void
    push(request: {
      entry: { correlationId: number; resolve: (answer: unknown) => void; reject: (error: Error) => void }
      expectResponse: boolean
      sendRequest: () => void
    }): void
    fulfillRequest(answer: { correlationId: number; payload: Buffer; size: number }): void
    checkPendingRequests(): void
    scheduleCheckPendingRequests(): void
  }
  export = RequestQueue
}
