import { Link } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { EmptyState } from '../../ui/empty-state.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { LinesSkeleton } from '../../ui/lines-skeleton.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { PurchaseRow } from './purchase-row.js'
import { usePurchases } from './use-purchases.js'

const fallback = 'Your purchases could not be loaded.'

/** Every order of credits, newest first, page by page. */
export function PurchaseHistory() {
  const query = usePurchases()
  const { data: purchases, error, hasNextPage, isFetchingNextPage } = query
  if (query.isPending) return <LinesSkeleton label="Loading your purchases" />
  if (purchases === undefined)
    return (
      <FailedNotice title={messageOf(error, fallback)} onRetry={() => void query.refetch()}>
        Your purchases have not changed.
      </FailedNotice>
    )
  if (purchases.length === 0)
    return (
      <EmptyState
        action={
          <Link to="/#pricing" className="btn">
            Buy credits
          </Link>
        }
      >
        Your credit purchases and their receipts will be listed here.
      </EmptyState>
    )
  return (
    <>
      <ul className="border-b border-line">
        {purchases.map((order) => (
          <PurchaseRow key={order.transactionId} order={order} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-4 grid justify-items-start gap-2">
          <Refusal text={error === null ? undefined : messageOf(error, fallback)} />
          <button
            type="button"
            className="btn"
            aria-disabled={isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {isFetchingNextPage && <Working />}
            Show older purchases
          </button>
        </div>
      )}
    </>
  )
}
