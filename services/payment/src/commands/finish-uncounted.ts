import { traced } from '@thumbfolio/kit/base'
import { everyItem, StoreUnavailable } from '@thumbfolio/kit/store'
import type { ReadingPorts } from '../ports.js'
import { countInOrder } from './observe-transaction.js'

/** Finishes what a crash left between the binding of a payment and its counting. */
export const finishUncounted = traced('finish-uncounted', async (ports: ReadingPorts): Promise<void> => {
  for await (const payment of everyItem(ports.chainPayments, 'uncounted', {})) {
    try {
      await countInOrder(ports, payment)
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      const about = { err: error, signature: payment.signature }
      ports.log.error(about, 'a payment could not be counted, retrying')
    }
  }
})
