import type { DraftView } from '@thumbfolio/contracts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { storedWords } from '../../lib/storage.js'
import { wordKeeper } from './kept-words.js'
import { createStudio, type Studio } from './studio-store.js'
import type { StudioState } from './studio-state.js'

/** While a model arranges the draft. */
const lookEveryMs = 1_000

/** One draft, as long as its screen is open. */
export function useStudio(loaded: DraftView, userId: string): { studio: Studio; now: StudioState } {
  const [studio] = useState(() => createStudio(loaded, wordKeeper(storedWords, userId, loaded.id)))
  const now = useStore(studio.store)
  useEffect(() => studio.open(), [studio])
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' ? studio.look() : studio.flush())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [studio])
  const isWriting = now.draft.status === 'writing'
  useEffect(() => {
    if (!isWriting) return
    const timer = setInterval(() => void studio.look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [studio, isWriting])
  return { studio, now }
}
