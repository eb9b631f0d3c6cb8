/** Jobs of the thread pool's tests. */
import { setTimeout } from 'node:timers/promises'

export const double = (number) => 2 * number
export const fail = (message) => {
  throw new RangeError(message)
}
/** Never yields for so long. */
export const spin = (milliseconds) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
  return milliseconds
}
/** Ends only with its thread. */
export const forever = () => setTimeout(2 ** 30)
