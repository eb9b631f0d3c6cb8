import { useCallback, useEffect, useState } from 'react'

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: unknown }

/** Loads for as long as the component stands. A reload keeps what is shown until the new answer is there. */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  keys: readonly unknown[],
): readonly [Loaded<T>, reload: () => void] {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' })
  const [turn, setTurn] = useState(0)
  const key = JSON.stringify(keys)

  useEffect(() => setState({ status: 'loading' }), [key])
  useEffect(() => {
    const abort = new AbortController()
    load(abort.signal).then(
      (data) => !abort.signal.aborted && setState({ status: 'ready', data }),
      (error: unknown) => !abort.signal.aborted && setState({ status: 'failed', error }),
    )
    return () => abort.abort()
    // `load` closes over the keys and nothing else that changes.
  }, [key, turn])

  return [state, useCallback(() => setTurn((now) => now + 1), [])]
}
