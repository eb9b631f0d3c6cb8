import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { useLeftLaunch } from '../../lib/left-launch.js'
import type { OrderView } from '../../lib/order-view.js'
import { receiptAddress } from '../../lib/orders-api.js'
import { useUser } from '../../lib/session-store.js'
import { solText } from '../../lib/sol.js'
import { ActionBar } from '../../ui/action-bar.js'
import { LaunchLink } from '../../ui/launch-link.js'
import { OrderSummary } from './order-summary.js'
import { PaymentNotes } from './payment-notes.js'

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
      <OrderSummary amount={count} unit="credits">
        for {solText(order.price)} SOL
      </OrderSummary>
      <p role="status" className="mt-6 min-h-14 sm:min-h-8">
        {order.credited
          ? `You now have ${credits(balance)}.`
          : 'Your credits are being added. This takes a few seconds.'}
      </p>
      <PaymentNotes order={order} />
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
