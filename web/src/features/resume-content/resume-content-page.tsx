import { useParams } from 'react-router-dom'
import { useLoaded } from '../../lib/use-loaded.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { NotLoaded } from '../../ui/not-loaded.js'
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
      above={<JourneySteps current={1} />}
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
        <NotLoaded
          error={loaded.error}
          missing="You have no such resume."
          fallback="The reading could not be loaded."
          onRetry={reload}
        />
      )}
      {loaded.status === 'ready' && <ReadingEditor key={id} resumeId={id} loaded={loaded.data} />}
    </Page>
  )
}
