import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { JourneySteps } from '../../ui/journey-steps.js'
import { Page } from '../../ui/page.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { ReadingEditor } from './reading-editor.js'
import { readingOf } from './resume-content-api.js'

/** What was read from a resume, for its owner to correct. Pages are made from the corrected version. */
export function ResumeContentPage() {
  const { id = '' } = useParams()
  const reading = useQuery({
    queryKey: ['reading', id, 'with-version'],
    queryFn: ({ signal }) => readingOf(id, signal),
  })
  return (
    <Page
      title="Correct what we read"
      lead={
        reading.isError
          ? undefined
          : 'Your next page is made from this. Pages that are live stay as they are until you launch them again.'
      }
      above={<JourneySteps current="upload" />}
    >
      <WhenLoaded
        query={reading}
        missing="We can't find that resume."
        fallback="The reading could not be loaded."
        aside={<div className="skeleton hidden aspect-[595/842] w-full rounded-sm md:block" />}
      >
        {(data) => <ReadingEditor key={id} resumeId={id} loaded={data} />}
      </WhenLoaded>
    </Page>
  )
}
