import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { useLeftLaunch } from '../../lib/left-launch.js'
import { isOpen, type OrderView } from '../../lib/order-view.js'
import { ordersPage } from '../../lib/orders-api.js'
import { rememberPackage, withPackage, type SelectedPackage } from '../../lib/selected-package.js'
import { solText } from '../../lib/sol.js'
import { useLoaded } from '../../lib/use-loaded.js'
import { LaunchLink } from '../../ui/launch-link.js'
import { Notice } from '../../ui/notice.js'
import { CheckoutFrame } from './checkout-frame.js'
import { learnOrder } from './checkout-store.js'
import { ConfirmForm } from './confirm-form.js'
import { orderAddress } from '../../lib/order-address.js'
import { changeSince } from './order-steps.js'
import { OrderSummary } from './order-summary.js'
import { PriceChanged } from './price-changed.js'

/** Confirms the package and makes the order. An order that differs from the card is confirmed again before it is paid. */
export function NewOrder({ selected }: { selected: SelectedPackage }) {
  const navigate = useNavigate()
  const launch = useLeftLaunch()
  const { state } = useLocation() as { state: object | null }
  const [changed, setChanged] = useState<OrderView>()

  const goOn = (order: OrderView) => {
    const chosen = {
      ...selected,
      priceSOL: order.transaction.amount,
      credits: order.credits ?? selected.credits,
    }
    rememberPackage(chosen)
    learnOrder(order)
    void navigate(orderAddress(order.transactionId), { state: { ...state, ...withPackage(chosen) } })
  }
  const take = (order: OrderView) => {
    if (changeSince(selected, order) === undefined) goOn(order)
    else setChanged(order)
  }

  if (changed) return <PriceChanged chosen={selected} order={changed} onConfirm={() => goOn(changed)} />
  const { discount, priceSOL, priceUSD } = selected
  return (
    <CheckoutFrame title={credits(selected.credits)} step="confirmation">
      <OrderSummary amount={String(priceSOL)}>
        about {priceUSD}
        {discount > 0 && `, ${discount}% off`}
      </OrderSummary>
      <OpenOrderNotice tierIndex={selected.tierIndex} onContinue={take} />
      <ConfirmForm selected={selected} onOrder={take} />
      {launch !== undefined && (
        <p className="mt-6 text-sm">
          <LaunchLink launch={launch} className="textlink" />
        </p>
      )}
    </CheckoutFrame>
  )
}

interface OpenOrderNoticeProps {
  tierIndex: number | undefined
  onContinue: (order: OrderView) => void
}

/** An open order of the same package, made before or on another device. */
function OpenOrderNotice({ tierIndex, onContinue }: OpenOrderNoticeProps) {
  const [loaded] = useLoaded((signal) => ordersPage({ limit: 20 }, signal), [])
  const orders = loaded.status === 'ready' ? loaded.data.data : []
  const open = orders.find((order) => isOpen(order) && order.tierIndex === tierIndex)
  if (!open) return null
  return (
    <div className="mt-8 max-w-2xl">
      <Notice
        kind="information"
        title="You have an open order for this package"
        action={
          <button type="button" className="btn" onClick={() => onContinue(open)}>
            Continue that order
          </button>
        }
      >
        {`${solText(open.price)} SOL. `}
        {open.received > 0n ? `${solText(open.received)} SOL received so far.` : 'Not paid yet.'}
      </Notice>
    </div>
  )
}
