import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { OrderView } from '../../lib/order-view.js'
import { useSelectedPackage } from '../../lib/selected-package.js'
import { solText } from '../../lib/sol.js'
import { ActionBar } from '../../ui/action-bar.js'
import { orderAddress } from '../../lib/order-address.js'
import { stateText } from './order-steps.js'
import { OrderSummary } from './order-summary.js'
import { OwnWalletNote } from './own-wallet-note.js'
import { PaymentMethods } from './payment-methods.js'
import { SentForm } from './sent-form.js'
import { silentText, StateLine } from './state-line.js'
import { TimeLeft } from './time-left.js'

interface PaymentStepProps {
  order: OrderView
  isSilent: boolean
}

/** What is to be paid and every way to pay it; for an order that takes no payment any more, the way on. */
export function PaymentStep({ order, isSilent }: PaymentStepProps) {
  const { status, received, price, remaining, priceUSD, expiresAt } = order
  const navigate = useNavigate()
  const { state } = useLocation() as { state: object | null }
  const isPayable = status === 'pending' || status === 'underpaid'
  const sent = (signature: string) =>
    void navigate(orderAddress(order.transactionId, received), { state: { ...state, signature } })
  return (
    <>
      <OrderSummary
        amount={solText(isPayable ? remaining : price)}
        aside={status === 'pending' && expiresAt !== undefined && <TimeLeft expiresAt={expiresAt} />}
      >
        {isPayable && received > 0n
          ? `left to pay of ${solText(price)} SOL`
          : priceUSD !== undefined && `about ${priceUSD}`}
      </OrderSummary>
      <StateLine text={isSilent ? silentText : stateText(order)} kind={isPayable ? 'waiting' : 'problem'} />
      {isPayable && <OwnWalletNote />}
      {isPayable && <PaymentMethods order={order} onSent={sent} />}
      {status === 'abandoned' ? (
        <ActionBar>
          <NewOrderLink />
          <Link to="/support" className="btn">
            Write to support
          </Link>
        </ActionBar>
      ) : (
        <SentForm onSent={sent} beside={!isPayable && <NewOrderLink />} />
      )}
    </>
  )
}

/** Back to the same package where it is known, else to all of them. */
export function NewOrderLink() {
  const selected = useSelectedPackage()
  const { state } = useLocation() as { state: unknown }
  return (
    <Link to={selected ? '/checkout' : '/#pricing'} state={state} className="btn btn-primary">
      Start a new order
    </Link>
  )
}
