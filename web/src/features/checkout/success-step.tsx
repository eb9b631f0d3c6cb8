import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { useLeftLaunch } from '../../lib/left-launch.js'
import type { OrderView } from '../../lib/order-view.js'
import { receiptAddress } from '../../lib/orders-api.js'
import { useUser } from '../../lib/session-store.js'
import { solText } from '../../lib/sol.js'
import { ActionBar } from '../../ui/action-bar.js'
import { LaunchLink } from '../../ui/launch-link.js'
import { paymentNotes } from './order-steps.js'
import { PaymentList } from '../../ui/payment-list.js'

interface SuccessStepProps {
  order: OrderView
  count: number | undefined
}

/** What was bought, the balance, the receipt, and the way on. */
export function SuccessStep({ order, count }: SuccessStepProps) {
  const { credits: balance } = useUser()
  const launch = useLeftLaunch()
  return (
    <div className="max-w-2xl">
      {count !== undefined && (
        <p className="flex items-baseline gap-2">
          <span className="title tabular text-4xl">{count}</span>
          <span className="text-xl font-semibold">{count === 1 ? 'credit' : 'credits'}</span>
        </p>
      )}
      <p className="tabular mt-1 text-muted">for {solText(order.price)} SOL</p>
      <p role="status" className="mt-6 min-h-14 sm:min-h-8">
        {order.credited
          ? `You now have ${credits(balance)}.`
          : 'Your credits are being added. This takes a few seconds.'}
      </p>
      <ul className="mt-2 grid gap-1 text-sm empty:hidden">
        {paymentNotes(order).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <PaymentList payments={order.payments} />
      <ActionBar>
        {launch === undefined ? (
          <Link to="/dashboard" className="btn btn-primary">
            Go to the dashboard
          </Link>
        ) : (
          <LaunchLink launch={launch} className="btn btn-primary" />
        )}
        <a href={receiptAddress(order.transactionId)} target="_blank" rel="noreferrer" className="btn">
          View receipt
        </a>
      </ActionBar>
      <p className="mt-4 text-sm">
        <Link to="/profile" className="textlink">
          Purchase history
        </Link>
      </p>
    </div>
  )
}
