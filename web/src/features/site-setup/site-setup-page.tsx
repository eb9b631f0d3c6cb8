import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { siteIn, useLeftLaunch } from '../../lib/left-launch.js'
import { resumesQuery } from '../../lib/resume-api.js'
import { useUser } from '../../lib/session-store.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { Page } from '../../ui/page.js'
import { Spinner } from '../../ui/spinner.js'
import { NameForm } from './name-form.js'
import { ResumeGone } from './resume-gone.js'

/** Step 2. Without a resume in the address the newest one is taken; without any there is nothing to name yet. */
export function SiteSetupPage() {
  const [search] = useSearchParams()
  const user = useUser()
  const resumes = useQuery(resumesQuery(user._id))
  const given = search.get('resume') ?? undefined
  const left = useLeftLaunch()
  const initial = search.get('site') ?? (left ? siteIn(left) : '')

  // Whether a given one is still there is looked up while the name is typed: it nearly always is.
  if (resumes.isSuccess && given !== undefined && !resumes.data.some(({ _id }) => _id === given))
    return <ResumeGone others={resumes.data} addressOf={(resume) => addressOf(resume, initial)} />
  if (given !== undefined) return <NameForm resumeId={given} initial={initial} />
  if (resumes.isPending) return <Spinner label="Loading" className="min-h-dvh animate-late" />
  if (resumes.isError)
    return (
      <Page title="Choose your site name" above={<JourneySteps current="site-name" />}>
        <FailedNotice title="Your resumes could not be loaded" onRetry={() => void resumes.refetch()}>
          They are stored.
        </FailedNotice>
      </Page>
    )
  const [newest] = resumes.data
  if (newest === undefined) return <Navigate to="/uploadresume" replace />
  return <NameForm resumeId={newest._id} initial={initial} />
}

const addressOf = (resume: string, site: string) =>
  `/site-setup?${new URLSearchParams({ resume, ...(site !== '' && { site }) }).toString()}`
