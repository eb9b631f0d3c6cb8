import { Link } from 'react-router-dom'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { Notice } from '../../ui/notice.js'

interface NotLoadedProps {
  name: string
  error: unknown
  onRetry: () => void
}

/** Why there is no page to show. It is offered again only where another try may help. */
export function NotLoaded({ name, error, onRetry }: NotLoadedProps) {
  const isMissing = isProblem(error, 'not-found')
  const mayPass = !isMissing && !isProblem(error, 'site-not-live')
  return (
    <Notice
      kind="problem"
      title={
        isMissing ? `You have no site called ${name}.` : messageOf(error, 'The page could not be loaded.')
      }
      action={
        <>
          {mayPass && (
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
