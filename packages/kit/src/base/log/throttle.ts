const maxKeys = 100

/**
 * For what would say the same line over and over: true when a key was not due for `everyMs` (milliseconds of the process, not
 * of the clock), and from then on false for as long. Of many keys it forgets the old ones, which are then due early.
 */
export function throttle(everyMs: number): (key: string) => boolean {
  const saidAt = new Map<string, number>()
  return (key) => {
    const now = performance.now()
    if (now - (saidAt.get(key) ?? -Infinity) < everyMs) return false
    if (saidAt.size >= maxKeys) saidAt.clear()
    saidAt.set(key, now)
    return true
  }
}
