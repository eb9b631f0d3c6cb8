/** What can be undone, what is, and what can be done again. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** Changes with the same name, one after another, are one step: the letters of a word. */
  readonly burst?: string | undefined
}

/** Steps that can be undone. */
export const mostSteps = 400

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] })

export function changed<T>(history: History<T>, now: T, burst?: string): History<T> {
  if (now === history.now) return history
  const { past } = history
  if (burst !== undefined && burst === history.burst) return { past, now, future: [], burst }
  return { past: [...past, history.now].slice(-mostSteps), now, future: [], burst }
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const last = past.at(-1)
  return last === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: last, future: [now, ...future] }
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest }
}
