import { useRouteError } from 'react-router-dom'
import { Page } from '../ui/page.js'

/** A defect, a page of an older version whose files are gone, or no connection: reloading helps with the last two. */
export function ErrorPage() {
  console.error(useRouteError())
  return (
    <Page
      title="Something went wrong"
      width="reading"
      lead="Your saved work is safe. Check your connection and reload the page. If that does not help, contact support."
    >
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </Page>
  )
}
