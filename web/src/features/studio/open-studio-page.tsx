import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { Page } from '../../ui/page.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { openChanges } from './studio-api.js'

/** Opens the draft of changes to a live page. A fragment, such as `#photo`, opens that part of the panel. */
export function OpenStudioPage() {
  const { name = '' } = useParams()
  const location = useLocation()
  const draft = useQuery({ queryKey: ['open-studio', name], queryFn: () => openChanges(name) })
  if (draft.isSuccess)
    return (
      <Navigate to={`/studio/${draft.data.id}${location.hash}`} state={location.state as unknown} replace />
    )
  return (
    <Page title={`Edit ${name}`}>
      <WhenLoaded
        query={draft}
        missing={`You have no site called ${name}.`}
        fallback="The page could not be loaded."
      >
        {() => undefined}
      </WhenLoaded>
    </Page>
  )
}
