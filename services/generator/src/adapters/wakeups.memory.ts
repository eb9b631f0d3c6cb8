import { EventEmitter } from 'node:events'
import type { Wakeups } from '../ports.js'

/** Hints within one process. */
export function memoryWakeups(): Wakeups {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    notify: (siteName) => void emitter.emit(siteName),
    listen(siteName, wake) {
      emitter.on(siteName, wake)
      return () => void emitter.off(siteName, wake)
    },
  }
}
