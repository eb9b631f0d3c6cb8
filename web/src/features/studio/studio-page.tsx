import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { draftNow } from '../../lib/draft-api.js'
import { useSession } from '../../lib/session-store.js'
import { Page } from '../../ui/page.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { Studio } from './studio.js'

/** Edits the words, the look and the visibility of a draft. */
export function StudioPage() {
  const { draftId = '' } = useParams()
  // The next person to log in in this tab must not see what the one before left open.
  const [owner] = useState(() => useSession.getState().authUser?._id)
  const draft = useQuery({
    queryKey: ['studio', owner, draftId],
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
