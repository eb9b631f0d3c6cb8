import type { UseQueryResult } from '@tanstack/react-query'
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
  /** What can be done about a row: the words of its button, and the change. */
  action?: { readonly label: string; readonly changeOf: (row: T) => Change }
  onChanged?: () => void
}

const cell = 'border-t border-line py-3 pr-6 align-top wrap-anywhere max-md:block max-md:pr-0'
/** What of a column's cells belongs together lies below each other on a phone. */
const narrow = 'max-md:[&>td:not(:first-child)]:border-0 max-md:[&>td:not(:first-child)]:pt-0'

/** The one table of operators' lists: columns, and at most one thing to do about a row, which asks for a reason. */
export function OperatorTable<T>({
  caption,
  rows,
  keyOf,
  columns,
  action,
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
            {action && (
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
              {action && (
                <td className={`${cell} text-right whitespace-nowrap max-md:text-left`}>
                  <button type="button" className="btn" onClick={() => begin(action.changeOf(row))}>
                    {action.label}
                  </button>
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
  query: UseQueryResult<T>
  fallback: string
  /** What will be here; shown as long as nothing is. */
  empty: string
  isEmpty: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** A list that only operators see, once it is loaded. */
export const WhenListed = <T,>({ query, fallback, empty, isEmpty, children }: WhenListedProps<T>) => (
  <WhenLoaded query={query} missing="You are not an operator any more." fallback={fallback}>
    {(data) => (isEmpty(data) ? <EmptyState>{empty}</EmptyState> : children(data))}
  </WhenLoaded>
)
