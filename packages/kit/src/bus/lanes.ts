import type { Intake } from './bus.js'

/** Does the next thing of a lane. Answers with how long the lane rests in ms (0: go on), or undefined when it is empty. */
export type LaneWork = (lane: string) => Promise<number | undefined>

/** Work in lanes: in order within one, side by side otherwise. */
export interface Lanes {
  /** There is something to do in this lane, perhaps. */
  add(lane: string): void
  /** Takes up nothing more. Resolves when what runs has ended. */
  stop(): Promise<void>
}

const backoffAfterErrorMs = 1_000

/**
 * Works off lanes: one thing at a time within a lane, at most `concurrency` lanes at once, in turn. A lane in backoff
 * takes no place. Nothing begins while the intake has no space.
 */
export function createLanes(concurrency: number, work: LaneWork, intake?: Intake): Lanes {
  const ready = new Set<string>()
  /** True: something was added while the lane was worked on. */
  const busy = new Map<string, boolean>()
  const backingOff = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  function dispatch(): void {
    for (const lane of ready) {
      if (stopped || busy.size >= concurrency || intake?.hasSpace() === false) return
      ready.delete(lane)
      busy.set(lane, false)
      const run = work(lane)
        .catch(() => backoffAfterErrorMs)
        .then((backoffMs) => {
          running.delete(run)
          const again = busy.get(lane)
          busy.delete(lane)
          if (backoffMs) backOff(lane, backoffMs)
          else if (backoffMs === 0 || again) ready.add(lane)
          dispatch()
        })
      running.add(run)
    }
  }

  function backOff(lane: string, ms: number): void {
    if (stopped) return
    const wake = () => {
      backingOff.delete(lane)
      ready.add(lane)
      dispatch()
    }
    backingOff.set(lane, setTimeout(wake, ms).unref())
  }

  const endOfIntake = intake?.onSpace(dispatch)
  return {
    add(lane) {
      if (busy.has(lane)) busy.set(lane, true)
      else if (!backingOff.has(lane)) {
        ready.add(lane)
        dispatch()
      }
    },
    async stop() {
      stopped = true
      endOfIntake?.()
      for (const timer of backingOff.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
