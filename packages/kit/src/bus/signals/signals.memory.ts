import { localListeners } from './local-listeners.js'
import type { Signals } from './signals.js'

/** Hints within one process. */
export function memorySignals(): Signals {
  const listeners = localListeners()
  return {
    notify: (channel) => listeners.wake(channel),
    listen(channel, wake) {
      const own = () => wake()
      listeners.add(channel, own)
      return () => void listeners.remove(channel, own)
    },
    isHearing: () => true,
    async [Symbol.asyncDispose]() {
      listeners.clear()
    },
  }
}
