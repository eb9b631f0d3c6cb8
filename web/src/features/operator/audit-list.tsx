import { useQuery } from '@tanstack/react-query'
import type { OperatorAction } from '@thumbfolio/contracts'
import { exactTime } from '../../lib/time.js'
import { FindLink } from './find-link.js'
import { audit, auditRows } from './operator-api.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'

/** The subject is an account or a site. */
const isFindable = (action: string): boolean => !/^(payment|dead-letters)-/.test(action)
/** Who acted on the command line has a name instead. */
const isAccount = (by: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(by)

const columns: readonly Column<OperatorAction>[] = [
  {
    title: 'Time',
    cell: ({ at }) => (
      <time dateTime={at} className="tabular text-muted">
        {exactTime(at)}
      </time>
    ),
  },
  {
    title: 'Action',
    cell: ({ action, subject, about }) => (
      <>
        <span className="font-medium">{action}</span>{' '}
        {isFindable(action) ? <FindLink query={subject} /> : subject}
        {about && <span className="block text-muted">{about}</span>}
      </>
    ),
  },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'By', cell: ({ by }) => (isAccount(by) ? <FindLink query={by} /> : by) },
]

/** What operators did, newest first. */
export function AuditList() {
  const query = useQuery({ queryKey: ['operator', 'audit'], queryFn: ({ signal }) => audit(signal) })
  return (
    <WhenListed
      query={query}
      fallback="The audit trail could not be loaded."
      empty="No operator has done anything yet."
      isEmpty={({ length }) => length === 0}
    >
      {(rows) => (
        <>
          <OperatorTable
            caption="What operators did, newest first"
            rows={rows}
            keyOf={({ id }) => id}
            columns={columns}
          />
          {rows.length === auditRows && (
            <p className="mt-4 text-sm text-muted">
              These are the last {auditRows}. thumbfolio-admin audit --limit 500 lists more.
            </p>
          )}
        </>
      )}
    </WhenListed>
  )
}
