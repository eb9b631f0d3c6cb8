import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { exactTime } from '../../lib/time.js'
import { EmptyState } from '../../ui/empty-state.js'
import { LinesSkeleton } from '../../ui/lines-skeleton.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { signed, withBalances, type LedgerLine } from './ledger.js'
import { wholeLedger } from './profile-api.js'

const shownAtFirst = 10

/** Where the credits came from and where they went, newest first. */
export function CreditLedger() {
  const ledger = useQuery({ queryKey: ['ledger'], queryFn: ({ signal }) => wholeLedger(signal) })
  const [isWhole, setIsWhole] = useState(false)

  if (ledger.isPending) return <LinesSkeleton label="Loading your credits" />
  if (ledger.isError)
    return (
      <FailedNotice
        title={messageOf(ledger.error, 'Your credits could not be loaded.')}
        onRetry={() => void ledger.refetch()}
      >
        Your balance has not changed.
      </FailedNotice>
    )
  if (ledger.data.length === 0)
    return (
      <EmptyState
        action={
          <Link to="/#pricing" className="btn">
            Credit packages
          </Link>
        }
      >
        Credits you receive and spend will be listed here.
      </EmptyState>
    )

  const lines = withBalances(ledger.data)
  return (
    <>
      <LedgerTable lines={isWhole ? lines : lines.slice(0, shownAtFirst)} />
      {!isWhole && lines.length > shownAtFirst && (
        <button type="button" className="btn mt-4" onClick={() => setIsWhole(true)}>
          Show all {lines.length}
        </button>
      )}
    </>
  )
}

const cell = 'border-t border-line py-3 align-baseline'
const number = `${cell} tabular pl-4 text-right whitespace-nowrap`

const LedgerTable = ({ lines }: { lines: readonly LedgerLine[] }) => (
  <table className="w-full text-sm">
    <caption className="sr-only">Movements of credits, newest first</caption>
    <thead>
      <tr className="text-left text-muted [&>th]:pb-2 [&>th]:font-normal">
        <th scope="col" className="hidden sm:table-cell">
          Date
        </th>
        <th scope="col">What happened</th>
        <th scope="col" className="pl-4 text-right">
          Credits
        </th>
        <th scope="col" className="pl-4 text-right">
          Balance
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, time, text, delta, balance }) => (
        <tr key={id}>
          <td className={`${cell} tabular hidden pr-4 whitespace-nowrap text-muted sm:table-cell`}>
            <time dateTime={time}>{exactTime(time)}</time>
          </td>
          <td className={`${cell} font-medium wrap-anywhere`}>
            {text}
            <time dateTime={time} className="block font-normal text-muted sm:hidden">
              {exactTime(time)}
            </time>
          </td>
          <td className={number}>{signed(delta)}</td>
          <td className={number}>{balance}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
