import { exactTime } from '../../lib/time.js'
import { EmptyState } from '../../ui/empty-state.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { FindLink } from './find-link.js'
import { useOperatorData } from './use-operator-data.js'
import { audit } from './operator-api.js'

/** What operators did, newest first. */
export function AuditList() {
  const [loaded, reload] = useOperatorData(audit)
  return (
    <WhenLoaded
      loaded={loaded}
      missing="You are not an operator any more."
      fallback="The audit trail could not be loaded."
      onRetry={reload}
    >
      {(actions) =>
        actions.length === 0 ? (
          <EmptyState>No operator has done anything yet.</EmptyState>
        ) : (
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
                  <span className="font-medium">{action}</span> <FindLink query={subject} />
                  {about && <span className="text-muted"> ({about})</span>}
                </p>
                <p className="min-w-0 wrap-anywhere">
                  {reason}{' '}
                  <span className="text-muted">
                    By <FindLink query={by} />
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}
