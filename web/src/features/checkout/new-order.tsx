import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { useLeftLaunch } from '../../lib/left-launch.js'
import type { OrderView } from '../../lib/order-view.js'
import { rememberPackage, withPackage, type SelectedPackage } from '../../lib/selected-package.js'
import { solText } from '../../lib/sol.js'
import { ActionBar } from '../../ui/action-bar.js'
import { LaunchLink } from '../../ui/launch-link.js'
import { Notice } from '../../ui/notice.js'
import { CheckoutFrame } from './checkout-frame.js'
import { ConfirmForm } from './confirm-form.js'
import { orderAddress } from '../../lib/order-address.js'
import { openOrdersQuery, updateOrder } from './order-query.js'
import { changeSince } from './order-steps.js'
import { OrderSummary } from './order-summary.js'

/** Confirms the package and makes the order. An order that differs from the card is confirmed again before it is paid. */
export function NewOrder({ selected }: { selected: SelectedPackage }) {
  const navigate = useNavigate()
  const launch = useLeftLaunch()
  const { state } = useLocation() as { state: object | null }
  const [changed, setChanged] = useState<OrderView>()

  const goOn = (order: OrderView) => {
    const { transactionId, transaction, credits: count, priceUSD } = order
    const chosen = {
      ...selected,
      priceSOL: transaction.amount,
      priceUSD: priceUSD ?? selected.priceUSD,
      credits: count ?? selected.credits,
    }
    rememberPackage(chosen)
    updateOrder(order)
    void navigate(orderAddress(transactionId), { state: { ...state, ...withPackage(chosen) } })
  }
  const take = (order: OrderView) => {
    if (changeSince(selected, order) === undefined) goOn(order)
    else setChanged(order)
  }

  const { discount, priceSOL, priceUSD } = selected
  return (
    <CheckoutFrame title={credits(changed?.credits ?? selected.credits)} step="confirmation">
      <OrderSummary amount={changed ? solText(changed.price) : String(priceSOL)}>
        about {changed?.priceUSD ?? priceUSD}
        {!changed && discount > 0 && `, ${discount}% off`}
      </OrderSummary>
      {changed ? (
        <ConfirmAgain text={changeSince(selected, changed)} onConfirm={() => goOn(changed)} />
      ) : (
        <>
          <OpenOrderNotice tierIndex={selected.tierIndex} onContinue={take} />
          <ConfirmForm selected={selected} onOrder={take} />
        </>
      )}
      {launch !== undefined && (
        <p className="mt-6 text-sm">
          <LaunchLink launch={launch} className="textlink" />
        </p>
      )}
    </CheckoutFrame>
  )
}

/** Asks again, because the order is not what the card said. */
const ConfirmAgain = ({ text, onConfirm }: { text: string | undefined; onConfirm: () => void }) => (
  <div className="mt-8 max-w-2xl">
    <Notice kind="problem" title="The price has changed">
      {text} Nothing has been charged.
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
)

interface OpenOrderNoticeProps {
  tierIndex: number | undefined
  onContinue: (order: OrderView) => void
}

/** An open order of the same package, made before or on another device. */
function OpenOrderNotice({ tierIndex, onContinue }: OpenOrderNoticeProps) {
  const { data: orders } = useQuery(openOrdersQuery)
  const open = orders?.find((order) => order.tierIndex === tierIndex)
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
        {solText(open.received)} of {solText(open.price)} SOL received so far.
      </Notice>
    </div>
  )
}
