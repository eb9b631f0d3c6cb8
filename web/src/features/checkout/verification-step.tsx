import { Link, useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import type { OrderView } from '../../lib/order-view.js'
import { solText } from '../../lib/sol.js'
import { NewOrderLink } from './payment-step.js'
import { orderAddress } from '../../lib/order-address.js'
import { stateText } from './order-steps.js'
import { OrderSummary } from './order-summary.js'
import { PaymentNotes } from './payment-notes.js'
import { SentForm } from './sent-form.js'
import { silentText, StateLine } from './state-line.js'
import { useVerification } from './use-verification.js'

/** The payment is on its way: what is known of it, and what to do where something is wrong. */
export function VerificationStep({ order, isSilent }: { order: OrderView; isSilent: boolean }) {
  const { transactionId, status, price, received, remaining } = order
  const navigate = useNavigate()
  const { state } = useLocation() as { state: object | null }
  const signature = signatureOf(state)
  const { message, refusal } = useVerification(order, signature)
  const isSeen = status === 'confirming'
  const isRefused = refusal !== undefined && !isSeen
  const text = isSeen ? stateText(order) : (refusal ?? message ?? 'Looking for your payment on Solana.')
  return (
    <>
      <OrderSummary amount={solText(price)}>
        {received > 0n && `${solText(received)} SOL received`}
      </OrderSummary>
      <StateLine text={isSilent ? silentText : text} kind={isRefused ? 'problem' : 'waiting'} />
      <PaymentNotes order={order} />
      <p className="mt-6 max-w-2xl text-muted">
        {isRefused ? (
          <>
            If you have paid, your payment is not lost. Enter its signature, or{' '}
            <Link to="/support" className="textlink">
              write to support
            </Link>
            .
          </>
        ) : (
          'You can close this page. Your credits are added when the payment is final, usually within a minute.'
        )}
      </p>
      {!isSeen && (
        <SentForm
          key={signature}
          action="Check again"
          beside={
            status === 'expired' ? (
              <NewOrderLink />
            ) : (
              <button
                type="button"
                className="btn"
                onClick={() => void navigate(orderAddress(transactionId), { state })}
              >
                {received > 0n ? `Pay the remaining ${solText(remaining)} SOL` : 'Back to payment'}
              </button>
            )
          }
          onSent={(pasted) =>
            void navigate(orderAddress(transactionId, received), {
              replace: true,
              state: { ...state, ...(pasted !== '' && { signature: pasted }) },
            })
          }
        />
      )}
    </>
  )
}

const signatureOf = (state: unknown): string =>
  z.object({ signature: z.string() }).safeParse(state).data?.signature ?? ''
