import { Link } from 'react-router-dom'
import { isProblem, messageOf } from '../lib/api-problem.js'
import { Notice } from './notice.js'

interface NotLoadedProps {
  error: unknown
  /** Said where there is no such thing, or not any more. */
  missing: string
  /** Said where the error has no words of its own. */
  fallback: string
  onRetry: () => void
}

/** Why there is nothing to show. It is offered again only where another try may help. */
export function NotLoaded({ error, missing, fallback, onRetry }: NotLoadedProps) {
  const isMissing = isProblem(error, 'not-found')
  const isRetryable = !isMissing && !isProblem(error, 'site-not-live')
  return (
    <Notice
      kind="problem"
      title={isMissing ? missing : messageOf(error, fallback)}
      action={
        <>
          {isRetryable && (
            <button type="button" className="btn" onClick={onRetry}>
              Try again
            </button>
          )}
          <Link to="/dashboard" className="btn">
            Go to the dashboard
          </Link>
        </>
      }
    />
  )
}
