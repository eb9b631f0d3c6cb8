import type { Logger } from '../log/log.js'
import { detached } from '../trace/trace.js'

/** Work that is repeated until it is disposed. */
export interface Sweep extends AsyncDisposable {
  /** Runs it soon instead of at the next turn. */
  readonly wake: () => void
}

/**
 * Runs work over and over, never twice at once: every `everyMs`, and soon after `wake`. The first turn is the first wake.
 * A failing turn is logged and the next one comes as usual. Disposing waits for the running turn.
 */
export function startSweep(options: {
  name: string
  everyMs: number
  log: Logger
  sweep: () => Promise<void>
}): Sweep {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let wanted = false
  let stopped = false

  const turn = async () => {
    do {
      wanted = false
      await options
        .sweep()
        .catch((error: unknown) => options.log.error({ err: error }, `${options.name} failed`))
    } while (wanted && !stopped)
    running = undefined
    if (!stopped) timer = setTimeout(wake, options.everyMs).unref()
  }

  function wake() {
    if (stopped) return
    wanted = true
    if (running) return
    clearTimeout(timer)
    // Who wakes it is served by what it does, but it does not do it in their name.
    running = detached(turn)
  }

  return {
    wake,
    async [Symbol.asyncDispose]() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
