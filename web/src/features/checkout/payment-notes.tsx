import type { OrderView } from '../../lib/order-view.js'
import { PaymentList } from '../../ui/payment-list.js'
import { paymentNotes } from './order-steps.js'

/** The transactions that were counted, and what else should be known of them. */
export const PaymentNotes = ({ order }: { order: OrderView }) => (
  <div className="max-w-2xl text-sm empty:hidden">
    {paymentNotes(order).map((note) => (
      <p key={note}>{note}</p>
    ))}
    <PaymentList payments={order.payments} />
  </div>
)
