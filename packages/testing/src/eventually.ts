import { setTimeout as pause } from 'node:timers/promises'

/** Long enough that polling leaves the processor to what it waits for, short enough to see a state that passes. */
const longestPauseMs = 50

/**
 * Polls until the answer is neither undefined nor false, and returns it. The pause between two polls starts at `everyMs`
 * and grows by half each time, up to 50 ms. Rejects after `withinMs`.
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 20_000,
  everyMs = 10,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (let pauseMs = everyMs; ; pauseMs = Math.max(everyMs, Math.min(pauseMs * 1.5, longestPauseMs))) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Nothing came within ${withinMs} ms`)
    await pause(pauseMs)
  }
}
