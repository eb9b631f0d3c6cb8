import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until the answer is true. Rejects after `withinMs`. */
export async function eventually(ask: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error(`It did not come about within ${withinMs} ms`)
    await pause(5)
  }
}

/** Does it come to an answer, whatever that is? */
export const answers = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )
