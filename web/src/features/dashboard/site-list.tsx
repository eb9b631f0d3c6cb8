import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { checkupsOfSites } from '../../lib/checkup-api.js'
import { resumesQuery } from '../../lib/resume-api.js'
import type { ListedSite } from '../../lib/sites-api.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { EmptyState } from '../../ui/empty-state.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { ExampleTop } from '../../ui/example-top.js'
import { examples } from '../../ui/examples/examples.js'
import { CardVisits } from './card-visits.js'
import { CheckupLine } from './checkup-line.js'
import { deleteSite, sitesQuery, visitsOfSites } from './dashboard-api.js'
import { SiteCard } from './site-card.js'
import { useFocusWhenGone } from './use-focus-when-gone.js'

const grid = 'mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3'

const lookAgainMs = 3_000

/** A site whose state will change by itself. */
const isMoving = ({ status }: ListedSite): boolean => status === 'launching' || status === 'deleting'

export function SiteList({ userId }: { userId: string }) {
  const sites = useQuery({
    ...sitesQuery(userId),
    refetchInterval: ({ state }) => state.data?.some(isMoving) === true && lookAgainMs,
  })
  const { data: resumes = [] } = useQuery(resumesQuery(userId))
  const hasResumes = resumes.length > 0
  // The sites are shown without, and also where it cannot be loaded.
  const { data: visits } = useQuery({
    queryKey: ['visits-of-sites', userId],
    queryFn: ({ signal }) => visitsOfSites(signal),
  })
  const { data: checkups } = useQuery({
    queryKey: ['checkups-of-sites', userId],
    queryFn: ({ signal }) => checkupsOfSites(signal),
  })
  const [leaving, setLeaving] = useState<string>()
  const onGone = useFocusWhenGone(leaving !== undefined, 'portfolios')
  const { isDeleting, remove } = useDeletion(userId, onGone, () => setLeaving(undefined))

  if (sites.isPending) return <SitesSkeleton />
  // What is shown stays when a later load fails: old is better than gone.
  if (sites.isLoadingError)
    return (
      <div className="mt-6">
        <FailedNotice
          title={messageOf(sites.error, 'Failed to load dashboard')}
          onRetry={() => void sites.refetch()}
        >
          Your published sites are not affected.
        </FailedNotice>
      </div>
    )
  if (sites.data.length === 0) return <NoSites hasResumes={hasResumes} />
  return (
    <>
      <ul className={grid}>
        {sites.data.map((site) => {
          const counts = visits?.get(site.name)
          const checkup = checkups?.get(site.name)
          return (
            <SiteCard key={site.name} site={site} onDelete={() => setLeaving(site.name)}>
              {counts && <CardVisits name={site.name} visits={counts} />}
              {checkup && <CheckupLine checkup={checkup} />}
            </SiteCard>
          )
        })}
      </ul>
      {leaving !== undefined && (
        <ConfirmDialog
          title={`Delete ${leaving}?`}
          action="Delete site"
          isWorking={isDeleting}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          The page goes offline at once. Its name stays reserved for you for 180 days, then others can take
          it. Your resume stays. Credits already spent are not refunded.
        </ConfirmDialog>
      )}
    </>
  )
}

const NoSites = ({ hasResumes }: { hasResumes: boolean }) => (
  <div className="mt-6">
    <EmptyState
      picture={
        <ExampleTop
          example={examples[0]}
          sizes="18rem"
          className="max-w-72 rounded-field border border-line"
        />
      }
      action={
        hasResumes && (
          <Link to="/site-setup" className="btn btn-primary">
            Publish Portfolio
          </Link>
        )
      }
    >
      You have no sites yet. {hasResumes ? 'Publish a resume' : 'Upload a resume'} to create your first one:
      it becomes a page like this, at an address you choose.{' '}
      <Link to="/examples/maya-brandt" className="textlink">
        See an example
      </Link>
    </EmptyState>
  </div>
)

function useDeletion(userId: string, onGone: () => void, onDone: () => void) {
  const queryClient = useQueryClient()
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = async (name: string) => {
    setIsDeleting(true)
    try {
      await deleteSite(userId, name)
      queryClient.setQueryData(sitesQuery(userId).queryKey, (sites) =>
        sites?.filter((site) => site.name !== name),
      )
      toast.success('Repository deleted successfully')
      onGone()
    } catch (error) {
      toast.error(messageOf(error, 'Failed to delete repository'))
    } finally {
      setIsDeleting(false)
      onDone()
    }
  }
  return { isDeleting, remove }
}

const SitesSkeleton = () => (
  <div className={`${grid} animate-late`} role="status" aria-label="Loading your sites">
    {[1, 2, 3].map((key) => (
      <div key={key}>
        <div className="skeleton aspect-[4/3] w-full rounded-box" />
        <div className="skeleton mt-4 h-5 w-1/2" />
        <div className="skeleton mt-2 h-4 w-1/3" />
      </div>
    ))}
  </div>
)
