import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useNavigate } from 'react-router-dom'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { useLeftLaunch, withLaunch } from '../../lib/left-launch.js'
import { resumeFile, taggedReadingOf, type TaggedReading } from '../../lib/resume-api.js'
import { ActionBar } from '../../ui/action-bar.js'
import { BesidePage } from '../../ui/beside-page.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { documentOf, usePdf } from '../../ui/use-pdf.js'
import { PageViewer } from '../../ui/page-viewer.js'
import { placesOf } from '../../lib/reading-outline.js'
import { ReadingPanel } from './reading-panel.js'

interface ReadStepProps {
  resumeId: string
  /** The file just uploaded; after a reload the server's copy is shown. */
  file: File | undefined
  chooser: ReactNode
}

/** After the upload: what was read beside where it was read. */
export function ReadStep({ resumeId, file, chooser }: ReadStepProps) {
  const left = withLaunch(useLeftLaunch())
  const query = useQuery({
    queryKey: ['reading', resumeId, 'with-version'],
    queryFn: ({ signal }) => taggedReadingOf(resumeId, signal),
  })
  useReturnWhenAbsent(isProblem(query.error, 'not-found'))
  const [pointer, setPointer] = useState<string>()
  const [chosenPage, setPage] = useState(1)

  const [confirmed, setConfirmed] = useState<TaggedReading>()
  const tagged = confirmed ?? query.data
  const reading = tagged?.reading
  // Without a file of its own it is known only once the reading is here whether there is a PDF.
  const hasPdf = file !== undefined || (reading !== undefined && !reading.imported)
  const pdf = usePdf(
    (signal) => (file ? file.arrayBuffer() : resumeFile(resumeId, signal)),
    hasPdf ? resumeId : undefined,
  )
  const pointed = useMemo(
    () => (reading && pointer !== undefined ? placesOf(reading, pointer) : []),
    [reading, pointer],
  )
  const page = pointed[0]?.page ?? chosenPage

  return (
    <BesidePage>
      <div className="md:sticky md:top-24 md:self-start">
        <PageViewer
          document={documentOf(pdf)}
          reading={reading}
          pointed={pointed}
          page={page}
          onPage={setPage}
        />
      </div>
      <div>
        {query.isError && (
          <FailedNotice
            title={messageOf(query.error, 'The reading could not be loaded.')}
            onRetry={() => void query.refetch()}
          >
            Your resume is stored. You can go on without looking at this.
          </FailedNotice>
        )}
        {query.isPending && <ReadingSkeleton />}
        {tagged && (
          <ReadingPanel resumeId={resumeId} tagged={tagged} onPoint={setPointer} onConfirmed={setConfirmed} />
        )}
        <ActionBar
          note={
            <Link
              to={`/resumes/${encodeURIComponent(resumeId)}`}
              state={left}
              className="textlink inline-block min-h-6"
            >
              Correct what we read
            </Link>
          }
        >
          <Link
            to={`/site-setup?resume=${encodeURIComponent(resumeId)}`}
            state={left}
            className="btn btn-primary"
          >
            Continue
          </Link>
          {chooser}
        </ActionBar>
      </div>
    </BesidePage>
  )
}

/** A resume that was deleted has no step to show; the way on is to upload one. */
function useReturnWhenAbsent(isAbsent: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAbsent) return
    toast.error("We can't find that resume. Please upload it again.", { id: 'no-resume' })
    void navigate('/uploadresume', { replace: true })
  }, [isAbsent, navigate])
}

const ReadingSkeleton = () => (
  <div className="grid min-h-96 animate-late content-start gap-3" role="status" aria-label="Reading">
    <div className="skeleton h-8 w-1/2" />
    <div className="skeleton h-5 w-1/3" />
    <div className="skeleton mt-6 h-5 w-3/4" />
    <div className="skeleton h-5 w-2/3" />
    <div className="skeleton h-5 w-3/4" />
  </div>
)
