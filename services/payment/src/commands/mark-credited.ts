import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { credited } from '../domain/close-order.js'
import type { Ports } from '../ports.js'

/** Notes that auth has granted the credits of an order. Grants for anything else are no order of ours. */
export const markCredited = traced(
  'mark-credited',
  ({ orders, now }: Ports, { reference, cause }: { reference: string; cause: string }): Promise<void> =>
    retryStale(async () => {
      const order = await orders.find(reference)
      const next = order && credited(order, now())
      if (next && next !== order) await orders.commit(next, { cause })
    }),
)
