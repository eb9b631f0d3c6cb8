import { repositoryRoutes } from '@thumbfolio/contracts'
import { useEffect } from 'react'
import { call } from '../../lib/api-client.js'
import { useLoaded } from '../../lib/use-loaded.js'

const lookAgainMs = 5_000
const longestMs = 120_000

/** The page's files and history at the code host. Nothing where they are not public; it follows the page by seconds. */
export function RepositoryLink({ siteName }: { siteName: string }) {
  const [loaded, reload] = useLoaded(
    async (signal) =>
      (await call(repositoryRoutes.siteRepository, { params: { name: siteName } }, { signal })).data,
    [siteName],
  )
  const retry = async () => {
    await call(repositoryRoutes.retryRepository, { params: { name: siteName } }).catch(() => undefined)
    reload()
  }
  const repository = loaded.status === 'ready' ? loaded.data : undefined
  const isPending = repository?.state === 'pending'
  useEffect(() => {
    if (!isPending) return
    const looking = setInterval(reload, lookAgainMs)
    const end = setTimeout(() => clearInterval(looking), longestMs)
    return () => {
      clearInterval(looking)
      clearTimeout(end)
    }
  }, [isPending, reload])

  if (repository?.state === 'refused')
    return (
      <p className="text-sm text-muted">
        Your page is live, but GitHub refuses its copy. {repository.detail}{' '}
        <button type="button" className="textlink" onClick={() => void retry()}>
          Try again
        </button>
      </p>
    )
  if (repository?.state !== 'public') return undefined
  return (
    <a href={repository.url} target="_blank" rel="noreferrer" className="textlink justify-self-start text-sm">
      View the code on GitHub
    </a>
  )
}
