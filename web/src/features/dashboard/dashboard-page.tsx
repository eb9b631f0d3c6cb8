import { FileUp } from 'lucide-react'
import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { useUser } from '../../lib/session-store.js'
import { isMoving, loadResumes, loadSites, resetDashboard, useDashboard } from './dashboard-store.js'
import { ResumeList } from './resume-list.js'
import { SiteList } from './site-list.js'

const lookAgainMs = 3_000

export function DashboardPage() {
  const user = useUser()
  useDashboardOf(user._id)
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
        <Link to="/uploadresume" className="btn w-full btn-primary sm:w-auto">
          <FileUp className="size-4" aria-hidden="true" />
          Upload new resume
        </Link>
      </div>
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

/** Loads both lists, and looks again while a site is on its way to another state. */
function useDashboardOf(userId: string): void {
  useEffect(() => {
    Promise.all([loadSites(userId), loadResumes(userId)]).catch((error: unknown) =>
      toast.error(messageOf(error, 'Failed to load dashboard')),
    )
    return resetDashboard
  }, [userId])

  const isAnyMoving = useDashboard(({ sites }) => sites.status === 'ready' && sites.items.some(isMoving))
  useEffect(() => {
    if (!isAnyMoving) return
    const timer = setInterval(() => void loadSites(userId).catch(() => undefined), lookAgainMs)
    return () => clearInterval(timer)
  }, [isAnyMoving, userId])
}
