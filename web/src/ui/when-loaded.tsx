import type { ReactNode } from 'react'
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { BesidePage } from './beside-page.js'
import { NotLoaded } from './not-loaded.js'

interface WhenLoadedProps<T> {
  query: UseQueryResult<T> | UseInfiniteQueryResult<T>
  /** Said where there is no such thing, or not any more. */
  missing: string
  /** Said where a failure has no words of its own. */
  fallback: string
  /** Shown beside the skeleton of the lines, in the shape of the content. */
  aside?: ReactNode
  children: (data: T) => ReactNode
}

/** What a page is about: on its way, not to be had and why, or there. */
export function WhenLoaded<T>({ query, missing, fallback, aside, children }: WhenLoadedProps<T>) {
  switch (query.status) {
    case 'pending':
      return <PageSkeleton aside={aside} />
    case 'error':
      return <NotLoaded {...{ missing, fallback }} error={query.error} onRetry={() => void query.refetch()} />
    case 'success':
      return children(query.data)
  }
}

const PageSkeleton = ({ aside }: { aside: ReactNode }) => (
  <div className="min-h-96 animate-late" role="status" aria-label="Loading">
    {aside === undefined ? (
      <Lines />
    ) : (
      <BesidePage>
        {aside}
        <Lines />
      </BesidePage>
    )}
  </div>
)

const Lines = () => (
  <div className="grid content-start gap-3">
    <div className="skeleton h-8 w-1/3" />
    <div className="skeleton h-24 w-full" />
    <div className="skeleton h-24 w-full" />
  </div>
)
