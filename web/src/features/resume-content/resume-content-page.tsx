import { Link, useParams } from 'react-router-dom'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { useLoaded } from '../../lib/use-loaded.js'
import { Notice } from '../../ui/notice.js'
import { Page } from '../../ui/page.js'
import { ReadingEditor } from './reading-editor.js'
import { readingOf } from './resume-content-api.js'

/** What was read from a resume, for its owner to correct. Pages are made from the corrected version. */
export function ResumeContentPage() {
  const { id = '' } = useParams()
  const [loaded, reload] = useLoaded((signal) => readingOf(id, signal), [id])
  return (
    <Page
      title="Correct what we read"
      lead="Your next page is made from this. Pages that are live stay as they are until you launch them again."
    >
      {loaded.status === 'loading' && (
        <div
          className="grid min-h-96 animate-late content-start gap-8 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-12"
          role="status"
          aria-label="Loading"
        >
          <div className="skeleton hidden aspect-[595/842] w-full rounded-sm md:block" />
          <div className="grid content-start gap-3">
            <div className="skeleton h-8 w-1/3" />
            <div className="skeleton h-24 w-full" />
            <div className="skeleton h-24 w-full" />
          </div>
        </div>
      )}
      {loaded.status === 'failed' && (
        <Notice
          kind="problem"
          title={
            isProblem(loaded.error, 'not-found')
              ? 'You have no such resume.'
              : messageOf(loaded.error, 'The reading could not be loaded.')
          }
          action={
            <>
              <button type="button" className="btn" onClick={reload}>
                Try again
              </button>
              <Link to="/dashboard" className="btn">
                Go to the dashboard
              </Link>
            </>
          }
        />
      )}
      {loaded.status === 'ready' && <ReadingEditor key={id} resumeId={id} loaded={loaded.data} />}
    </Page>
  )
}
