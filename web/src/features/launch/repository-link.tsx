import { useQuery } from '@tanstack/react-query'
import { repositoryRoutes } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'

const lookAgainMs = 5_000
/** Two minutes. */
const mostLooks = 24

/** The page's files and history at the code host. Nothing where they are not public; it follows the page by seconds. */
export function RepositoryLink({ siteName }: { siteName: string }) {
  const { data: repository, refetch } = useQuery({
    queryKey: ['repository', siteName],
    queryFn: async ({ signal }) =>
      (await call(repositoryRoutes.siteRepository, { params: { name: siteName } }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.state === 'pending' && state.dataUpdateCount < mostLooks && lookAgainMs,
  })
  const retry = async () => {
    await call(repositoryRoutes.retryRepository, { params: { name: siteName } }).catch(() => undefined)
    await refetch()
  }

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
