import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { resumesQuery } from '../../lib/resume-api.js'
import { useUser } from '../../lib/session-store.js'
import { sitesQuery } from './dashboard-api.js'
import { ResumeList } from './resume-list.js'
import { SiteList } from './site-list.js'

/** `start` is shown first until there is a resume or a site. */
export function DashboardPage({ start }: { start?: ReactNode }) {
  const user = useUser()
  const isNew = useIsNew(user._id)
  useLoadingFailure(user._id)
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-24 pb-20 md:px-8 md:pt-28">
      <title>Dashboard · Thumbfolio</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title text-2xl">Dashboard</h1>
          <p className="mt-2 text-muted">
            {user.username}, you have <span className="tabular">{user.credits}</span>{' '}
            {user.credits === 1 ? 'credit' : 'credits'}.
          </p>
        </div>
        <Link
          to="/uploadresume"
          className={`btn w-full sm:w-auto ${isNew && start !== undefined ? '' : 'btn-primary'}`}
        >
          <FileUp className="size-4" aria-hidden="true" />
          Upload new resume
        </Link>
      </div>
      {isNew && start}
      <section className="mt-12">
        <h2 id="portfolios" tabIndex={-1} className="title text-xl outline-none">
          My Portfolios
        </h2>
        <SiteList userId={user._id} />
      </section>
      <section className="mt-16">
        <h2 id="resumes" tabIndex={-1} className="title text-xl outline-none">
          Uploaded Resumes
        </h2>
        <ResumeList userId={user._id} />
      </section>
    </div>
  )
}

/** Whether both lists are loaded and empty. */
function useIsNew(userId: string): boolean {
  const sites = useQuery(sitesQuery(userId))
  const resumes = useQuery(resumesQuery(userId))
  return sites.data?.length === 0 && resumes.data?.length === 0
}

/** Each list says that it could not be loaded; this says it once, wherever on the page a person is. */
function useLoadingFailure(userId: string): void {
  const sites = useQuery(sitesQuery(userId))
  const resumes = useQuery(resumesQuery(userId))
  const error = (sites.isLoadingError && sites.error) || (resumes.isLoadingError && resumes.error)
  const hasFailed = error !== false
  useEffect(() => {
    if (error !== false) toast.error(messageOf(error, 'Failed to load dashboard'))
    // Once, whichever list fails first.
  }, [hasFailed])
}
