import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-problem.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'

/** The button below a list for its next page; absent after the last one. */
export function ShowMore({ query, label }: { query: UseInfiniteQueryResult; label: string }) {
  const { error, hasNextPage, isFetchingNextPage } = query
  if (!hasNextPage) return null
  return (
    <div className="mt-6 grid justify-items-start gap-2">
      <Refusal
        text={error === null ? undefined : messageOf(error, 'This could not be loaded. Please try again.')}
      />
      <button
        type="button"
        className="btn"
        aria-disabled={isFetchingNextPage}
        onClick={() => !isFetchingNextPage && void query.fetchNextPage()}
      >
        {isFetchingNextPage && <Working />}
        {label}
      </button>
    </div>
  )
}
