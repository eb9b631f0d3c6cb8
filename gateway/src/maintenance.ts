import { DomainError, noticeRoutes, type ProductNotice } from '@thumbfolio/contracts'
import { detached } from '@thumbfolio/kit/base'
import type { ServiceClient } from '@thumbfolio/kit/http'

export interface Maintenance {
  /** @throws DomainError `maintenance` while nothing may be changed */
  refuseChange(): Promise<void>
}

const freshMs = 5_000
const timeoutMs = 1_000
const standardRetrySeconds = 300

/**
 * The maintenance state of auth, requested at a change and cached for seconds. Without an answer from auth the last one
 * counts. One answer serves all changes that wait for it, so the request belongs to the trace of none of them.
 */
export function maintenanceOf(client: ServiceClient, now: () => number): Maintenance {
  let known: ProductNotice['maintenance']
  let askedAt = -Infinity
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    askedAt = now()
    await client.call(noticeRoutes.notice, { timeoutMs }).then(
      ({ maintenance }) => void (known = maintenance),
      () => undefined,
    )
  }

  return {
    async refuseChange() {
      if (now() - askedAt >= freshMs) asking ??= detached(ask).finally(() => (asking = undefined))
      await asking
      if (!known) return
      const leftMs = known.until === undefined ? undefined : Date.parse(known.until) - now()
      if (leftMs !== undefined && leftMs <= 0) return
      const retryAfterSeconds = leftMs === undefined ? standardRetrySeconds : Math.ceil(leftMs / 1_000)
      throw new DomainError('maintenance', { detail: known.text, retryAfterSeconds })
    },
  }
}
