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

const restAfterErrorMs = 1_000

/**
 * Works off lanes: one thing at a time within a lane, at most `concurrency` lanes at once, in turn. A resting lane takes
 * no place. Nothing begins while the intake has no space.
 */
export function createLanes(concurrency: number, work: LaneWork, intake?: Intake): Lanes {
  const ready = new Set<string>()
  /** True: something was added while the lane was worked on. */
  const busy = new Map<string, boolean>()
  const resting = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  function dispatch(): void {
    for (const lane of ready) {
      if (stopped || busy.size >= concurrency || intake?.hasSpace() === false) return
      ready.delete(lane)
      busy.set(lane, false)
      const run = work(lane)
        .catch(() => restAfterErrorMs)
        .then((restMs) => {
          running.delete(run)
          const again = busy.get(lane)
          busy.delete(lane)
          if (restMs) rest(lane, restMs)
          else if (restMs === 0 || again) ready.add(lane)
          dispatch()
        })
      running.add(run)
    }
  }

  function rest(lane: string, ms: number): void {
    if (stopped) return
    const wake = () => {
      resting.delete(lane)
      ready.add(lane)
      dispatch()
    }
    resting.set(lane, setTimeout(wake, ms).unref())
  }

  const endOfIntake = intake?.onSpace(dispatch)
  return {
    add(lane) {
      if (busy.has(lane)) busy.set(lane, true)
      else if (!resting.has(lane)) {
        ready.add(lane)
        dispatch()
      }
    },
    async stop() {
      stopped = true
      endOfIntake?.()
      for (const timer of resting.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
