import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { takeChosen } from '../../lib/chosen-file.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { LeaveGuard } from '../../ui/leave-guard.js'
import { Page } from '../../ui/page.js'
import { useMedia } from '../../lib/use-media.js'
import { ChooseStep } from './choose-step.js'
import { DropHere } from './drop-here.js'
import { EmptyStart } from './empty-start.js'
import { FileChooser } from './file-chooser.js'
import { ImportStep } from './import-step.js'
import { ReadStep } from './read-step.js'
import { SourceTabs, type Source } from './source-tabs.js'
import { useUpload } from './use-upload.js'
import { usePageDrop } from './use-page-drop.js'

/** Step 1. The id of an uploaded resume is in the address, so that a reload shows it again. */
export function UploadPage() {
  const [search, setSearch] = useSearchParams()
  // A launch that was left for this step goes on from here as it was.
  const { state } = useLocation() as { state: unknown }
  const resumeId = search.get('resume') || undefined
  const finish = (id: string) => setSearch({ resume: id }, { replace: true, state })
  const upload = useUpload(finish)
  const [source, setSource] = useState<Source>('pdf')
  const [isImporting, setIsImporting] = useState(false)
  const { choose } = upload
  const start = useCallback(
    (file: File) => {
      setSearch({}, { replace: true, state })
      setSource('pdf')
      choose(file)
    },
    [choose, setSearch, state],
  )
  useEffect(() => {
    const file = takeChosen()
    if (file) start(file)
  }, [])
  const isBeside = useMedia('(min-width: 48rem)')
  const isOver = usePageDrop(start, upload.sent === undefined && !isImporting)

  return (
    <Page
      title={resumeId === undefined ? 'Upload your resume' : 'This is what we read'}
      lead={
        resumeId === undefined
          ? 'We only use what is in your resume.'
          : isBeside
            ? 'Hover over a line to see where we found it.'
            : 'Compare it with your resume. You can fix anything that’s wrong.'
      }
      above={<JourneySteps current="upload" />}
    >
      {resumeId !== undefined ? (
        <ReadStep
          resumeId={resumeId}
          file={upload.file}
          chooser={<FileChooser size="small" onChoose={start} />}
        />
      ) : (
        <>
          {upload.file === undefined && <SourceTabs source={source} onSource={setSource} />}
          <div id="source-panel" role="tabpanel" aria-labelledby={`source-${source}`}>
            {source === 'pdf' ? (
              <ChooseStep upload={upload} onChoose={start} />
            ) : (
              <ImportStep onDone={finish} onBusy={setIsImporting} />
            )}
          </div>
          {upload.file === undefined && !isImporting && <EmptyStart />}
        </>
      )}
      {isOver && <DropHere />}
      <LeaveGuard when={upload.sent !== undefined || isImporting} title="Leave and cancel the upload?">
        Your resume is still on its way. If you leave now, it is not uploaded.
      </LeaveGuard>
    </Page>
  )
}
