import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OperatorAction } from '@thumbfolio/contracts'
import { useDeferredValue, useState } from 'react'
import { exactTime } from '../../lib/time.js'
import { Notice } from '../../ui/notice.js'
import { Segments } from '../../ui/segments.js'
import { TextField } from '../../ui/text-field.js'
import { FindLink } from './find-link.js'
import { audit, auditRows, type AuditFilter } from './operator-api.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'

/** The subject is an account or a site. */
const isFindable = (action: string): boolean => !/^(payment|dead-letters)-/.test(action)
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

const kinds = [
  { id: 'subject', title: 'About' },
  { id: 'by', title: 'By' },
  { id: 'action', title: 'Action' },
] as const

/** What operators did, newest first, by whom or about whom. */
export function AuditList() {
  const [filter, setFilter] = useState('')
  const [kind, setKind] = useState<keyof AuditFilter>('subject')
  const asked = useDeferredValue(filter.trim())
  const query = useQuery({
    queryKey: ['operator', 'audit', kind, asked],
    queryFn: ({ signal }) => audit(asked === '' ? {} : { [kind]: asked }, signal),
  })
  return (
    <>
      <div className="mb-6 flex max-w-2xl flex-wrap items-end gap-2">
        <Segments legend="Filter by" name="audit-filter" options={kinds} chosen={kind} onChoose={setKind} />
        <TextField
          label="Exactly"
          type="search"
          autoComplete="off"
          className="min-w-0 flex-1"
          maxLength={254}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <AuditTable query={query} />
    </>
  )
}

function AuditTable({ query }: { query: UseQueryResult<Awaited<ReturnType<typeof audit>>> }) {
  return (
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
