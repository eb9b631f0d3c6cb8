import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { orderAddress } from '../../lib/order-address.js'
import { isOpen, type OrderView } from '../../lib/order-view.js'
import { receiptAddress } from '../../lib/orders-api.js'
import { solText } from '../../lib/sol.js'
import { exactTime } from '../../lib/time.js'
import { PaymentList } from '../../ui/payment-list.js'
import { purchaseNote, purchaseState } from './purchase-text.js'

/** One order: what it was about, where it is, its transactions, and what can be done with it. */
export function PurchaseRow({ order }: { order: OrderView }) {
  const { transactionId, createdAt, priceUSD, status, price } = order
  const what = order.credits === undefined ? 'Credits' : credits(order.credits)
  const note = purchaseNote(order)
  const isContinued = isOpen(order) || status === 'expired'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="min-w-0">
        <p className="tabular font-medium">
          {what} for {solText(price)} SOL
        </p>
        <p className="tabular text-sm text-muted">
          {priceUSD !== undefined && `about ${priceUSD}`}
          {createdAt !== undefined && (
            <>
              {priceUSD !== undefined && ', '}
              <time dateTime={createdAt}>{exactTime(createdAt)}</time>
            </>
          )}
        </p>
        <p className="mt-1 text-sm">{purchaseState(order)}</p>
        {note !== undefined && <p className="text-sm text-muted">{note}</p>}
        <PaymentList payments={order.payments} />
      </div>
      <div className="flex flex-wrap gap-2">
        {isContinued && (
          <Link
            to={orderAddress(transactionId)}
            className="btn"
            aria-label={`${isOpen(order) ? 'Continue' : 'Open'} the order of ${what}`}
          >
            {isOpen(order) ? 'Continue' : 'Open'}
          </Link>
        )}
        {status === 'settled' && (
          <a
            href={receiptAddress(transactionId)}
            target="_blank"
            rel="noreferrer"
            className="btn"
            aria-label={`Receipt for ${what}`}
          >
            Receipt
          </a>
        )}
      </div>
    </li>
  )
}
