import { useEffect, useRef } from 'react'

/**
 * What was deleted takes the focus with it; the heading of its list has it next, once nothing is asked any more.
 * Answers with how to tell that something is gone.
 */
export function useFocusWhenGone(isAsking: boolean, headingId: string): () => void {
  const isGone = useRef(false)
  useEffect(() => {
    if (isAsking || !isGone.current) return
    isGone.current = false
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [isAsking, headingId])
  return () => {
    isGone.current = true
  }
}
