import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again, `everyMs` after the last answer, until there is one that is not undefined and not false, and gives it.
 * Rejects after `withinMs`.
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 10_000,
  everyMs = 10,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Nothing came within ${withinMs} ms`)
    await pause(everyMs)
  }
}
