import { setTimeout as pause } from 'node:timers/promises'

const firstPauseMs = 50
const longestPauseMs = 2_000

/**
 * Repeats work with a jittered pause that doubles, until it succeeds, `isFinal` says no, or the signal ends it.
 * @throws the last error; the signal's reason where there was none
 */
export async function retryUntil<T>(
  work: () => Promise<T>,
  { signal, isFinal = () => false }: { signal: AbortSignal; isFinal?: (error: unknown) => boolean },
): Promise<T> {
  let last: unknown
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      return await unlessAborted(work(), signal)
    } catch (error) {
      if (isFinal(error)) throw error
      if (error !== signal.reason) last = error
      const pauseMs = Math.min(firstPauseMs * 2 ** attempt, longestPauseMs)
      await pause(pauseMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined)
    }
  }
  throw last ?? signal.reason
}

/** Waits no longer than the signal allows, also for work that does not listen to it. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
