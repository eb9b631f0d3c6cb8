import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { withoutProtocol } from '../../lib/site-address.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { Notice } from '../../ui/notice.js'
import { Page } from '../../ui/page.js'
import { Spinner } from '../../ui/spinner.js'
import { LaunchFailed } from './launch-failed.js'
import { LaunchLive } from './launch-live.js'
import { isAwaited } from './awaited-launch.js'
import { StepList } from './step-list.js'
import { progressText, writer } from './step-texts.js'
import { useLaunch } from './use-launch.js'
import type { OnStarted } from './use-launching.js'

const longAfterMs = 30_000

interface LaunchProgressProps {
  id: string
  resumeId: string | undefined
  onStarted: OnStarted
}

/** A launch from its first step to its end, as the server reports it; never guessed. */
export function LaunchProgress({ id, resumeId, onStarted }: LaunchProgressProps) {
  const { launch, isAbsent, isSilent } = useLaunch(id)
  const isLive = launch?.status === 'success'
  useEffect(() => {
    if (isLive && isAwaited(id)) toast.success('Site Generated successfully')
  }, [isLive, id])
  const isLong = useLong(launch?.status === 'pending' || launch === undefined)

  if (isAbsent) return <AbsentLaunch />
  const above = <JourneySteps current="launch" finished={isLive} />
  if (!launch)
    return (
      <Page title="Deploying..." above={above}>
        <div className="max-w-xl">
          <Spinner label="Loading" className="h-40 animate-late" />
          <Delay isSilent={isSilent} isLong={isLong} />
        </div>
      </Page>
    )
  const announcement = (
    <p role="status" className="sr-only">
      {progressText(launch)}
    </p>
  )
  if (launch.status === 'success')
    return (
      <Page title="Successfully Created" lead="Your portfolio is live at its own address." above={above}>
        {announcement}
        <LaunchLive launch={launch} />
      </Page>
    )
  if (launch.status === 'failed')
    return (
      <Page title="Launch failed" above={above}>
        {announcement}
        <LaunchFailed launch={launch} resumeId={resumeId} onStarted={onStarted} />
      </Page>
    )
  return (
    <Page
      title="Deploying..."
      lead={`${withoutProtocol(launch.websiteUrl)} is on its way. ${writer(launch)}`.trim()}
      above={above}
    >
      {announcement}
      <div className="max-w-xl">
        <StepList launch={launch} />
        <Delay isSilent={isSilent} isLong={isLong} />
      </div>
    </Page>
  )
}

const Delay = ({ isSilent, isLong }: { isSilent: boolean; isLong: boolean }) => (
  <div className="mt-6 grid min-h-24 content-start gap-3" aria-live="polite">
    {isSilent && (
      <Notice kind="information" title="We can't reach Thumbfolio at the moment">
        The launch continues on the server. This page keeps trying.
      </Notice>
    )}
    {isLong && (
      <Notice kind="information" title="This takes longer than usual">
        The launch is still running. You can wait here or close this page; your dashboard shows the result.
      </Notice>
    )}
  </div>
)

function useLong(isRunning: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setIsLong(true), longAfterMs)
    return () => clearTimeout(timer)
  }, [isRunning])
  return isLong
}

const AbsentLaunch = () => (
  <Page
    title="There is no such launch"
    width="reading"
    lead="It may belong to another account, or its site was deleted. Your sites are on the dashboard."
  >
    <Link to="/dashboard" className="btn btn-primary">
      Go to the dashboard
    </Link>
  </Page>
)
