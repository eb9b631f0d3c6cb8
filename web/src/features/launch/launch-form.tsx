import { useEffect, useRef } from 'react'
import { FailedNotice } from '../../ui/failed-notice.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { Page } from '../../ui/page.js'
import { ConfirmLaunch } from './confirm-launch.js'
import { DraftDetails } from './draft-details.js'
import { DraftFrame } from './draft-frame.js'
import { LaunchBar } from './launch-bar.js'
import { LaunchChoices } from './launch-choices.js'
import { RefusedLaunch } from './refused-launch.js'
import { ResumeNotice } from './resume-choice.js'
import { useLaunchForm, type LaunchFormProps, type LaunchFormState } from './use-launch-form.js'

/** Before the launch: a preview of the page beside the choices and the price. */
export function LaunchForm(props: LaunchFormProps) {
  const form = useLaunchForm(props)
  const { fileUrl, back, left, start, launching, drafts } = form
  const { toConfirm } = launching
  return (
    <Page
      title="Launch your site"
      lead="Takes a few seconds. You only pay if your site goes live."
      above={
        <JourneySteps
          current="launch"
          back={{
            upload: fileUrl === undefined ? '' : `?resume=${encodeURIComponent(fileUrl)}`,
            'site-name': `?${back.toString()}`,
          }}
          state={left}
        />
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <div className="not-empty:mb-8">
          <ResumeNotice
            isMissing={form.isMissing}
            hasOthers={form.list.length > 0}
            left={left}
            hasFailed={form.resumes.isError && fileUrl === undefined}
            onRetry={() => void form.resumes.refetch()}
          />
        </div>
        <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <DraftFrame form={form} />
          <LaunchChoices form={form} />
        </div>
        {drafts.draft && !drafts.isPreview && <DraftDetails form={form} draft={drafts.draft} />}
        <Notices form={form} />
        {toConfirm && (
          <ConfirmLaunch
            key={[...toConfirm.findings, ...toConfirm.reasons][0]?.id}
            toConfirm={toConfirm}
            isWorking={launching.isGenerating}
            onConfirm={(confirm) => void start(confirm)}
            onClose={launching.cancel}
          />
        )}
        <LaunchBar form={form} />
      </form>
    </Page>
  )
}

/** Why a launch is blocked or failed. */
function Notices({ form: { consent, launching } }: { form: LaunchFormState }) {
  const { refusal } = launching
  const notices = useRef<HTMLDivElement>(null)
  // The button is always visible; its result may be below the fold, behind the bar.
  useEffect(() => {
    if (refusal !== undefined) notices.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <div ref={notices} className="grid scroll-mb-40 gap-4 not-empty:mt-8">
      {consent.hasFailed && (
        <FailedNotice title="We could not ask who may see your resumes" onRetry={consent.reload}>
          Nothing is launched before that is known.
        </FailedNotice>
      )}
      {refusal !== undefined && <RefusedLaunch refusal={refusal} />}
    </div>
  )
}
