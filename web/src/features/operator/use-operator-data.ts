import { useEffect, useRef } from 'react'
import { useLoaded } from '../../lib/use-loaded.js'
import { useConfirmation } from './confirmation-store.js'

/** Loads, and loads again when the password was entered. What is being typed meanwhile stays. */
export function useOperatorData<T>(load: (signal: AbortSignal) => Promise<T>, keys: readonly unknown[] = []) {
  const [loaded, reload] = useLoaded(load, keys)
  const times = useConfirmation((state) => state.times)
  const seen = useRef(times)
  useEffect(() => {
    if (seen.current === times) return
    seen.current = times
    reload()
  }, [times, reload])
  return [loaded, reload] as const
}
