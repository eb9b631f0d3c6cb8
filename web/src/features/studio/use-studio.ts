import type { DraftView } from '@thumbfolio/contracts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { otherLanguageOf } from '../../lib/draft-api.js'
import { useSession } from '../../lib/session-store.js'
import { storedWords } from '../../lib/storage.js'
import { wordKeeper } from './kept-words.js'
import { createStudio, type Studio } from './studio-store.js'
import type { StudioState } from './studio-state.js'
import { entryAt } from './words.js'

/** Polling interval while a model arranges the draft. */
const pollMs = 1_000

/** Names the words of a draft in its language. */
const slotOf = (draft: DraftView): string => [draft.id, otherLanguageOf(draft)].filter(Boolean).join(' ')

/** Opens a draft for as long as its screen is mounted. */
export function useStudio(loaded: DraftView): { studio: Studio; now: StudioState } {
  // Unsaved words keep the studio on the screen when the session ends elsewhere.
  const userId = useSession(({ authUser }) => authUser?._id)
  const [studio] = useState(() => createStudio(loaded, wordKeeper(storedWords, userId ?? '', slotOf(loaded))))
  const now = useStore(studio.store)
  useEffect(() => studio.open(), [studio])
  // After a new login, what was refused without a session is saved.
  useEffect(() => {
    if (userId !== undefined && studio.store.getState().state === 'refused') void studio.flush()
  }, [studio, userId])
  useEffect(() => {
    const onVisibility = () =>
      void (document.visibilityState === 'visible' ? studio.refresh() : studio.flush())
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [studio])
  const isWriting = now.draft.status === 'writing'
  useEffect(() => {
    if (!isWriting) return
    const timer = setInterval(() => void studio.refresh(), pollMs)
    return () => clearInterval(timer)
  }, [studio, isWriting])
  return { studio, now }
}

/** The server's id of the entry whose case study the frame shows; undefined for the first page, and before it is saved. */
export function useShownStudy(studio: Studio, { saved, ids }: StudioState): string | undefined {
  const key = useStore(studio.shown, ({ study }) => study)
  if (key === undefined || !entryAt(saved, key)?.caseStudy) return undefined
  return ids.get(key) ?? key
}
