import { useQuery } from '@tanstack/react-query'
import { exactTime } from '../../lib/time.js'
import { EmptyState } from '../../ui/empty-state.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { FindLink } from './find-link.js'
import { audit, auditRows } from './operator-api.js'

/** The subject is an account or a site. */
const isFindable = (action: string): boolean => !/^(payment|dead-letters)-/.test(action)
/** Who acted on the command line has a name instead. */
const isAccount = (by: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(by)

/** What operators did, newest first. */
export function AuditList() {
  const query = useQuery({ queryKey: ['operator', 'audit'], queryFn: ({ signal }) => audit(signal) })
  return (
    <WhenLoaded
      query={query}
      missing="You are not an operator any more."
      fallback="The audit trail could not be loaded."
    >
      {(actions) =>
        actions.length === 0 ? (
          <EmptyState>No operator has done anything yet.</EmptyState>
        ) : (
          <>
            <ul className="text-sm">
              {actions.map(({ id, at, by, action, subject, about, reason }) => (
                <li
                  key={id}
                  className="grid gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]"
                >
                  <time dateTime={at} className="tabular text-muted">
                    {exactTime(at)}
                  </time>
                  <p className="min-w-0 wrap-anywhere">
                    <span className="font-medium">{action}</span>{' '}
                    {isFindable(action) ? <FindLink query={subject} /> : subject}
                    {about && <span className="block text-muted">{about}</span>}
                  </p>
                  <p className="min-w-0 wrap-anywhere">
                    {reason}
                    <span className="block text-muted">
                      by {isAccount(by) ? <FindLink query={by} /> : by}
                    </span>
                  </p>
                </li>
              ))}
            </ul>
            {actions.length === auditRows && (
              <p className="mt-4 text-sm text-muted">
                These are the last {auditRows}. thumbfolio-admin audit --limit 500 lists more.
              </p>
            )}
          </>
        )
      }
    </WhenLoaded>
  )
}
