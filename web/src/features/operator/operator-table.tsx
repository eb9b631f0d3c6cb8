import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'

export interface Column<T> {
  readonly title: string
  readonly cell: (row: T) => ReactNode
}

interface OperatorTableProps<T> {
  /** What the rows are, for a screen reader. */
  caption: string
  rows: readonly T[]
  keyOf: (row: T) => string
  columns: readonly Column<T>[]
  /** What can be done about a row, a button each. */
  actionsOf?: (row: T) => readonly Change[]
  onChanged?: () => void
}

const cell = 'border-t border-line py-3 pr-6 align-top wrap-anywhere max-md:block max-md:pr-0'
/** What of a column's cells belongs together lies below each other on a phone. */
const narrow = 'max-md:[&>td:not(:first-child)]:border-0 max-md:[&>td:not(:first-child)]:pt-0'

/** Said for `not-found`: a client that makes too many calls in a minute gets it too. */
export const notAnswered =
  'This was not answered. Wait a minute and load the page again. If you are not an operator any more, the page is gone then.'

/** The one table of operators' lists: columns, and what can be done about a row, which asks for a reason. */
export function OperatorTable<T>({
  caption,
  rows,
  keyOf,
  columns,
  actionsOf,
  onChanged,
}: OperatorTableProps<T>) {
  const [dialog, begin] = useChange(() => onChanged?.())
  return (
    <>
      <table className="w-full text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-left text-muted [&>th]:pr-6 [&>th]:pb-2 [&>th]:font-normal">
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {actionsOf && (
              <th scope="col">
                <span className="sr-only">Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={`max-md:block ${narrow}`}>
              {columns.map((column) => (
                <td key={column.title} className={cell}>
                  {column.cell(row)}
                </td>
              ))}
              {actionsOf && (
                <td className={`${cell} text-right max-md:text-left`}>
                  <div className="flex flex-wrap justify-end gap-2 max-md:justify-start">
                    {actionsOf(row).map((change) => (
                      <button
                        key={change.action}
                        type="button"
                        className="btn whitespace-nowrap"
                        onClick={() => begin(change)}
                      >
                        {change.action}
                      </button>
                    ))}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {dialog}
    </>
  )
}

interface WhenListedProps<T> {
  query: UseQueryResult<T> | UseInfiniteQueryResult<T>
  fallback: string
  /** What will be here; shown as long as nothing is. */
  empty: string
  isEmpty: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** A list that only operators see, once it is loaded. It stays when its next page fails, which the button below it says. */
export function WhenListed<T>({ query, fallback, empty, isEmpty, children }: WhenListedProps<T>) {
  const show = (data: T) => (isEmpty(data) ? <EmptyState>{empty}</EmptyState> : children(data))
  if ('isFetchNextPageError' in query && query.isFetchNextPageError && query.data !== undefined)
    return show(query.data)
  return (
    <WhenLoaded query={query} missing={notAnswered} fallback={fallback}>
      {show}
    </WhenLoaded>
  )
}
