import { withTimeout } from '../../base/time/with-timeout.js'
import { StoreUnavailable } from '../errors.js'

/** Lets calls through until it is closed, and no more than so many at once. */
export interface Gate {
  /** @throws StoreUnavailable when it is closed or too many calls wait */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Refuses further calls and waits for those that run, but no longer than that. */
  close(withinMs: number): Promise<void>
}

/** An open gate; `name` is said by its refusals. */
export function createGate(name: string, atOnce: number): Gate {
  let running = 0
  let closed = false
  let idle: (() => void) | undefined

  return {
    async run(work) {
      if (closed) throw new StoreUnavailable(`${name} is closed`)
      if (running >= atOnce) throw new StoreUnavailable(`${name}: ${atOnce} calls wait already`)
      running++
      try {
        return await work()
      } finally {
        if (--running === 0) idle?.()
      }
    },
    async close(withinMs) {
      closed = true
      if (running === 0) return
      const ended = () => new Promise<void>((resolve) => (idle = resolve))
      await withTimeout(withinMs, ended).catch(() => undefined)
    },
  }
}
