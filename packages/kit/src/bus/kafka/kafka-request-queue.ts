import RequestQueue from 'kafkajs/src/network/requestQueue/index.js'

const lookAgainMs = 10

/**
 * kafkajs 2.2.4 looks at the requests that wait on a connection a thousand times a second, also where none does
 * (https://github.com/tulios/kafkajs/issues/1556): a fortieth of a core for every idle process. With this it looks where
 * something waits: when the throttle ends, or soon. An answer that makes room for the next request is seen at once as before.
 */
export function restIdleConnections(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.throttleCheckTimeoutId || this.pending.length === 0) return
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null
        this.checkPendingRequests()
      },
      Math.max(this.throttledUntil - Date.now(), lookAgainMs),
    )
  }
}
