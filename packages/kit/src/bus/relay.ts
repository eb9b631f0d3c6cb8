import type { Logger } from '../base/log/log.js'
import { withTimeout } from '../base/time/with-timeout.js'
import type { Outbox } from '../store/store.js'
import { observe } from '../base/telemetry/metrics.js'
import type { Bus } from './bus.js'
import { inPublishSpans } from './event-spans.js'

/** From which outbox to which bus; times in milliseconds. */
export interface RelayOptions {
  readonly outbox: Outbox
  readonly bus: Bus
  readonly log?: Logger
  /** Whose outbox it is, for the metrics. */
  readonly service?: string
  /** Between looks where no wake-up came: another process committed. Its outbox may show that later still. */
  readonly pollMs?: number
  /** Between tries while the bus takes nothing: doubled each time, up to `maxPauseMs`. */
  readonly firstPauseMs?: number
  readonly maxPauseMs?: number
  /** Events handed over at once. */
  readonly batch?: number
  /** How long disposing waits for a bus or a store that does not answer. Default: 0.8 s. */
  readonly stopWithinMs?: number
}

/** Hands events over until it is disposed. */
export interface Relay extends AsyncDisposable {
  /** Resolves when the bus has taken everything that was committed before, or when the relay stops. */
  drained(): Promise<void>
}

/**
 * Hands the outbox to the bus, oldest first, and forgets what the bus has durably taken. At least once: after a crash
 * between the two the same events are handed over again, in the same order.
 */
export function startRelay(options: RelayOptions): Relay {
  const { outbox, bus, log, pollMs = 1_000, firstPauseMs = 50, maxPauseMs = 5_000, batch = 500 } = options
  const timer = createWakeableTimer()
  let waiters: (() => void)[] = []
  let stopped = false
  /** When the oldest event was committed that the bus has not taken yet, as far as it was seen. */
  let waitingSince: number | undefined

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs
    while (!stopped) {
      // Taken before the read: who starts to wait during it may mean a commit that it does not see.
      const waiting = waiters
      waiters = []
      timer.woken = false
      try {
        const handed = await handOver()
        pauseMs = firstPauseMs
        // Fewer than were asked for: that was all, unless a commit came meanwhile.
        if (handed === batch || (handed > 0 && timer.woken)) waiters.push(...waiting)
        else {
          for (const done of waiting) done()
          if (waiters.length === 0) await timer.sleep(pollMs)
        }
      } catch (error) {
        waiters.push(...waiting)
        log?.warn({ err: error, pauseMs }, 'outbox relay failed, retrying')
        if (!stopped) await timer.wait(pauseMs)
        pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      }
    }
    for (const done of waiters) done()
  }

  async function handOver(): Promise<number> {
    const events = await outbox.pending(batch)
    waitingSince = events[0] && Date.parse(events[0].time)
    if (events.length === 0 || stopped) return 0
    await inPublishSpans(events, () => bus.publish(events))
    await outbox.acknowledge(events.map(({ id }) => id))
    waitingSince = undefined
    return events.length
  }

  const unsubscribe = outbox.onCommit(timer.wake)
  const unobserve = observe('thumbfolio.outbox.age', { 'thumbfolio.service': options.service ?? '' }, () =>
    waitingSince === undefined ? 0 : Math.max(0, Date.now() - waitingSince) / 1000,
  )
  const running = run()
  return {
    drained: () =>
      new Promise((resolve) => {
        if (stopped) return resolve()
        waiters.push(resolve)
        timer.wake()
      }),
    async [Symbol.asyncDispose]() {
      stopped = true
      unsubscribe()
      unobserve()
      timer.end()
      await withTimeout(options.stopWithinMs ?? 800, () => running).catch(() => undefined)
      for (const done of waiters) done()
    },
  }
}

/** A pause that a commit ends (`sleep`), and one that only the end of the relay ends (`wait`). */
function createWakeableTimer() {
  let finish: (() => void) | undefined
  let isUninterruptible = false
  let ended = false
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, ms).unref()
      finish = () => {
        clearTimeout(timeout)
        resolve()
      }
    })
  const timer = {
    /** Set by a wake-up, also by one that came before the sleep: then there is no sleep. */
    woken: false,
    async sleep(ms: number): Promise<void> {
      if (!timer.woken && !ended) await pause(ms)
    },
    async wait(ms: number): Promise<void> {
      isUninterruptible = true
      if (!ended) await pause(ms)
      isUninterruptible = false
    },
    wake(): void {
      timer.woken = true
      if (!isUninterruptible) finish?.()
    },
    end(): void {
      ended = true
      finish?.()
    },
  }
  return timer
}
