import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { useSelectedPackage } from '../../lib/selected-package.js'
import { Notice } from '../../ui/notice.js'
import { Page } from '../../ui/page.js'
import { Spinner } from '../../ui/spinner.js'
import { CheckoutFrame } from './checkout-frame.js'
import { useOrder } from './order-query.js'
import { stateText, stepOf } from './order-steps.js'
import { PaymentStep } from './payment-step.js'
import { SuccessStep } from './success-step.js'
import { VerificationStep } from './verification-step.js'

interface OrderScreenProps {
  id: string
  /** What had been received when the person said that they sent the payment, in lamports. */
  sentAt: string | null
}

/** One order, at the step it has come to. */
export function OrderScreen({ id, sentAt }: OrderScreenProps) {
  const { order, isAbsent, isSilent } = useOrder(id)
  const selected = useSelectedPackage()

  if (isAbsent) return <AbsentOrder />
  if (!order) return <OrderLoading isSilent={isSilent} />
  const step = stepOf(order, sentAt)
  const count = order.credits ?? selected?.credits
  const title = count === undefined ? 'Your order' : credits(count)
  return (
    <CheckoutFrame title={step === 'success' ? stateText(order) : title} step={step}>
      {step === 'payment' && <PaymentStep order={order} isSilent={isSilent} />}
      {step === 'verification' && <VerificationStep order={order} isSilent={isSilent} />}
      {step === 'success' && <SuccessStep order={order} count={count} />}
    </CheckoutFrame>
  )
}

const OrderLoading = ({ isSilent }: { isSilent: boolean }) =>
  isSilent ? (
    <Page title="Your order" width="reading">
      <Notice kind="problem" title="Thumbfolio does not answer right now">
        Your order and your payment are safe. This page keeps trying.
      </Notice>
    </Page>
  ) : (
    <Spinner label="Loading your order" className="min-h-dvh animate-late" />
  )

const AbsentOrder = () => (
  <Page
    title="We can't find that order"
    width="reading"
    lead="It may belong to another account. Your orders are in your purchase history."
  >
    <Link to="/profile" className="btn btn-primary">
      Go to your profile
    </Link>
  </Page>
)
