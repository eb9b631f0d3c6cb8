import { useQuery } from '@tanstack/react-query'
import type { AbuseReport } from '@thumbfolio/contracts'
import { RelativeTime } from '../../ui/relative-time.js'
import { FindLink } from './find-link.js'
import { closeReport, openReports } from './operator-api.js'
import { OperatorTable, WhenListed, type Column } from './operator-table.js'

const columns: readonly Column<AbuseReport>[] = [
  {
    title: 'Site',
    cell: ({ siteName, kind }) => (
      <span className="font-medium">
        <FindLink query={siteName} />: {kind}
      </span>
    ),
  },
  {
    title: 'Report',
    cell: ({ text, email, host, at, further }) => (
      <div className="max-w-prose">
        <p className="text-base whitespace-pre-line">{text}</p>
        <p className="mt-1 text-muted">
          <RelativeTime iso={at} />, seen at {host}, {email === '' ? 'no e-mail given' : `by ${email}`}
        </p>
        {further && <Further further={further} />}
      </div>
    ),
  },
  {
    title: 'Owner',
    cell: ({ ownerId }) =>
      ownerId === undefined ? 'No site has this name now.' : <FindLink query={ownerId} />,
  },
]

/** The inbox of what visitors reported, oldest first. */
export function ReportList() {
  const query = useQuery({ queryKey: ['operator', 'reports'], queryFn: ({ signal }) => openReports(signal) })
  return (
    <WhenListed
      query={query}
      fallback="The reports could not be loaded."
      empty="No open reports. What visitors report about sites appears here."
      isEmpty={({ length }) => length === 0}
    >
      {(rows) => (
        <OperatorTable
          caption="Open reports, oldest first"
          rows={rows}
          keyOf={({ id }) => id}
          columns={columns}
          actionsOf={(report) => [closing(report)]}
          onChanged={() => void query.refetch()}
        />
      )}
    </WhenListed>
  )
}

const closing = ({ id, siteName }: AbuseReport) => ({
  title: `Close the report of ${siteName}?`,
  lead: 'Say what was done about it.',
  action: 'Close report',
  run: async (reason: string) => {
    await closeReport(id, reason)
    return 'The report is closed'
  },
})

/** What came while the inbox of the site was full. */
const Further = ({ further: { count, kept } }: { further: NonNullable<AbuseReport['further']> }) => (
  <details className="mt-1">
    <summary>{count} more of other visitors</summary>
    <ul>
      {kept.map(({ kind, text, email, at }) => (
        <li key={`${at} ${text}`} className="mt-1 wrap-anywhere whitespace-pre-line">
          {kind}: {text} {email !== '' && `(${email})`}
        </li>
      ))}
    </ul>
  </details>
)
