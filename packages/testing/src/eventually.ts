import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until there is an answer (not undefined, not false) and gives it. Rejects after `withinMs`. */
export async function eventually<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  withinMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Nothing came within ${withinMs} ms`)
    await pause(10)
  }
}
