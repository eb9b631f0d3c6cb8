import { useInfiniteQuery } from '@tanstack/react-query'
import type { OperatorAction } from '@thumbfolio/contracts'
import { useSearchParams } from 'react-router-dom'
import { exactTime } from '../../lib/time.js'
import { Notice } from '../../ui/notice.js'
import { auditFields, auditPage, mergedAudit, placeAfter, type AuditFilter } from './audit-api.js'
import { AuditFilterForm } from './audit-filter.js'
import { FindLink } from './find-link.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'
import { ShowMore } from './show-more.js'

/** The subject is an account or a site. A list that was read has its length beside its name. */
const isFindable = ({ action, about }: OperatorAction): boolean =>
  !/^(payment|dead-letters|maintenance|announce)/.test(action) && (action !== 'looked-up' || about === '')
/** Roles are given with a key. */
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
    cell: (row) => (
      <>
        <span className="font-medium">{row.action}</span>{' '}
        {isFindable(row) ? <FindLink query={row.subject} /> : row.subject}
        {row.about && <span className="block text-muted">{row.about}</span>}
      </>
    ),
  },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'By', cell: ({ by }) => (isAccount(by) ? <FindLink query={by} /> : by) },
]

/** A time that cannot be read is left out. */
function filterIn(parameters: URLSearchParams): AuditFilter {
  const timeIn = (value: string) => (Number.isNaN(Date.parse(value)) ? '' : new Date(value).toISOString())
  const entries = auditFields.map((name) => {
    const value = parameters.get(name) ?? ''
    return [name, name === 'since' || name === 'until' ? timeIn(value) : value] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

/** What operators did, newest first, by whom, about whom and when. The filter is in the address. */
export function AuditList() {
  const [parameters, setParameters] = useSearchParams()
  const filter = filterIn(parameters)
  const key = JSON.stringify(filter)
  const query = useInfiniteQuery({
    queryKey: ['operator', 'audit', key],
    queryFn: ({ pageParam, signal }) => auditPage(filter, pageParam, signal),
    initialPageParam: {},
    getNextPageParam: placeAfter,
    select: ({ pages }) => mergedAudit(pages),
  })
  return (
    <>
      <AuditFilterForm key={key} filter={filter} onFilter={(next) => setParameters({ ...next })} />
      <WhenListed
        query={query}
        fallback="The audit trail could not be loaded."
        empty="No operator did anything like that."
        isEmpty={({ rows, missing }) => rows.length === 0 && missing.length === 0}
      >
        {({ rows, missing }) => (
          <>
            {missing.map((service) => (
              <Notice key={service} kind="problem" title={`What operators did about ${service} is missing.`}>
                The service does not answer now.
              </Notice>
            ))}
            <OperatorTable
              caption="What operators did, newest first"
              rows={rows}
              keyOf={({ id }) => id}
              columns={columns}
            />
          </>
        )}
      </WhenListed>
      <ShowMore query={query} label="Show older actions" />
    </>
  )
}
