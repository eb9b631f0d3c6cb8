import { useQuery } from '@tanstack/react-query'
import type { AbuseReport } from '@thumbfolio/contracts'
import { EmptyState } from '../../ui/empty-state.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { FindLink } from './find-link.js'
import { closeReport, openReports } from './operator-api.js'
import { useChange } from './use-change.js'

/** The inbox of what visitors reported, oldest first. */
export function ReportList() {
  const query = useQuery({ queryKey: ['operator', 'reports'], queryFn: ({ signal }) => openReports(signal) })
  return (
    <WhenLoaded
      query={query}
      missing="You are not an operator any more."
      fallback="The reports could not be loaded."
    >
      {(reports) =>
        reports.length === 0 ? (
          <EmptyState>No open reports. What visitors report about sites appears here.</EmptyState>
        ) : (
          <ul>
            {reports.map((report) => (
              <Row key={report.id} report={report} onChange={() => void query.refetch()} />
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}

function Row({ report, onChange }: { report: AbuseReport; onChange: () => void }) {
  const { id, siteName, ownerId, host, kind, text, email, at, further } = report
  const [dialog, begin] = useChange(onChange)
  const close = () =>
    begin({
      title: `Close the report of ${siteName}?`,
      lead: 'Say what was done about it.',
      action: 'Close report',
      run: async (reason) => {
        await closeReport(id, reason)
        return 'The report is closed'
      },
    })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="max-w-prose min-w-0">
        <p className="font-medium">
          <FindLink query={siteName} />: {kind}
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          <RelativeTime iso={at} />, seen at {host}, {email === '' ? 'no e-mail given' : `by ${email}`}
        </p>
        {further && <Further further={further} />}
        <p className="text-sm text-muted">
          {ownerId === undefined ? (
            'No site has this name now.'
          ) : (
            <>
              Owner <FindLink query={ownerId} />
            </>
          )}
        </p>
      </div>
      <button type="button" className="btn" onClick={close}>
        Close report
      </button>
      {dialog}
    </li>
  )
}

/** What came while the inbox of the site was full. */
const Further = ({ further: { count, kept } }: { further: NonNullable<AbuseReport['further']> }) => (
  <details className="mt-1 text-sm">
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
