import type { DraftView } from '@thumbfolio/contracts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useSession } from '../../lib/session-store.js'
import { storedWords } from '../../lib/storage.js'
import { wordKeeper } from './kept-words.js'
import { createStudio, type Studio } from './studio-store.js'
import type { StudioState } from './studio-state.js'

/** Polling interval while a model arranges the draft. */
const pollMs = 1_000

/** Opens a draft for as long as its screen is mounted. */
export function useStudio(loaded: DraftView): { studio: Studio; now: StudioState } {
  // Whose words these are, also while a session that ended elsewhere is opened again.
  const [userId] = useState(useSession(({ authUser }) => authUser?._id) ?? '')
  const [studio] = useState(() => createStudio(loaded, wordKeeper(storedWords, userId, loaded.id)))
  const now = useStore(studio.store)
  useEffect(() => studio.open(), [studio])
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
