import type { OrderView } from '../../lib/order-view.js'
import { lamportsOf, solText } from '../../lib/sol.js'
import type { SelectedPackage } from '../../lib/selected-package.js'
import { credits } from '../../lib/counted.js'

export type CheckoutStep = 'payment' | 'verification' | 'success'

/**
 * Where a person is with an order. `sentAt`: what had been received when they said that they sent the payment, in
 * lamports; another part that arrives since shows that more is to be paid.
 */
export function stepOf({ status, received }: OrderView, sentAt: string | null): CheckoutStep {
  switch (status) {
    case 'settled':
      return 'success'
    case 'confirming':
      return 'verification'
    case 'abandoned':
      return 'payment'
    case 'pending':
    case 'expired':
    case 'underpaid':
      return sentAt === received.toString() ? 'verification' : 'payment'
  }
}

/** What is known of the payment, in one or two sentences. */
export function stateText(order: OrderView): string {
  const { status, received, price, remaining, late } = order
  switch (status) {
    case 'pending':
      return 'Waiting for your payment. This page updates by itself.'
    case 'underpaid': {
      const text = `We received ${solText(received)} of ${solText(price)} SOL. Please send the remaining ${solText(remaining)} SOL.`
      return late ? `${text} The price still holds.` : text
    }
    case 'confirming':
      return 'Payment seen. Waiting for final confirmation.'
    case 'expired':
      return 'This order has expired. If you paid, we still find it within 24 hours. Otherwise please start a new one.'
    case 'abandoned':
      return 'This order is closed. If you paid, your payment is not lost: please write to support.'
    case 'settled':
      return 'Payment verified successfully!'
  }
}

/** What else a person should know about a payment that counts. */
export function paymentNotes({ late, overpaid, excess }: OrderView): string[] {
  const notes: string[] = []
  if (late) notes.push('Your payment came after the order had expired. It counts, at the same price.')
  if (overpaid)
    notes.push(`You sent ${solText(excess)} SOL more than the price. Write to support to get it back.`)
  return notes
}

/** How an order differs from the package that was chosen, or undefined where it does not. */
export function changeSince(chosen: SelectedPackage, order: OrderView): string | undefined {
  const chosenPrice = lamportsOf(chosen.priceSOL)
  const count = order.credits ?? chosen.credits
  if (chosenPrice === order.price && count === chosen.credits) return undefined
  return `You chose ${credits(chosen.credits)} for ${chosen.priceSOL} SOL. Now it is ${credits(count)} for ${solText(order.price)} SOL.`
}
