import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import type { OrderView } from '../../lib/order-view.js'
import type { SelectedPackage } from '../../lib/selected-package.js'
import { solText } from '../../lib/sol.js'
import { ActionBar } from '../../ui/action-bar.js'
import { Notice } from '../../ui/notice.js'
import { CheckoutFrame } from './checkout-frame.js'
import { changeSince } from './order-steps.js'
import { OrderSummary } from './order-summary.js'

interface PriceChangedProps {
  chosen: SelectedPackage
  order: OrderView
  onConfirm: () => void
}

/** Asks again, because the order is not what the card said. */
export function PriceChanged({ chosen, order, onConfirm }: PriceChangedProps) {
  return (
    <CheckoutFrame title={credits(order.credits ?? chosen.credits)} step="confirmation">
      <OrderSummary amount={solText(order.price)}>
        {order.priceUSD !== undefined && `about ${order.priceUSD}`}
      </OrderSummary>
      <div className="mt-8 max-w-2xl">
        <Notice kind="problem" title="The price has changed">
          {changeSince(chosen, order)} Nothing has been charged.
        </Notice>
        <ActionBar>
          <button type="button" className="btn btn-primary" onClick={onConfirm}>
            Accept the new price
          </button>
          <Link to="/#pricing" className="btn">
            See packages
          </Link>
        </ActionBar>
      </div>
    </CheckoutFrame>
  )
}
