import { useRouteError } from 'react-router-dom'
import { Page } from '../ui/page.js'

/** A defect of ours, a page of an older version whose files are gone, or no connection: all are mended by loading anew. */
export function ErrorPage() {
  console.error(useRouteError())
  return (
    <Page
      title="This page could not be shown"
      width="reading"
      lead="Nothing you saved is lost. Check your connection and load the page again; if that does not help, write to support."
    >
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        Load again
      </button>
    </Page>
  )
}
