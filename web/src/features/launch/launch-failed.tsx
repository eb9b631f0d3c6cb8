import type { LaunchView } from '@thumbfolio/contracts'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useUser } from '../../lib/session-store.js'
import { ActionBar } from '../../ui/action-bar.js'
import { Notice } from '../../ui/notice.js'
import { Working } from '../../ui/spinner.js'
import { keptChoices, untouched } from './choices.js'
import { RefusedLaunch } from './refused-launch.js'
import { StepList } from './step-list.js'
import { useLaunching, type OnStarted } from './use-launching.js'

interface LaunchFailedProps {
  launch: LaunchView
  resumeId: string | undefined
  onStarted: OnStarted
}

/** What happened, that nothing was paid, and the way to try again. */
export function LaunchFailed({ launch, resumeId, onStarted }: LaunchFailedProps) {
  const { _id } = useUser()
  const { isGenerating, refusal, launch: start } = useLaunching(onStarted)
  const { siteName, model, fallback = 'none', edits = 'keep', problem } = launch
  return (
    <div className="max-w-xl">
      <Notice kind="problem" title={problem?.title ?? 'The launch did not end in a live site'}>
        {problem?.detail ?? 'You were not charged.'}
      </Notice>
      <div className="mt-6">
        <StepList launch={launch} />
      </div>
      {refusal !== undefined && (
        <div className="mt-6">
          <RefusedLaunch refusal={refusal} />
        </div>
      )}
      <ActionBar>
        {resumeId === undefined ? (
          <Link
            to={`/launch?${new URLSearchParams({ site: siteName, model }).toString()}`}
            state={keptChoices(_id, siteName, { ...untouched, fallback, edits })}
            className="btn btn-primary"
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            Retry
          </Link>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isGenerating}
            onClick={() => void start(async () => ({ fileUrl: resumeId, siteName, model, fallback, edits }))}
          >
            {isGenerating ? <Working /> : <RotateCcw className="size-4" aria-hidden="true" />}
            Retry
          </button>
        )}
        <Link to="/dashboard" className="btn">
          Go to the dashboard
        </Link>
      </ActionBar>
    </div>
  )
}
