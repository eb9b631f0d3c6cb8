import { useQuery } from '@tanstack/react-query'
import { PageLanguage, type DraftView, type Removed } from '@thumbfolio/contracts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { draftNow, otherLanguageOf } from '../../lib/draft-api.js'
import { useSession } from '../../lib/session-store.js'
import { Page } from '../../ui/page.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { Studio } from './studio.js'

/** Changes that were brought onto the live page as it is now. Its entries have other ids, so the studio starts again. */
interface Rebased {
  readonly draft: DraftView
  readonly collisions: readonly Removed[]
}

/** Edits the words, the look and the visibility of a draft. */
export function StudioPage() {
  const { draftId = '' } = useParams()
  // The next user who logs in in this tab must not see what the previous one left open.
  const [owner] = useState(() => useSession.getState().authUser?._id)
  const [rebased, setRebased] = useState<Rebased>()
  const [search] = useSearchParams()
  const language = PageLanguage.safeParse(search.get('language')).data
  const draft = useQuery({
    queryKey: ['studio', owner, draftId, language],
    queryFn: ({ signal }) => draftNow(draftId, { language, signal }),
    // Words of this language may have been saved since it was open last.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (draft.isSuccess) {
    const now =
      rebased?.draft.id === draftId && otherLanguageOf(rebased.draft) === language
        ? rebased
        : { draft: draft.data, collisions: undefined }
    return (
      <Studio
        key={`${draftId} ${language ?? ''} ${now.collisions ? now.draft.draftVersion : ''}`}
        loaded={now.draft}
        collisions={now.collisions}
        onRebased={setRebased}
      />
    )
  }
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
