import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { draftNow } from '../../lib/draft-api.js'
import { Page } from '../../ui/page.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { Studio } from './studio.js'

/** Edits the words, the look and the visibility of a draft. */
export function StudioPage() {
  const { draftId = '' } = useParams()
  const draft = useQuery({
    queryKey: ['studio', draftId],
    queryFn: ({ signal }) => draftNow(draftId, signal),
    staleTime: Infinity,
  })
  if (draft.isSuccess) return <Studio key={draftId} loaded={draft.data} />
  return (
    <Page title="Edit the page">
      <WhenLoaded
        query={draft}
        missing="This draft is not there any more."
        fallback="The page could not be loaded."
      >
        {() => undefined}
      </WhenLoaded>
    </Page>
  )
}
