import type { OrderView } from '../../lib/order-view.js'
import { solText } from '../../lib/sol.js'

/** Where a purchase is, in a few words. */
export function purchaseState({ status, credited, received, price }: OrderView): string {
  switch (status) {
    case 'pending':
      return 'Waiting for payment'
    case 'underpaid':
      return `${solText(received)} of ${solText(price)} SOL received`
    case 'confirming':
      return 'Payment seen, not final yet'
    case 'expired':
      return 'Expired, not paid'
    case 'settled':
      return credited ? 'Paid' : 'Paid, credits are being added'
    case 'abandoned':
      return 'Closed'
  }
}

/** What else matters about it, where something does. */
export function purchaseNote({ late, overpaid, excess, status, received }: OrderView): string | undefined {
  if (overpaid) return `${solText(excess)} SOL more than the price. Write to support to get it back.`
  if (status === 'abandoned' && received > 0n)
    return `${solText(received)} SOL received. Write to support to get it back.`
  return late ? 'Paid after the order had expired.' : undefined
}
