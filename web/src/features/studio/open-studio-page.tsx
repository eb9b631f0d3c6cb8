import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { Page } from '../../ui/page.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { openChanges } from './studio-api.js'

/** Leads to the changes of a live page: those that are there, else new ones. */
export function OpenStudioPage() {
  const { name = '' } = useParams()
  const draft = useQuery({ queryKey: ['open-studio', name], queryFn: () => openChanges(name) })
  if (draft.isSuccess) return <Navigate to={`/studio/${draft.data.id}`} replace />
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
